package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** A point of time. */
public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
    private static final long serialVersionUID = -665713676816604388L;
    private static final long MIN_SECOND = -31557014167219200L;
    private static final long MAX_SECOND = 31556889864403199L;
    private static final long BILLION = 1000000000L;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(MIN_SECOND, 0);
    public static final Instant MAX = new Instant(MAX_SECOND, 999999999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant create(long seconds, int nanos) {
        if ((seconds | nanos) == 0) {
            return EPOCH;
        }
        if (seconds < MIN_SECOND || seconds > MAX_SECOND) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return new Instant(seconds, nanos);
    }

    public static Instant now() {
        return Clock.systemUTC().instant();
    }

    public static Instant now(Clock clock) {
        return clock.instant();
    }

    public static Instant ofEpochSecond(long second) {
        return create(second, 0);
    }

    public static Instant ofEpochSecond(long second, long nanoAdjustment) {
        return create(Math.addExact(second, Math.floorDiv(nanoAdjustment, BILLION)),
                (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Instant ofEpochMilli(long milli) {
        return create(Math.floorDiv(milli, 1000L), (int) Math.floorMod(milli, 1000L) * 1000000);
    }

    public static Instant from(TemporalAccessor t) {
        if (t instanceof Instant) {
            return (Instant) t;
        }
        try {
            return ofEpochSecond(t.getLong(ChronoField.INSTANT_SECONDS), t.get(ChronoField.NANO_OF_SECOND));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain Instant from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    public static Instant parse(CharSequence text) {
        return DateTimeFormatter.ISO_INSTANT.parse(text, new TemporalQuery<Instant>() {
            @Override
            public Instant queryFrom(TemporalAccessor t) {
                return from(t);
            }
        });
    }

    @Override
    public boolean isSupported(TemporalField f) {
        if (f instanceof ChronoField) {
            return f == ChronoField.INSTANT_SECONDS || f == ChronoField.NANO_OF_SECOND
                    || f == ChronoField.MICRO_OF_SECOND || f == ChronoField.MILLI_OF_SECOND;
        }
        return f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        if (u instanceof ChronoUnit) {
            return u.isTimeBased() || u == ChronoUnit.DAYS;
        }
        return u != null && u.isSupportedBy(this);
    }

    @Override
    public int get(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return f instanceof ChronoField ? (int) getLong(f) : range(f).checkValidIntValue(f.getFrom(this), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f instanceof ChronoField) {
            switch ((ChronoField) f) {
                case NANO_OF_SECOND:
                    return nanos;
                case MICRO_OF_SECOND:
                    return nanos / 1000;
                case MILLI_OF_SECOND:
                    return nanos / 1000000;
                case INSTANT_SECONDS:
                    return seconds;
                default:
                    throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
            }
        }
        return f.getFrom(this);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    @Override
    public Instant with(TemporalAdjuster adjuster) {
        return (Instant) adjuster.adjustInto(this);
    }

    @Override
    public Instant with(TemporalField f, long value) {
        if (f instanceof ChronoField) {
            ((ChronoField) f).checkValidValue(value);
            switch ((ChronoField) f) {
                case MILLI_OF_SECOND:
                    return create(seconds, (int) value * 1000000);
                case MICRO_OF_SECOND:
                    return create(seconds, (int) value * 1000);
                case NANO_OF_SECOND:
                    return create(seconds, (int) value);
                case INSTANT_SECONDS:
                    return create(value, nanos);
                default:
                    throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
            }
        }
        return f.adjustInto(this, value);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration d = unit.getDuration();
        if (d.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long dur = d.toNanos();
        if (86400 * BILLION % dur != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long nod = Math.floorMod(seconds, 86400L) * BILLION + nanos;
        return plusNanos(Math.floorDiv(nod, dur) * dur - nod);
    }

    @Override
    public Instant plus(TemporalAmount amount) {
        return (Instant) amount.addTo(this);
    }

    @Override
    public Instant plus(long n, TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            switch ((ChronoUnit) unit) {
                case NANOS:
                    return plusNanos(n);
                case MICROS:
                    return plus(n / 1000000, n % 1000000 * 1000);
                case MILLIS:
                    return plusMillis(n);
                case SECONDS:
                    return plusSeconds(n);
                case MINUTES:
                    return plusSeconds(Math.multiplyExact(n, 60L));
                case HOURS:
                    return plusSeconds(Math.multiplyExact(n, 3600L));
                case HALF_DAYS:
                    return plusSeconds(Math.multiplyExact(n, 43200L));
                case DAYS:
                    return plusSeconds(Math.multiplyExact(n, 86400L));
                default:
                    throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
            }
        }
        return unit.addTo(this, n);
    }

    public Instant plusSeconds(long n) {
        return plus(n, 0);
    }

    public Instant plusMillis(long n) {
        return plus(n / 1000, n % 1000 * 1000000);
    }

    public Instant plusNanos(long n) {
        return plus(0, n);
    }

    private Instant plus(long secs, long ns) {
        if ((secs | ns) == 0) {
            return this;
        }
        long s = Math.addExact(Math.addExact(seconds, secs), ns / BILLION);
        return ofEpochSecond(s, nanos + ns % BILLION);
    }

    @Override
    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    @Override
    public Instant minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public Instant minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public Instant minusMillis(long n) {
        return n == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-n);
    }

    public Instant minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.precision()) {
            return (R) ChronoUnit.NANOS;
        }
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
                || query == TemporalQueries.offset() || query == TemporalQueries.localDate()
                || query == TemporalQueries.localTime()) {
            return null;
        }
        return query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Instant end = from(endExclusive);
        if (unit instanceof ChronoUnit) {
            switch ((ChronoUnit) unit) {
                case NANOS:
                    return nanosUntil(end);
                case MICROS:
                    return nanosUntil(end) / 1000;
                case MILLIS:
                    return Math.subtractExact(end.toEpochMilli(), toEpochMilli());
                case SECONDS:
                    return secondsUntil(end);
                case MINUTES:
                    return secondsUntil(end) / 60;
                case HOURS:
                    return secondsUntil(end) / 3600;
                case HALF_DAYS:
                    return secondsUntil(end) / 43200;
                case DAYS:
                    return secondsUntil(end) / 86400;
                default:
                    throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
            }
        }
        return unit.between(this, end);
    }

    private long nanosUntil(Instant end) {
        return Math.addExact(Math.multiplyExact(Math.subtractExact(end.seconds, seconds), BILLION), (long) end.nanos - nanos);
    }

    private long secondsUntil(Instant end) {
        long s = Math.subtractExact(end.seconds, seconds);
        long n = end.nanos - nanos;
        if (s > 0 && n < 0) {
            s--;
        } else if (s < 0 && n > 0) {
            s++;
        }
        return s;
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L), nanos / 1000000 - 1000L);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000);
    }

    @Override
    public int compareTo(Instant o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    public boolean isAfter(Instant o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(Instant o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Instant && seconds == ((Instant) o).seconds && nanos == ((Instant) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        return DateTimeFormatter.ISO_INSTANT.format(this);
    }

    private Object writeReplace() {
        return new Ser(Ser.INSTANT, this);
    }
}
