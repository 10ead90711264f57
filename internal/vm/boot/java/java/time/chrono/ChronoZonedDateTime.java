package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;

/** A date of some calendar and a time in a zone. */
public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    static ChronoZonedDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoZonedDateTime) {
            return (ChronoZonedDateTime<?>) temporal;
        }
        Chronology c = temporal.query(java.time.temporal.TemporalQueries.chronology());
        if (c == null) {
            throw new java.time.DateTimeException("Unable to obtain ChronoZonedDateTime from TemporalAccessor: " + temporal.getClass());
        }
        return c.zonedDateTime(temporal);
    }

    static Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
        return new Comparator<ChronoZonedDateTime<?>>() {
            @Override
            public int compare(ChronoZonedDateTime<?> a, ChronoZonedDateTime<?> b) {
                return a.toInstant().compareTo(b.toInstant());
            }
        };
    }

    D toLocalDate();

    LocalTime toLocalTime();

    ChronoLocalDateTime<D> toLocalDateTime();

    Chronology getChronology();

    ZoneOffset getOffset();

    ZoneId getZone();

    ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

    ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

    ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone);

    ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

    @Override
    ChronoZonedDateTime<D> with(TemporalAdjuster adjuster);

    @Override
    ChronoZonedDateTime<D> with(TemporalField field, long newValue);

    @Override
    ChronoZonedDateTime<D> plus(TemporalAmount amount);

    @Override
    ChronoZonedDateTime<D> plus(long amount, TemporalUnit unit);

    @Override
    ChronoZonedDateTime<D> minus(TemporalAmount amount);

    @Override
    ChronoZonedDateTime<D> minus(long amount, TemporalUnit unit);

    String format(DateTimeFormatter formatter);

    Instant toInstant();

    long toEpochSecond();

    int compareTo(ChronoZonedDateTime<?> other);

    boolean isBefore(ChronoZonedDateTime<?> other);

    boolean isAfter(ChronoZonedDateTime<?> other);

    boolean isEqual(ChronoZonedDateTime<?> other);
}
