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

/** A time of day with a distance from Greenwich. */
public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
    private static final long serialVersionUID = 7264499704384272492L;

    public static final OffsetTime MIN = new OffsetTime(LocalTime.MIN, ZoneOffset.MAX);
    public static final OffsetTime MAX = new OffsetTime(LocalTime.MAX, ZoneOffset.MIN);

    private final LocalTime time;
    private final ZoneOffset offset;

    private OffsetTime(LocalTime time, ZoneOffset offset) {
        if (time == null || offset == null) {
            throw new NullPointerException(time == null ? "time" : "offset");
        }
        this.time = time;
        this.offset = offset;
    }

    private static final TemporalQuery<OffsetTime> FROM = new TemporalQuery<OffsetTime>() {
        @Override
        public OffsetTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static OffsetTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
    }

    public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static OffsetTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetTime now(Clock clock) {
        return OffsetDateTime.now(clock).toOffsetTime();
    }

    public static OffsetTime of(LocalTime time, ZoneOffset offset) {
        return new OffsetTime(time, offset);
    }

    public static OffsetTime of(int hour, int minute, int second, int nano, ZoneOffset offset) {
        return new OffsetTime(LocalTime.of(hour, minute, second, nano), offset);
    }

    public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
        return OffsetDateTime.ofInstant(instant, zone).toOffsetTime();
    }

    public static OffsetTime from(TemporalAccessor t) {
        if (t instanceof OffsetTime) {
            return (OffsetTime) t;
        }
        try {
            return new OffsetTime(LocalTime.from(t), ZoneOffset.from(t));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain OffsetTime from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() || f == ChronoField.OFFSET_SECONDS
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u.isTimeBased() : u != null && u.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        return f == ChronoField.OFFSET_SECONDS ? f.range() : f instanceof ChronoField ? time.range(f) : f.rangeRefinedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.OFFSET_SECONDS) {
            return offset.getTotalSeconds();
        }
        return f instanceof ChronoField ? time.getLong(f) : f.getFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, time, offset);
    }

    private OffsetTime with(LocalTime t, ZoneOffset o) {
        return t == time && o.equals(offset) ? this : new OffsetTime(t, o);
    }

    public OffsetTime withOffsetSameLocal(ZoneOffset o) {
        return with(time, o);
    }

    public OffsetTime withOffsetSameInstant(ZoneOffset o) {
        return o.equals(offset) ? this
                : new OffsetTime(time.plusSeconds(o.getTotalSeconds() - offset.getTotalSeconds()), o);
    }

    public int getHour() {
        return time.getHour();
    }

    public OffsetTime withHour(int v) {
        return with(time.withHour(v), offset);
    }

    public int getMinute() {
        return time.getMinute();
    }

    public OffsetTime withMinute(int v) {
        return with(time.withMinute(v), offset);
    }

    public int getSecond() {
        return time.getSecond();
    }

    public OffsetTime withSecond(int v) {
        return with(time.withSecond(v), offset);
    }

    public int getNano() {
        return time.getNano();
    }

    public OffsetTime withNano(int v) {
        return with(time.withNano(v), offset);
    }

    @Override
    public OffsetTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalTime) {
            return with((LocalTime) adjuster, offset);
        }
        return adjuster instanceof ZoneOffset ? with(time, (ZoneOffset) adjuster)
                : (OffsetTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetTime plus(TemporalAmount amount) {
        return (OffsetTime) amount.addTo(this);
    }

    @Override
    public OffsetTime minus(TemporalAmount amount) {
        return (OffsetTime) amount.subtractFrom(this);
    }

    @Override
    public OffsetTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public OffsetTime with(TemporalField f, long v) {
        if (f == ChronoField.OFFSET_SECONDS) {
            return with(time, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        }
        return f instanceof ChronoField ? with(time.with(f, v), offset) : f.adjustInto(this, v);
    }

    public OffsetTime truncatedTo(TemporalUnit unit) {
        return with(time.truncatedTo(unit), offset);
    }

    @Override
    public OffsetTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(time.plus(n, unit), offset) : unit.addTo(this, n);
    }

    public OffsetTime plusHours(long n) {
        return with(time.plusHours(n), offset);
    }

    public OffsetTime minusHours(long n) {
        return with(time.minusHours(n), offset);
    }

    public OffsetTime plusMinutes(long n) {
        return with(time.plusMinutes(n), offset);
    }

    public OffsetTime minusMinutes(long n) {
        return with(time.minusMinutes(n), offset);
    }

    public OffsetTime plusSeconds(long n) {
        return with(time.plusSeconds(n), offset);
    }

    public OffsetTime minusSeconds(long n) {
        return with(time.minusSeconds(n), offset);
    }

    public OffsetTime plusNanos(long n) {
        return with(time.plusNanos(n), offset);
    }

    public OffsetTime minusNanos(long n) {
        return with(time.minusNanos(n), offset);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) offset;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.localDate()) {
            return null;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay()).with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    private long utcNano() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * 1000000000L;
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (end.utcNano() - utcNano()) / unit.getDuration().toNanos();
    }

    @Override
    public int compareTo(OffsetTime o) {
        int c = Long.compare(utcNano(), o.utcNano());
        return c == 0 ? time.compareTo(o.time) : c;
    }

    public boolean isAfter(OffsetTime o) {
        return utcNano() > o.utcNano();
    }

    public boolean isBefore(OffsetTime o) {
        return utcNano() < o.utcNano();
    }

    public boolean isEqual(OffsetTime o) {
        return utcNano() == o.utcNano();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OffsetTime && time.equals(((OffsetTime) o).time) && offset.equals(((OffsetTime) o).offset);
    }

    @Override
    public int hashCode() {
        return time.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return time.toString() + offset.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_TIME, this);
    }
}
