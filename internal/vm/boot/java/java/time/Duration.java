package java.time;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** An amount of time in seconds and nanoseconds. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    private static final long serialVersionUID = 3078945930695997490L;
    private static final long BILLION = 1000000000L;

    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Duration create(long seconds, int nanos) {
        return (seconds | nanos) == 0 && ZERO != null ? ZERO : new Duration(seconds, nanos);
    }

    public static Duration ofDays(long days) {
        return create(Math.multiplyExact(days, 86400L), 0);
    }

    public static Duration ofHours(long hours) {
        return create(Math.multiplyExact(hours, 3600L), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return create(Math.multiplyExact(minutes, 60L), 0);
    }

    public static Duration ofSeconds(long seconds) {
        return create(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanoAdjustment) {
        return create(Math.addExact(seconds, Math.floorDiv(nanoAdjustment, BILLION)),
                (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Duration ofMillis(long millis) {
        return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return create(Math.floorDiv(nanos, BILLION), (int) Math.floorMod(nanos, BILLION));
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Duration d = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            d = d.plus(amount.get(unit), unit);
        }
        return d;
    }

    public static Duration between(Temporal start, Temporal end) {
        try {
            return ofNanos(start.until(end, ChronoUnit.NANOS));
        } catch (DateTimeException e) {
            return bySeconds(start, end);
        } catch (ArithmeticException e) {
            return bySeconds(start, end);
        }
    }

    private static Duration bySeconds(Temporal start, Temporal end) {
        long secs = start.until(end, ChronoUnit.SECONDS);
        long nanos;
        try {
            nanos = end.getLong(ChronoField.NANO_OF_SECOND) - start.getLong(ChronoField.NANO_OF_SECOND);
            if (secs > 0 && nanos < 0) {
                secs++;
            } else if (secs < 0 && nanos > 0) {
                secs--;
            }
        } catch (DateTimeException e) {
            nanos = 0;
        }
        return ofSeconds(secs, nanos);
    }

    public static Duration parse(CharSequence text) {
        return new DurationText(text).parse();
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        }
        if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return Collections.unmodifiableList(Arrays.<TemporalUnit>asList(ChronoUnit.SECONDS, ChronoUnit.NANOS));
    }

    public boolean isZero() {
        return (seconds | nanos) == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Duration withSeconds(long s) {
        return create(s, nanos);
    }

    public Duration withNanos(int nanoOfSecond) {
        ChronoField.NANO_OF_SECOND.checkValidIntValue(nanoOfSecond);
        return create(seconds, nanoOfSecond);
    }

    public Duration plus(Duration d) {
        return plus(d.seconds, d.nanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        if (unit == ChronoUnit.DAYS) {
            return plus(Math.multiplyExact(amount, 86400L), 0);
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        if (amount == 0) {
            return this;
        }
        if (unit == ChronoUnit.NANOS) {
            return plusNanos(amount);
        }
        if (unit == ChronoUnit.MICROS) {
            return plusSeconds(amount / 1000000000L * 1000).plusNanos(amount % 1000000000L * 1000);
        }
        if (unit == ChronoUnit.MILLIS) {
            return plusMillis(amount);
        }
        if (unit == ChronoUnit.SECONDS) {
            return plusSeconds(amount);
        }
        if (unit instanceof ChronoUnit) {
            return plusSeconds(Math.multiplyExact(unit.getDuration().seconds, amount));
        }
        Duration d = unit.getDuration().multipliedBy(amount);
        return plusSeconds(d.seconds).plusNanos(d.nanos);
    }

    private Duration plus(long secs, long ns) {
        if ((secs | ns) == 0) {
            return this;
        }
        long s = Math.addExact(Math.addExact(seconds, secs), ns / BILLION);
        return ofSeconds(s, nanos + ns % BILLION);
    }

    public Duration plusDays(long n) {
        return plus(Math.multiplyExact(n, 86400L), 0);
    }

    public Duration plusHours(long n) {
        return plus(Math.multiplyExact(n, 3600L), 0);
    }

    public Duration plusMinutes(long n) {
        return plus(Math.multiplyExact(n, 60L), 0);
    }

    public Duration plusSeconds(long n) {
        return plus(n, 0);
    }

    public Duration plusMillis(long n) {
        return plus(n / 1000, n % 1000 * 1000000);
    }

    public Duration plusNanos(long n) {
        return plus(0, n);
    }

    public Duration minus(Duration d) {
        return d.seconds == Long.MIN_VALUE ? plus(Long.MAX_VALUE, -d.nanos).plus(1, 0) : plus(-d.seconds, -d.nanos);
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Duration minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    public Duration minusHours(long n) {
        return n == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-n);
    }

    public Duration minusMinutes(long n) {
        return n == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-n);
    }

    public Duration minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public Duration minusMillis(long n) {
        return n == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-n);
    }

    public Duration minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    public Duration multipliedBy(long n) {
        return n == 0 ? ZERO : n == 1 ? this : create(decimal().multiply(BigDecimal.valueOf(n)));
    }

    public Duration dividedBy(long n) {
        if (n == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return n == 1 ? this : create(decimal().divide(BigDecimal.valueOf(n), RoundingMode.DOWN));
    }

    public long dividedBy(Duration divisor) {
        if (divisor.isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return decimal().divideToIntegralValue(divisor.decimal()).longValueExact();
    }

    private BigDecimal decimal() {
        return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9));
    }

    private static Duration create(BigDecimal seconds) {
        BigInteger ns = seconds.movePointRight(9).toBigIntegerExact();
        BigInteger[] parts = ns.divideAndRemainder(BigInteger.valueOf(BILLION));
        if (parts[0].bitLength() > 63) {
            throw new ArithmeticException("Exceeds capacity of Duration: " + ns);
        }
        return ofSeconds(parts[0].longValue(), parts[1].intValue());
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    @Override
    public Temporal addTo(Temporal t) {
        if (seconds != 0) {
            t = t.plus(seconds, ChronoUnit.SECONDS);
        }
        return nanos != 0 ? t.plus(nanos, ChronoUnit.NANOS) : t;
    }

    @Override
    public Temporal subtractFrom(Temporal t) {
        if (seconds != 0) {
            t = t.minus(seconds, ChronoUnit.SECONDS);
        }
        return nanos != 0 ? t.minus(nanos, ChronoUnit.NANOS) : t;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, 1000L), n / 1000000);
    }

    public long toNanos() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, BILLION), n);
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS && (seconds >= 0 || nanos == 0)) {
            return create(seconds, 0);
        }
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration d = unit.getDuration();
        if (d.seconds > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long dur = d.toNanos();
        if (86400 * BILLION % dur != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long nod = seconds % 86400 * BILLION + nanos;
        return plusNanos(nod / dur * dur - nod);
    }

    @Override
    public int compareTo(Duration o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Duration && seconds == ((Duration) o).seconds && nanos == ((Duration) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long whole = seconds;
        if (seconds < 0 && nanos > 0) {
            whole++;
        }
        long hours = whole / 3600;
        int minutes = (int) (whole % 3600 / 60);
        int secs = (int) (whole % 60);
        StringBuilder sb = new StringBuilder(24).append("PT");
        if (hours != 0) {
            sb.append(hours).append('H');
        }
        if (minutes != 0) {
            sb.append(minutes).append('M');
        }
        if (secs == 0 && nanos == 0 && sb.length() > 2) {
            return sb.toString();
        }
        if (seconds < 0 && nanos > 0 && secs == 0) {
            sb.append("-0");
        } else {
            sb.append(secs);
        }
        if (nanos > 0) {
            int pos = sb.length();
            sb.append(seconds < 0 ? 2 * BILLION - nanos : nanos + BILLION);
            while (sb.charAt(sb.length() - 1) == '0') {
                sb.setLength(sb.length() - 1);
            }
            sb.setCharAt(pos, '.');
        }
        return sb.append('S').toString();
    }

    /** Reads PnDTnHnMn.nS. */
    private static final class DurationText {
        private final CharSequence text;
        private int at;

        DurationText(CharSequence text) {
            this.text = text;
        }

        private DateTimeParseException wrong(Throwable cause) {
            return new DateTimeParseException("Text cannot be parsed to a Duration", text, 0, cause);
        }

        private char peek() {
            return at < text.length() ? Character.toUpperCase(text.charAt(at)) : 0;
        }

        Duration parse() {
            boolean negate = false;
            if (peek() == '+' || peek() == '-') {
                negate = peek() == '-';
                at++;
            }
            if (peek() != 'P') {
                throw wrong(null);
            }
            at++;
            BigDecimal total = BigDecimal.ZERO;
            String units = "DHMS";
            int next = 0;
            boolean time = false;
            boolean any = false;
            while (at < text.length()) {
                if (peek() == 'T') {
                    if (time || at + 1 == text.length()) {
                        throw wrong(null);
                    }
                    time = true;
                    next = Math.max(next, 1);
                    at++;
                    continue;
                }
                int start = at;
                if (peek() == '+' || peek() == '-') {
                    at++;
                }
                int digits = 0;
                int dot = -1;
                while (peek() >= '0' && peek() <= '9' || (peek() == '.' || peek() == ',') && dot < 0) {
                    if (peek() == '.' || peek() == ',') {
                        dot = at;
                    } else {
                        digits++;
                    }
                    at++;
                }
                String number = text.subSequence(start, at).toString().replace(',', '.');
                int unit = units.indexOf(peek());
                if (digits == 0 || peek() == 0 || unit < next || (unit > 0) != time || dot >= 0 && unit != 3
                        || dot >= 0 && at - dot > 10 || dot == start || dot >= 0 && !Character.isDigit(text.charAt(dot - 1))) {
                    throw wrong(null);
                }
                at++;
                next = unit + 1;
                any = true;
                if (dot >= 0 && dot == at - 2) {
                    number = number.substring(0, number.length() - 1);
                }
                long[] sizes = {86400, 3600, 60, 1};
                BigDecimal value = new BigDecimal(number);
                if (value.setScale(0, RoundingMode.DOWN).toBigInteger().bitLength() > 63) {
                    throw wrong(null);
                }
                total = total.add(value.multiply(BigDecimal.valueOf(sizes[unit])));
            }
            if (!any) {
                throw wrong(null);
            }
            try {
                return create(negate ? total.negate() : total);
            } catch (ArithmeticException e) {
                throw new DateTimeParseException("Text cannot be parsed to a Duration: overflow", text, 0, e);
            }
        }
    }

    private Object writeReplace() {
        return new Ser(Ser.DURATION, this);
    }
}
