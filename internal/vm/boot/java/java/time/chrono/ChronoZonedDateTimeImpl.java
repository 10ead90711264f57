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

/** A date of a calendar other than ISO's and a time in a zone. */
final class ChronoZonedDateTimeImpl<D extends ChronoLocalDate> implements ChronoZonedDateTime<D>, Serializable {
    private static final long serialVersionUID = -5261813987200935591L;
    private final ChronoLocalDateTime<D> local;
    private final java.time.ZonedDateTime iso;

    ChronoZonedDateTimeImpl(ChronoLocalDateTime<D> local, java.time.ZonedDateTime iso) {
        this.local = local;
        this.iso = iso;
    }

    @SuppressWarnings("unchecked")
    private ChronoZonedDateTime<D> of(java.time.ZonedDateTime z) {
        D date = (D) getChronology().dateEpochDay(z.toLocalDate().toEpochDay());
        return new ChronoZonedDateTimeImpl<D>(new ChronoLocalDateTimeImpl<D>(date, z.toLocalTime()), z);
    }

    @Override
    public D toLocalDate() {
        return local.toLocalDate();
    }

    @Override
    public LocalTime toLocalTime() {
        return iso.toLocalTime();
    }

    @Override
    public ChronoLocalDateTime<D> toLocalDateTime() {
        return local;
    }

    @Override
    public Chronology getChronology() {
        return local.getChronology();
    }

    @Override
    public ZoneOffset getOffset() {
        return iso.getOffset();
    }

    @Override
    public ZoneId getZone() {
        return iso.getZone();
    }

    @Override
    public ChronoZonedDateTime<D> withEarlierOffsetAtOverlap() {
        return of(iso.withEarlierOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withLaterOffsetAtOverlap() {
        return of(iso.withLaterOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone) {
        return of(iso.withZoneSameLocal(zone));
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone) {
        return of(iso.withZoneSameInstant(zone));
    }

    private ChronoZonedDateTime<D> relocate(ChronoLocalDateTime<D> d) {
        return of(java.time.ZonedDateTime.ofLocal(java.time.LocalDateTime
                .of(LocalDate.ofEpochDay(d.toLocalDate().toEpochDay()), d.toLocalTime()), getZone(), getOffset()));
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return local.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range() : local.range(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS) {
            return iso.getLong(field);
        }
        return field instanceof ChronoField ? local.getLong(field) : field.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> q) {
        if (q == TemporalQueries.chronology()) {
            return (R) getChronology();
        }
        return q == TemporalQueries.zone() || q == TemporalQueries.zoneId() || q == TemporalQueries.offset()
                || q == TemporalQueries.localTime() || q == TemporalQueries.precision() ? iso.query(q) : q.queryFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<D> with(TemporalAdjuster adjuster) {
        if (adjuster instanceof ChronoLocalDate || adjuster instanceof LocalTime) {
            return relocate(local.with(adjuster));
        }
        return (ChronoZonedDateTime<D>) adjuster.adjustInto(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<D> with(TemporalField field, long value) {
        if (field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS) {
            return of(iso.with(field, value));
        }
        return field instanceof ChronoField ? relocate(local.with(field, value))
                : (ChronoZonedDateTime<D>) field.adjustInto(this, value);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<D> plus(TemporalAmount amount) {
        return (ChronoZonedDateTime<D>) amount.addTo(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<D> minus(TemporalAmount amount) {
        return (ChronoZonedDateTime<D>) amount.subtractFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<D> plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return (ChronoZonedDateTime<D>) unit.addTo(this, n);
        }
        return unit.isTimeBased() ? of(iso.plus(n, unit)) : relocate(local.plus(n, unit));
    }

    @Override
    public ChronoZonedDateTime<D> minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoZonedDateTime<?> end = getChronology().zonedDateTime(endExclusive);
        return unit instanceof ChronoUnit ? local.until(end.withZoneSameInstant(getZone()).toLocalDateTime(), unit)
                : unit.between(this, end);
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public Instant toInstant() {
        return iso.toInstant();
    }

    @Override
    public long toEpochSecond() {
        return iso.toEpochSecond();
    }

    @Override
    public int compareTo(ChronoZonedDateTime<?> other) {
        int c = toInstant().compareTo(other.toInstant());
        c = c != 0 ? c : toLocalTime().compareTo(other.toLocalTime());
        c = c != 0 ? c : getZone().getId().compareTo(other.getZone().getId());
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    @Override
    public boolean isBefore(ChronoZonedDateTime<?> other) {
        return toInstant().isBefore(other.toInstant());
    }

    @Override
    public boolean isAfter(ChronoZonedDateTime<?> other) {
        return toInstant().isAfter(other.toInstant());
    }

    @Override
    public boolean isEqual(ChronoZonedDateTime<?> other) {
        return toInstant().equals(other.toInstant());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChronoZonedDateTime && compareTo((ChronoZonedDateTime<?>) o) == 0;
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(getZone().hashCode(), 3);
    }

    @Override
    public String toString() {
        return local.toString() + getOffset() + (getOffset() == getZone() ? "" : "[" + getZone() + "]");
    }
}
