package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
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
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;

/** A date and a time in a zone. */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = -6260982410461394882L;

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
        this.dateTime = dateTime;
        this.offset = offset;
        this.zone = zone;
    }

    private static final TemporalQuery<ZonedDateTime> FROM = new TemporalQuery<ZonedDateTime>() {
        @Override
        public ZonedDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static ZonedDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static ZonedDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime local, ZoneId zone) {
        return ofLocal(local, zone, null);
    }

    public static ZonedDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneId zone) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), zone);
    }

    public static ZonedDateTime ofLocal(LocalDateTime local, ZoneId zone, ZoneOffset preferred) {
        if (local == null || zone == null) {
            throw new NullPointerException(local == null ? "localDateTime" : "zone");
        }
        if (zone instanceof ZoneOffset) {
            return new ZonedDateTime(local, (ZoneOffset) zone, zone);
        }
        List<ZoneOffset> valid = zone.getRules().getValidOffsets(local);
        if (valid.isEmpty()) {
            // In a gap the clock is moved on by the length of it.
            ZoneOffsetTransition gap = zone.getRules().getTransition(local);
            return new ZonedDateTime(local.plusSeconds(gap.getDuration().getSeconds()), gap.getOffsetAfter(), zone);
        }
        return new ZonedDateTime(local, preferred != null && valid.contains(preferred) ? preferred : valid.get(0), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        return create(instant.getEpochSecond(), instant.getNano(), zone);
    }

    public static ZonedDateTime ofInstant(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        if (zone.getRules().isValidOffset(local, offset)) {
            return new ZonedDateTime(local, offset, zone);
        }
        return create(local.toEpochSecond(offset), local.getNano(), zone);
    }

    public static ZonedDateTime ofStrict(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        if (!zone.getRules().isValidOffset(local, offset)) {
            ZoneOffsetTransition t = zone.getRules().getTransition(local);
            if (t != null && t.isGap()) {
                throw new DateTimeException("LocalDateTime '" + local + "' does not exist in zone '" + zone
                        + "' due to a gap in the local time-line, typically caused by daylight savings");
            }
            throw new DateTimeException("ZoneOffset '" + offset + "' is not valid for LocalDateTime '" + local
                    + "' in zone '" + zone + "'");
        }
        return new ZonedDateTime(local, offset, zone);
    }

    private static ZonedDateTime create(long second, int nano, ZoneId zone) {
        ZoneOffset offset = zone.getRules().getOffset(Instant.ofEpochSecond(second, nano));
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(second, nano, offset), offset, zone);
    }

    public static ZonedDateTime from(TemporalAccessor t) {
        if (t instanceof ZonedDateTime) {
            return (ZonedDateTime) t;
        }
        try {
            ZoneId zone = ZoneId.from(t);
            if (t.isSupported(ChronoField.INSTANT_SECONDS)) {
                return create(t.getLong(ChronoField.INSTANT_SECONDS), t.get(ChronoField.NANO_OF_SECOND), zone);
            }
            return of(LocalDate.from(t), LocalTime.from(t), zone);
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ZonedDateTime from TemporalAccessor: " + t + " of type "
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

    @Override
    public Chronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    private ZonedDateTime local(LocalDateTime l) {
        return ofLocal(l, zone, offset);
    }

    private ZonedDateTime instant(LocalDateTime l) {
        return ofInstant(l, offset, zone);
    }

    private ZonedDateTime other(boolean later) {
        ZoneOffsetTransition t = zone.getRules().getTransition(dateTime);
        if (t != null && t.isOverlap()) {
            ZoneOffset o = later ? t.getOffsetAfter() : t.getOffsetBefore();
            if (!o.equals(offset)) {
                return new ZonedDateTime(dateTime, o, zone);
            }
        }
        return this;
    }

    @Override
    public ZonedDateTime withEarlierOffsetAtOverlap() {
        return other(false);
    }

    @Override
    public ZonedDateTime withLaterOffsetAtOverlap() {
        return other(true);
    }

    @Override
    public ZonedDateTime withZoneSameLocal(ZoneId z) {
        return zone.equals(z) ? this : ofLocal(dateTime, z, offset);
    }

    @Override
    public ZonedDateTime withZoneSameInstant(ZoneId z) {
        return zone.equals(z) ? this : create(toEpochSecond(), getNano(), z);
    }

    public ZonedDateTime withFixedOffsetZone() {
        return zone.equals(offset) ? this : new ZonedDateTime(dateTime, offset, offset);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(dateTime, offset);
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
    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime) {
            return local(dateTime.with(adjuster));
        }
        if (adjuster instanceof LocalDateTime) {
            return local((LocalDateTime) adjuster);
        }
        if (adjuster instanceof OffsetDateTime) {
            OffsetDateTime o = (OffsetDateTime) adjuster;
            return ofLocal(o.toLocalDateTime(), zone, o.getOffset());
        }
        if (adjuster instanceof Instant) {
            return ofInstant((Instant) adjuster, zone);
        }
        if (adjuster instanceof ZoneOffset) {
            ZoneOffset o = (ZoneOffset) adjuster;
            return zone.getRules().isValidOffset(dateTime, o) ? new ZonedDateTime(dateTime, o, zone) : this;
        }
        return (ZonedDateTime) adjuster.adjustInto(this);
    }

    @Override
    public ZonedDateTime plus(TemporalAmount amount) {
        return amount instanceof Period ? local(dateTime.plus(amount)) : (ZonedDateTime) amount.addTo(this);
    }

    @Override
    public ZonedDateTime minus(TemporalAmount amount) {
        return amount instanceof Period ? local(dateTime.minus(amount)) : (ZonedDateTime) amount.subtractFrom(this);
    }

    @Override
    public ZonedDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public ZonedDateTime with(TemporalField f, long v) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return create(v, getNano(), zone);
        }
        if (f == ChronoField.OFFSET_SECONDS) {
            return with(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        }
        return f instanceof ChronoField ? local(dateTime.with(f, v)) : f.adjustInto(this, v);
    }

    public ZonedDateTime withYear(int v) {
        return local(dateTime.withYear(v));
    }

    public ZonedDateTime withMonth(int v) {
        return local(dateTime.withMonth(v));
    }

    public ZonedDateTime withDayOfMonth(int v) {
        return local(dateTime.withDayOfMonth(v));
    }

    public ZonedDateTime withDayOfYear(int v) {
        return local(dateTime.withDayOfYear(v));
    }

    public ZonedDateTime withHour(int v) {
        return local(dateTime.withHour(v));
    }

    public ZonedDateTime withMinute(int v) {
        return local(dateTime.withMinute(v));
    }

    public ZonedDateTime withSecond(int v) {
        return local(dateTime.withSecond(v));
    }

    public ZonedDateTime withNano(int v) {
        return local(dateTime.withNano(v));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return local(dateTime.truncatedTo(unit));
    }

    @Override
    public ZonedDateTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        return unit.isDateBased() ? local(dateTime.plus(n, unit)) : instant(dateTime.plus(n, unit));
    }

    public ZonedDateTime plusYears(long n) {
        return local(dateTime.plusYears(n));
    }

    public ZonedDateTime plusMonths(long n) {
        return local(dateTime.plusMonths(n));
    }

    public ZonedDateTime plusWeeks(long n) {
        return local(dateTime.plusWeeks(n));
    }

    public ZonedDateTime plusDays(long n) {
        return local(dateTime.plusDays(n));
    }

    public ZonedDateTime plusHours(long n) {
        return instant(dateTime.plusHours(n));
    }

    public ZonedDateTime plusMinutes(long n) {
        return instant(dateTime.plusMinutes(n));
    }

    public ZonedDateTime plusSeconds(long n) {
        return instant(dateTime.plusSeconds(n));
    }

    public ZonedDateTime plusNanos(long n) {
        return instant(dateTime.plusNanos(n));
    }

    public ZonedDateTime minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public ZonedDateTime minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public ZonedDateTime minusWeeks(long n) {
        return n == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-n);
    }

    public ZonedDateTime minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    public ZonedDateTime minusHours(long n) {
        return n == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-n);
    }

    public ZonedDateTime minusMinutes(long n) {
        return n == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-n);
    }

    public ZonedDateTime minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public ZonedDateTime minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) toLocalDate();
        }
        if (query == TemporalQueries.zone() || query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        if (query == TemporalQueries.offset()) {
            return (R) offset;
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
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (unit.isDateBased()) {
            return dateTime.until(end.withZoneSameInstant(zone).dateTime, unit);
        }
        return toOffsetDateTime().until(end.toOffsetDateTime(), unit);
    }

    @Override
    public int compareTo(ChronoZonedDateTime<?> o) {
        int c = Long.compare(toEpochSecond(), o.toEpochSecond());
        if (c == 0) {
            c = getNano() - o.toLocalTime().getNano();
        }
        if (c == 0) {
            c = dateTime.compareTo(o.toLocalDateTime());
        }
        if (c == 0) {
            c = zone.getId().compareTo(o.getZone().getId());
        }
        return c == 0 ? getChronology().compareTo(o.getChronology()) : c;
    }

    @Override
    public boolean isBefore(ChronoZonedDateTime<?> o) {
        return toInstant().isBefore(o.toInstant());
    }

    @Override
    public boolean isAfter(ChronoZonedDateTime<?> o) {
        return toInstant().isAfter(o.toInstant());
    }

    @Override
    public boolean isEqual(ChronoZonedDateTime<?> o) {
        return toInstant().equals(o.toInstant());
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ZonedDateTime)) {
            return false;
        }
        ZonedDateTime z = (ZonedDateTime) o;
        return dateTime.equals(z.dateTime) && offset.equals(z.offset) && zone.equals(z.zone);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    @Override
    public String toString() {
        String s = dateTime.toString() + offset.toString();
        return offset == zone ? s : s + '[' + zone.toString() + ']';
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONED_DATE_TIME, this);
    }
}
