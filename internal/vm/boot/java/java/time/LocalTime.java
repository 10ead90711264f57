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

/** A time of day without zone. */
public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
    private static final long serialVersionUID = 6414437269572265201L;
    private static final long BILLION = 1000000000L;
    private static final long DAY = 86400 * BILLION;

    public static final LocalTime MIN = new LocalTime(0, 0, 0, 0);
    public static final LocalTime MAX = new LocalTime(23, 59, 59, 999999999);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(12, 0, 0, 0);

    private final byte hour;
    private final byte minute;
    private final byte second;
    private final int nano;

    private LocalTime(int hour, int minute, int second, int nano) {
        this.hour = (byte) hour;
        this.minute = (byte) minute;
        this.second = (byte) second;
        this.nano = nano;
    }

    private static final TemporalQuery<LocalTime> FROM = new TemporalQuery<LocalTime>() {
        @Override
        public LocalTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static LocalTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant).getTotalSeconds();
        return ofNanoOfDay(Math.floorMod(local, 86400L) * BILLION + instant.getNano());
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nano) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        return new LocalTime(hour, minute, second, nano);
    }

    public static LocalTime ofSecondOfDay(long s) {
        ChronoField.SECOND_OF_DAY.checkValidValue(s);
        return ofNanoOfDay(s * BILLION);
    }

    public static LocalTime ofNanoOfDay(long n) {
        ChronoField.NANO_OF_DAY.checkValidValue(n);
        int s = (int) (n / BILLION);
        return new LocalTime(s / 3600, s / 60 % 60, s % 60, (int) (n % BILLION));
    }

    public static LocalTime from(TemporalAccessor t) {
        LocalTime time = t.query(TemporalQueries.localTime());
        if (time == null) {
            throw new DateTimeException("Unable to obtain LocalTime from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName());
        }
        return time;
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u.isTimeBased() : u != null && u.isSupportedBy(this);
    }

    @Override
    public int get(TemporalField f) {
        if (f == ChronoField.NANO_OF_DAY || f == ChronoField.MICRO_OF_DAY) {
            throw new UnsupportedTemporalTypeException("Invalid field '" + f + "' for get() method, use getLong() instead");
        }
        return f instanceof ChronoField ? (int) getLong(f) : Temporal.super.get(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) {
            return f.getFrom(this);
        }
        switch ((ChronoField) f) {
            case NANO_OF_SECOND:
                return nano;
            case NANO_OF_DAY:
                return toNanoOfDay();
            case MICRO_OF_SECOND:
                return nano / 1000;
            case MICRO_OF_DAY:
                return toNanoOfDay() / 1000;
            case MILLI_OF_SECOND:
                return nano / 1000000;
            case MILLI_OF_DAY:
                return toNanoOfDay() / 1000000;
            case SECOND_OF_MINUTE:
                return second;
            case SECOND_OF_DAY:
                return toSecondOfDay();
            case MINUTE_OF_HOUR:
                return minute;
            case MINUTE_OF_DAY:
                return hour * 60 + minute;
            case HOUR_OF_AMPM:
                return hour % 12;
            case CLOCK_HOUR_OF_AMPM:
                return hour % 12 == 0 ? 12 : hour % 12;
            case HOUR_OF_DAY:
                return hour;
            case CLOCK_HOUR_OF_DAY:
                return hour == 0 ? 24 : hour;
            case AMPM_OF_DAY:
                return hour / 12;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public int getHour() {
        return hour;
    }

    public int getMinute() {
        return minute;
    }

    public int getSecond() {
        return second;
    }

    public int getNano() {
        return nano;
    }

    @Override
    public LocalTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime ? (LocalTime) adjuster : (LocalTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalTime plus(TemporalAmount amount) {
        return (LocalTime) amount.addTo(this);
    }

    @Override
    public LocalTime minus(TemporalAmount amount) {
        return (LocalTime) amount.subtractFrom(this);
    }

    @Override
    public LocalTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public LocalTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, v);
        }
        ((ChronoField) f).checkValidValue(v);
        switch ((ChronoField) f) {
            case NANO_OF_SECOND:
                return withNano((int) v);
            case NANO_OF_DAY:
                return ofNanoOfDay(v);
            case MICRO_OF_SECOND:
                return withNano((int) v * 1000);
            case MICRO_OF_DAY:
                return ofNanoOfDay(v * 1000);
            case MILLI_OF_SECOND:
                return withNano((int) v * 1000000);
            case MILLI_OF_DAY:
                return ofNanoOfDay(v * 1000000);
            case SECOND_OF_MINUTE:
                return withSecond((int) v);
            case SECOND_OF_DAY:
                return plusSeconds(v - toSecondOfDay());
            case MINUTE_OF_HOUR:
                return withMinute((int) v);
            case MINUTE_OF_DAY:
                return plusMinutes(v - (hour * 60 + minute));
            case HOUR_OF_AMPM:
                return plusHours(v - hour % 12);
            case CLOCK_HOUR_OF_AMPM:
                return plusHours((v == 12 ? 0 : v) - hour % 12);
            case HOUR_OF_DAY:
                return withHour((int) v);
            case CLOCK_HOUR_OF_DAY:
                return withHour((int) (v == 24 ? 0 : v));
            case AMPM_OF_DAY:
                return plusHours((v - hour / 12) * 12);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public LocalTime withHour(int v) {
        return of(v, minute, second, nano);
    }

    public LocalTime withMinute(int v) {
        return of(hour, v, second, nano);
    }

    public LocalTime withSecond(int v) {
        return of(hour, minute, v, nano);
    }

    public LocalTime withNano(int v) {
        return of(hour, minute, second, v);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration d = unit.getDuration();
        if (d.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long dur = d.toNanos();
        if (DAY % dur != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        return ofNanoOfDay(toNanoOfDay() / dur * dur);
    }

    @Override
    public LocalTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(n);
            case MICROS:
                return plusNanos(n % (DAY / 1000) * 1000);
            case MILLIS:
                return plusNanos(n % (DAY / 1000000) * 1000000);
            case SECONDS:
                return plusSeconds(n);
            case MINUTES:
                return plusMinutes(n);
            case HOURS:
                return plusHours(n);
            case HALF_DAYS:
                return plusHours(n % 2 * 12);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalTime plusHours(long n) {
        return plusNanos(n % 24 * 3600 * BILLION);
    }

    public LocalTime plusMinutes(long n) {
        return plusNanos(n % 1440 * 60 * BILLION);
    }

    public LocalTime plusSeconds(long n) {
        return plusNanos(n % 86400 * BILLION);
    }

    public LocalTime plusNanos(long n) {
        return n == 0 ? this : ofNanoOfDay(Math.floorMod(toNanoOfDay() + n % DAY, DAY));
    }

    public LocalTime minusHours(long n) {
        return plusHours(-(n % 24));
    }

    public LocalTime minusMinutes(long n) {
        return n == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-n);
    }

    public LocalTime minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public LocalTime minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
                || query == TemporalQueries.offset() || query == TemporalQueries.localDate()) {
            return null;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) this;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.NANO_OF_DAY, toNanoOfDay());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (end.toNanoOfDay() - toNanoOfDay()) / unit.getDuration().toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public OffsetTime atOffset(ZoneOffset offset) {
        return OffsetTime.of(this, offset);
    }

    public int toSecondOfDay() {
        return hour * 3600 + minute * 60 + second;
    }

    public long toNanoOfDay() {
        return toSecondOfDay() * BILLION + nano;
    }

    @Override
    public int compareTo(LocalTime o) {
        return Long.compare(toNanoOfDay(), o.toNanoOfDay());
    }

    public boolean isAfter(LocalTime o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(LocalTime o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalTime && compareTo((LocalTime) o) == 0;
    }

    @Override
    public int hashCode() {
        long n = toNanoOfDay();
        return (int) (n ^ n >>> 32);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(18);
        sb.append(hour < 10 ? "0" : "").append((int) hour).append(minute < 10 ? ":0" : ":").append((int) minute);
        if (second > 0 || nano > 0) {
            sb.append(second < 10 ? ":0" : ":").append((int) second);
            if (nano > 0) {
                sb.append('.');
                if (nano % 1000000 == 0) {
                    sb.append(Integer.toString(nano / 1000000 + 1000).substring(1));
                } else if (nano % 1000 == 0) {
                    sb.append(Integer.toString(nano / 1000 + 1000000).substring(1));
                } else {
                    sb.append(Integer.toString(nano + 1000000000).substring(1));
                }
            }
        }
        return sb.toString();
    }

    public long toEpochSecond(LocalDate date, ZoneOffset offset) {
        return date.toEpochDay() * 86400 + toSecondOfDay() - offset.getTotalSeconds();
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_TIME, this);
    }
}
