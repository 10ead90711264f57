package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** An amount of years, months and days. */
public final class Period implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = -3587258372562876L;

    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    public static Period ofYears(int n) {
        return of(n, 0, 0);
    }

    public static Period ofMonths(int n) {
        return of(0, n, 0);
    }

    public static Period ofWeeks(int n) {
        return of(0, 0, Math.multiplyExact(n, 7));
    }

    public static Period ofDays(int n) {
        return of(0, 0, n);
    }

    public static Period from(TemporalAmount amount) {
        if (amount instanceof Period) {
            return (Period) amount;
        }
        if (amount instanceof ChronoPeriod && !IsoChronology.INSTANCE.equals(((ChronoPeriod) amount).getChronology())) {
            throw new DateTimeException("Period requires ISO chronology: " + amount);
        }
        int y = 0;
        int m = 0;
        int d = 0;
        for (TemporalUnit unit : amount.getUnits()) {
            long v = amount.get(unit);
            if (unit == ChronoUnit.YEARS) {
                y = Math.toIntExact(v);
            } else if (unit == ChronoUnit.MONTHS) {
                m = Math.toIntExact(v);
            } else if (unit == ChronoUnit.DAYS) {
                d = Math.toIntExact(v);
            } else {
                throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
            }
        }
        return of(y, m, d);
    }

    public static Period between(LocalDate start, LocalDate end) {
        return start.until(end);
    }

    public static Period parse(CharSequence text) {
        int n = text.length();
        int at = 0;
        boolean negate = false;
        if (n > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+')) {
            negate = text.charAt(0) == '-';
            at++;
        }
        if (at >= n || Character.toUpperCase(text.charAt(at)) != 'P' || at + 1 == n) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
        }
        at++;
        int[] values = new int[4];
        int next = 0;
        try {
            while (at < n) {
                int start = at;
                while (at < n && !Character.isLetter(text.charAt(at))) {
                    at++;
                }
                int unit = at < n ? "YMWD".indexOf(Character.toUpperCase(text.charAt(at))) : -1;
                if (unit < next || at == start) {
                    throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
                }
                int v = Integer.parseInt(text.subSequence(start, at).toString());
                values[unit] = Math.multiplyExact(v, negate ? -1 : 1);
                next = unit + 1;
                at++;
            }
            return of(values[0], values[1], Math.addExact(values[3], Math.multiplyExact(values[2], 7)));
        } catch (NumberFormatException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
        } catch (ArithmeticException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
        }
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return years;
        }
        if (unit == ChronoUnit.MONTHS) {
            return months;
        }
        if (unit == ChronoUnit.DAYS) {
            return days;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return Collections.unmodifiableList(
                Arrays.<TemporalUnit>asList(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS));
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public boolean isZero() {
        return this == ZERO;
    }

    @Override
    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public Period withYears(int n) {
        return of(n, months, days);
    }

    public Period withMonths(int n) {
        return of(years, n, days);
    }

    public Period withDays(int n) {
        return of(years, months, n);
    }

    @Override
    public Period plus(TemporalAmount amount) {
        Period p = from(amount);
        return of(Math.addExact(years, p.years), Math.addExact(months, p.months), Math.addExact(days, p.days));
    }

    public Period plusYears(long n) {
        return of(Math.toIntExact(Math.addExact((long) years, n)), months, days);
    }

    public Period plusMonths(long n) {
        return of(years, Math.toIntExact(Math.addExact((long) months, n)), days);
    }

    public Period plusDays(long n) {
        return of(years, months, Math.toIntExact(Math.addExact((long) days, n)));
    }

    @Override
    public Period minus(TemporalAmount amount) {
        Period p = from(amount);
        return of(Math.subtractExact(years, p.years), Math.subtractExact(months, p.months),
                Math.subtractExact(days, p.days));
    }

    public Period minusYears(long n) {
        return plusYears(-n);
    }

    public Period minusMonths(long n) {
        return plusMonths(-n);
    }

    public Period minusDays(long n) {
        return plusDays(-n);
    }

    @Override
    public Period multipliedBy(int n) {
        return this == ZERO || n == 1 ? this
                : of(Math.multiplyExact(years, n), Math.multiplyExact(months, n), Math.multiplyExact(days, n));
    }

    @Override
    public Period negated() {
        return multipliedBy(-1);
    }

    @Override
    public Period normalized() {
        long total = toTotalMonths();
        return of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    private void check(Temporal t) {
        Chronology c = t.query(TemporalQueries.chronology());
        if (c != null && !IsoChronology.INSTANCE.equals(c)) {
            throw new DateTimeException("Chronology mismatch, expected: ISO, actual: " + c.getId());
        }
    }

    @Override
    public Temporal addTo(Temporal t) {
        return move(t, 1);
    }

    @Override
    public Temporal subtractFrom(Temporal t) {
        return move(t, -1);
    }

    private Temporal move(Temporal t, int sign) {
        check(t);
        if (months == 0) {
            if (years != 0) {
                t = t.plus((long) sign * years, ChronoUnit.YEARS);
            }
        } else if (toTotalMonths() != 0) {
            t = t.plus(sign * toTotalMonths(), ChronoUnit.MONTHS);
        }
        return days != 0 ? t.plus((long) sign * days, ChronoUnit.DAYS) : t;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Period && years == ((Period) o).years && months == ((Period) o).months
                && days == ((Period) o).days;
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    @Override
    public String toString() {
        if (this == ZERO) {
            return "P0D";
        }
        StringBuilder sb = new StringBuilder("P");
        if (years != 0) {
            sb.append(years).append('Y');
        }
        if (months != 0) {
            sb.append(months).append('M');
        }
        if (days != 0) {
            sb.append(days).append('D');
        }
        return sb.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.PERIOD, this);
    }
}
