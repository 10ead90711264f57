package java.time;

import java.io.Serializable;
import java.time.chrono.IsoChronology;
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
import java.util.Comparator;

/** A date and a time with a distance from Greenwich. */
public final class OffsetDateTime
        implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
    private static final long serialVersionUID = 2287754244819255394L;

    public static final OffsetDateTime MIN = new OffsetDateTime(LocalDateTime.MIN, ZoneOffset.MAX);
    public static final OffsetDateTime MAX = new OffsetDateTime(LocalDateTime.MAX, ZoneOffset.MIN);

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime dateTime, ZoneOffset offset) {
        if (dateTime == null || offset == null) {
            throw new NullPointerException(dateTime == null ? "dateTime" : "offset");
        }
        this.dateTime = dateTime;
        this.offset = offset;
    }

    private static final TemporalQuery<OffsetDateTime> FROM = new TemporalQuery<OffsetDateTime>() {
        @Override
        public OffsetDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static OffsetDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static OffsetDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static Comparator<OffsetDateTime> timeLineOrder() {
        return new Comparator<OffsetDateTime>() {
            @Override
            public int compare(OffsetDateTime a, OffsetDateTime b) {
                return a.toInstant().compareTo(b.toInstant());
            }
        };
    }

    public static OffsetDateTime now(Clock clock) {
        Instant now = clock.instant();
        return ofInstant(now, clock.getZone().getRules().getOffset(now));
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
        return new OffsetDateTime(dateTime, offset);
    }

    public static OffsetDateTime of(int year, int month, int day, int hour, int minute, int second, int nano,
            ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(year, month, day, hour, minute, second, nano), offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        ZoneOffset o = zone.getRules().getOffset(instant);
        return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), o), o);
    }

    public static OffsetDateTime from(TemporalAccessor t) {
        if (t instanceof OffsetDateTime) {
            return (OffsetDateTime) t;
        }
        try {
            ZoneOffset o = ZoneOffset.from(t);
            LocalDate date = t.query(TemporalQueries.localDate());
            LocalTime time = t.query(TemporalQueries.localTime());
            return date != null && time != null ? of(date, time, o) : ofInstant(Instant.from(t), o);
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain OffsetDateTime from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField || f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u != ChronoUnit.FOREVER : u != null && u.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS || f == ChronoField.OFFSET_SECONDS) {
            return f.range();
        }
        return f instanceof ChronoField ? dateTime.range(f) : f.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        if (f == ChronoField.OFFSET_SECONDS) {
            return offset.getTotalSeconds();
        }
        return f instanceof ChronoField ? dateTime.get(f) : range(f).checkValidIntValue(getLong(f), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return toEpochSecond();
        }
        if (f == ChronoField.OFFSET_SECONDS) {
            return offset.getTotalSeconds();
        }
        return f instanceof ChronoField ? dateTime.getLong(f) : f.getFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }

    public LocalDate toLocalDate() {
        return dateTime.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return dateTime.toLocalTime();
    }

    public Instant toInstant() {
        return dateTime.toInstant(offset);
    }

    public long toEpochSecond() {
        return dateTime.toEpochSecond(offset);
    }

    private OffsetDateTime with(LocalDateTime l, ZoneOffset o) {
        return l == dateTime && o.equals(offset) ? this : new OffsetDateTime(l, o);
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset o) {
        return with(dateTime, o);
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset o) {
        return o.equals(offset) ? this
                : new OffsetDateTime(dateTime.plusSeconds(o.getTotalSeconds() - offset.getTotalSeconds()), o);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant(dateTime, offset, zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.ofLocal(dateTime, zone, offset);
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of(dateTime.toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(dateTime, offset);
    }

    public int getYear() {
        return dateTime.getYear();
    }

    public int getMonthValue() {
        return dateTime.getMonthValue();
    }

    public Month getMonth() {
        return dateTime.getMonth();
    }

    public int getDayOfMonth() {
        return dateTime.getDayOfMonth();
    }

    public int getDayOfYear() {
        return dateTime.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return dateTime.getDayOfWeek();
    }

    public int getHour() {
        return dateTime.getHour();
    }

    public int getMinute() {
        return dateTime.getMinute();
    }

    public int getSecond() {
        return dateTime.getSecond();
    }

    public int getNano() {
        return dateTime.getNano();
    }

    @Override
    public OffsetDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return with(dateTime.with(adjuster), offset);
        }
        if (adjuster instanceof Instant) {
            return ofInstant((Instant) adjuster, offset);
        }
        return adjuster instanceof ZoneOffset ? with(dateTime, (ZoneOffset) adjuster)
                : (OffsetDateTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetDateTime plus(TemporalAmount amount) {
        return (OffsetDateTime) amount.addTo(this);
    }

    @Override
    public OffsetDateTime minus(TemporalAmount amount) {
        return (OffsetDateTime) amount.subtractFrom(this);
    }

    @Override
    public OffsetDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public OffsetDateTime with(TemporalField f, long v) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(v, getNano()), offset);
        }
        if (f == ChronoField.OFFSET_SECONDS) {
            return with(dateTime, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        }
        return f instanceof ChronoField ? with(dateTime.with(f, v), offset) : f.adjustInto(this, v);
    }

    public OffsetDateTime withYear(int v) {
        return with(dateTime.withYear(v), offset);
    }

    public OffsetDateTime withMonth(int v) {
        return with(dateTime.withMonth(v), offset);
    }

    public OffsetDateTime withDayOfMonth(int v) {
        return with(dateTime.withDayOfMonth(v), offset);
    }

    public OffsetDateTime withDayOfYear(int v) {
        return with(dateTime.withDayOfYear(v), offset);
    }

    public OffsetDateTime withHour(int v) {
        return with(dateTime.withHour(v), offset);
    }

    public OffsetDateTime withMinute(int v) {
        return with(dateTime.withMinute(v), offset);
    }

    public OffsetDateTime withSecond(int v) {
        return with(dateTime.withSecond(v), offset);
    }

    public OffsetDateTime withNano(int v) {
        return with(dateTime.withNano(v), offset);
    }

    public OffsetDateTime truncatedTo(TemporalUnit unit) {
        return with(dateTime.truncatedTo(unit), offset);
    }

    @Override
    public OffsetDateTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(dateTime.plus(n, unit), offset) : unit.addTo(this, n);
    }

    public OffsetDateTime plusYears(long n) {
        return with(dateTime.plusYears(n), offset);
    }

    public OffsetDateTime plusMonths(long n) {
        return with(dateTime.plusMonths(n), offset);
    }

    public OffsetDateTime plusWeeks(long n) {
        return with(dateTime.plusWeeks(n), offset);
    }

    public OffsetDateTime plusDays(long n) {
        return with(dateTime.plusDays(n), offset);
    }

    public OffsetDateTime plusHours(long n) {
        return with(dateTime.plusHours(n), offset);
    }

    public OffsetDateTime plusMinutes(long n) {
        return with(dateTime.plusMinutes(n), offset);
    }

    public OffsetDateTime plusSeconds(long n) {
        return with(dateTime.plusSeconds(n), offset);
    }

    public OffsetDateTime plusNanos(long n) {
        return with(dateTime.plusNanos(n), offset);
    }

    public OffsetDateTime minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public OffsetDateTime minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public OffsetDateTime minusWeeks(long n) {
        return n == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-n);
    }

    public OffsetDateTime minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    public OffsetDateTime minusHours(long n) {
        return n == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-n);
    }

    public OffsetDateTime minusMinutes(long n) {
        return n == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-n);
    }

    public OffsetDateTime minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public OffsetDateTime minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) offset;
        }
        if (query == TemporalQueries.zoneId()) {
            return null;
        }
        if (query == TemporalQueries.localDate()) {
            return (R) toLocalDate();
        }
        if (query == TemporalQueries.localTime()) {
            return (R) toLocalTime();
        }
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
                .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
                .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        return dateTime.until(end.withOffsetSameInstant(offset).dateTime, unit);
    }

    @Override
    public int compareTo(OffsetDateTime o) {
        int c = toInstant().compareTo(o.toInstant());
        return c == 0 ? dateTime.compareTo(o.dateTime) : c;
    }

    public boolean isAfter(OffsetDateTime o) {
        return toInstant().isAfter(o.toInstant());
    }

    public boolean isBefore(OffsetDateTime o) {
        return toInstant().isBefore(o.toInstant());
    }

    public boolean isEqual(OffsetDateTime o) {
        return toInstant().equals(o.toInstant());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OffsetDateTime && dateTime.equals(((OffsetDateTime) o).dateTime)
                && offset.equals(((OffsetDateTime) o).offset);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return dateTime.toString() + offset.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_DATE_TIME, this);
    }
}
