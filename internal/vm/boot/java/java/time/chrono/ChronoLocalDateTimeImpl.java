package java.time.chrono;

import java.io.Serializable;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

/** A date of a calendar other than ISO's, and a time. */
final class ChronoLocalDateTimeImpl<D extends ChronoLocalDate> implements ChronoLocalDateTime<D>, Serializable {
    private static final long serialVersionUID = 4556003607393004514L;
    private final D date;
    private final LocalTime time;

    ChronoLocalDateTimeImpl(D date, LocalTime time) {
        this.date = date;
        this.time = java.util.Objects.requireNonNull(time, "time");
    }

    @SuppressWarnings("unchecked")
    private ChronoLocalDateTimeImpl<D> of(Temporal newDate, LocalTime newTime) {
        return newDate == date && newTime == time ? this : new ChronoLocalDateTimeImpl<D>((D) newDate, newTime);
    }

    @Override
    public Chronology getChronology() {
        return date.getChronology();
    }

    @Override
    public D toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }

    private static boolean ofTime(TemporalField field) {
        return field instanceof ChronoField && ((ChronoField) field).isTimeBased();
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return ofTime(field) ? time.range(field) : date.range(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        return ofTime(field) ? time.getLong(field) : date.getLong(field);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> q) {
        if (q == TemporalQueries.zoneId() || q == TemporalQueries.zone() || q == TemporalQueries.offset()) {
            return null;
        }
        if (q == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (q == TemporalQueries.chronology()) {
            return (R) getChronology();
        }
        return q == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : q.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, date.toEpochDay()).with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
        if (adjuster instanceof ChronoLocalDate) {
            return of((ChronoLocalDate) adjuster, time);
        }
        return adjuster instanceof LocalTime ? of(date, (LocalTime) adjuster) : (ChronoLocalDateTime<D>) adjuster.adjustInto(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return (ChronoLocalDateTime<D>) field.adjustInto(this, value);
        }
        return ofTime(field) ? of(date, time.with(field, value)) : of(date.with(field, value), time);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> plus(TemporalAmount amount) {
        return (ChronoLocalDateTime<D>) amount.addTo(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> minus(TemporalAmount amount) {
        return (ChronoLocalDateTime<D>) amount.subtractFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return (ChronoLocalDateTime<D>) unit.addTo(this, n);
        }
        if (!((ChronoUnit) unit).isTimeBased()) {
            return of(date.plus(n, unit), time);
        }
        java.time.LocalDateTime iso = java.time.LocalDateTime.of(LocalDate.ofEpochDay(date.toEpochDay()), time).plus(n, unit);
        return of(date.plus(iso.toLocalDate().toEpochDay() - date.toEpochDay(), ChronoUnit.DAYS), iso.toLocalTime());
    }

    @Override
    public ChronoLocalDateTime<D> minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoLocalDateTime<?> end = getChronology().localDateTime(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (unit.isTimeBased()) {
            return java.time.LocalDateTime.of(LocalDate.ofEpochDay(date.toEpochDay()), time).until(
                    java.time.LocalDateTime.of(LocalDate.ofEpochDay(end.toLocalDate().toEpochDay()), end.toLocalTime()), unit);
        }
        ChronoLocalDate last = end.toLocalDate();
        return date.until(end.toLocalTime().isBefore(time) ? last.minus(1, ChronoUnit.DAYS) : last, unit);
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public ChronoZonedDateTime<D> atZone(ZoneId zone) {
        return new ChronoZonedDateTimeImpl<D>(this, java.time.LocalDateTime
                .of(LocalDate.ofEpochDay(date.toEpochDay()), time).atZone(zone));
    }

    @Override
    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
    }

    @Override
    public long toEpochSecond(ZoneOffset offset) {
        return date.toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    private int order(ChronoLocalDateTime<?> other) {
        int c = Long.compare(date.toEpochDay(), other.toLocalDate().toEpochDay());
        return c != 0 ? c : time.compareTo(other.toLocalTime());
    }

    @Override
    public int compareTo(ChronoLocalDateTime<?> other) {
        int c = order(other);
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    @Override
    public boolean isAfter(ChronoLocalDateTime<?> other) {
        return order(other) > 0;
    }

    @Override
    public boolean isBefore(ChronoLocalDateTime<?> other) {
        return order(other) < 0;
    }

    @Override
    public boolean isEqual(ChronoLocalDateTime<?> other) {
        return order(other) == 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChronoLocalDateTime && compareTo((ChronoLocalDateTime<?>) o) == 0;
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date + "T" + time;
    }
}
