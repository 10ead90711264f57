package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.Chronology;
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
import java.time.temporal.ValueRange;

/** A date and a time without zone. */
public final class LocalDateTime
        implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = 6207766400415563566L;
    private static final long BILLION = 1000000000L;
    private static final long DAY = 86400 * BILLION;

    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    private LocalDateTime with(LocalDate d, LocalTime t) {
        return d == date && t == time ? this : new LocalDateTime(d, t);
    }

    private static final TemporalQuery<LocalDateTime> FROM = new TemporalQuery<LocalDateTime>() {
        @Override
        public LocalDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static LocalDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        if (date == null || time == null) {
            throw new NullPointerException(date == null ? "date" : "time");
        }
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.getRules().getOffset(instant));
    }

    public static LocalDateTime ofEpochSecond(long second, int nano, ZoneOffset offset) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        long local = second + offset.getTotalSeconds();
        return new LocalDateTime(LocalDate.ofEpochDay(Math.floorDiv(local, 86400L)),
                LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * BILLION + nano));
    }

    public static LocalDateTime from(TemporalAccessor t) {
        if (t instanceof LocalDateTime) {
            return (LocalDateTime) t;
        }
        if (t instanceof ZonedDateTime) {
            return ((ZonedDateTime) t).toLocalDateTime();
        }
        if (t instanceof OffsetDateTime) {
            return ((OffsetDateTime) t).toLocalDateTime();
        }
        try {
            return new LocalDateTime(LocalDate.from(t), LocalTime.from(t));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain LocalDateTime from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isDateBased() || f.isTimeBased() : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u != ChronoUnit.FOREVER : u != null && u.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() ? time.range(f) : date.range(f) : f.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() ? time.get(f) : date.get(f) : ChronoLocalDateTime.super.get(f);
    }

    @Override
    public long getLong(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() ? time.getLong(f) : date.getLong(f) : f.getFrom(this);
    }

    @Override
    public Chronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public LocalDate toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    @Override
    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return with((LocalDate) adjuster, time);
        }
        return adjuster instanceof LocalTime ? with(date, (LocalTime) adjuster)
                : (LocalDateTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalDateTime plus(TemporalAmount amount) {
        return amount instanceof Period ? with(date.plus(amount), time) : (LocalDateTime) amount.addTo(this);
    }

    @Override
    public LocalDateTime minus(TemporalAmount amount) {
        return amount instanceof Period ? with(date.minus(amount), time) : (LocalDateTime) amount.subtractFrom(this);
    }

    @Override
    public LocalDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public LocalDateTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, v);
        }
        return f.isTimeBased() ? with(date, time.with(f, v)) : with(date.with(f, v), time);
    }

    public LocalDateTime withYear(int v) {
        return with(date.withYear(v), time);
    }

    public LocalDateTime withMonth(int v) {
        return with(date.withMonth(v), time);
    }

    public LocalDateTime withDayOfMonth(int v) {
        return with(date.withDayOfMonth(v), time);
    }

    public LocalDateTime withDayOfYear(int v) {
        return with(date.withDayOfYear(v), time);
    }

    public LocalDateTime withHour(int v) {
        return with(date, time.withHour(v));
    }

    public LocalDateTime withMinute(int v) {
        return with(date, time.withMinute(v));
    }

    public LocalDateTime withSecond(int v) {
        return with(date, time.withSecond(v));
    }

    public LocalDateTime withNano(int v) {
        return with(date, time.withNano(v));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return with(date, time.truncatedTo(unit));
    }

    @Override
    public LocalDateTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(n);
            case MICROS:
                return plusDays(n / (DAY / 1000)).plusNanos(n % (DAY / 1000) * 1000);
            case MILLIS:
                return plusDays(n / (DAY / 1000000)).plusNanos(n % (DAY / 1000000) * 1000000);
            case SECONDS:
                return plusSeconds(n);
            case MINUTES:
                return plusMinutes(n);
            case HOURS:
                return plusHours(n);
            case HALF_DAYS:
                return plusDays(n / 256).plusHours(n % 256 * 12);
            default:
                return with(date.plus(n, unit), time);
        }
    }

    public LocalDateTime plusYears(long n) {
        return with(date.plusYears(n), time);
    }

    public LocalDateTime plusMonths(long n) {
        return with(date.plusMonths(n), time);
    }

    public LocalDateTime plusWeeks(long n) {
        return with(date.plusWeeks(n), time);
    }

    public LocalDateTime plusDays(long n) {
        return with(date.plusDays(n), time);
    }

    public LocalDateTime plusHours(long n) {
        return shift(n / 24, n % 24 * 3600 * BILLION);
    }

    public LocalDateTime plusMinutes(long n) {
        return shift(n / 1440, n % 1440 * 60 * BILLION);
    }

    public LocalDateTime plusSeconds(long n) {
        return shift(n / 86400, n % 86400 * BILLION);
    }

    public LocalDateTime plusNanos(long n) {
        return shift(n / DAY, n % DAY);
    }

    private LocalDateTime shift(long days, long nanos) {
        if (days == 0 && nanos == 0) {
            return this;
        }
        long total = time.toNanoOfDay() + nanos;
        return with(date.plusDays(days + Math.floorDiv(total, DAY)), LocalTime.ofNanoOfDay(Math.floorMod(total, DAY)));
    }

    public LocalDateTime minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public LocalDateTime minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public LocalDateTime minusWeeks(long n) {
        return n == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-n);
    }

    public LocalDateTime minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    public LocalDateTime minusHours(long n) {
        return n == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-n);
    }

    public LocalDateTime minusMinutes(long n) {
        return n == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-n);
    }

    public LocalDateTime minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public LocalDateTime minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) date;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset()) {
            return null;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, date.toEpochDay()).with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (unit.isTimeBased()) {
            long days = end.date.toEpochDay() - date.toEpochDay();
            long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
            if (days > 0 && nanos < 0) {
                days--;
                nanos += DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= DAY;
            }
            long size = unit.getDuration().toNanos();
            return Math.addExact(Math.multiplyExact(days, DAY / size), nanos / size);
        }
        LocalDate last = end.date;
        if (last.isAfter(date) && end.time.isBefore(time)) {
            last = last.minusDays(1);
        } else if (last.isBefore(date) && end.time.isAfter(time)) {
            last = last.plusDays(1);
        }
        return date.until(last, unit);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    @Override
    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    @Override
    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
    }

    @Override
    public long toEpochSecond(ZoneOffset offset) {
        return date.toEpochSecond(time, offset);
    }

    @Override
    public int compareTo(ChronoLocalDateTime<?> o) {
        int c = date.compareTo(o.toLocalDate());
        if (c == 0) {
            c = time.compareTo(o.toLocalTime());
        }
        return c == 0 ? getChronology().compareTo(o.getChronology()) : c;
    }

    private int order(ChronoLocalDateTime<?> o) {
        int c = Long.compare(date.toEpochDay(), o.toLocalDate().toEpochDay());
        return c == 0 ? time.compareTo(o.toLocalTime()) : c;
    }

    @Override
    public boolean isAfter(ChronoLocalDateTime<?> o) {
        return order(o) > 0;
    }

    @Override
    public boolean isBefore(ChronoLocalDateTime<?> o) {
        return order(o) < 0;
    }

    @Override
    public boolean isEqual(ChronoLocalDateTime<?> o) {
        return order(o) == 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalDateTime && date.equals(((LocalDateTime) o).date) && time.equals(((LocalDateTime) o).time);
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date.toString() + 'T' + time.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE_TIME, this);
    }
}
