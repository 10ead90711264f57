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

/** A date of some calendar, and a time. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDateTime) {
            return (ChronoLocalDateTime<?>) temporal;
        }
        Chronology c = temporal.query(java.time.temporal.TemporalQueries.chronology());
        if (c == null) {
            throw new java.time.DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: " + temporal.getClass());
        }
        return c.localDateTime(temporal);
    }

    static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
        return new Comparator<ChronoLocalDateTime<?>>() {
            @Override
            public int compare(ChronoLocalDateTime<?> a, ChronoLocalDateTime<?> b) {
                int c = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
                return c != 0 ? c : Long.compare(a.toLocalTime().toNanoOfDay(), b.toLocalTime().toNanoOfDay());
            }
        };
    }

    Chronology getChronology();

    D toLocalDate();

    LocalTime toLocalTime();

    @Override
    ChronoLocalDateTime<D> with(TemporalAdjuster adjuster);

    @Override
    ChronoLocalDateTime<D> with(TemporalField field, long newValue);

    @Override
    ChronoLocalDateTime<D> plus(TemporalAmount amount);

    @Override
    ChronoLocalDateTime<D> plus(long amount, TemporalUnit unit);

    @Override
    ChronoLocalDateTime<D> minus(TemporalAmount amount);

    @Override
    ChronoLocalDateTime<D> minus(long amount, TemporalUnit unit);

    String format(DateTimeFormatter formatter);

    ChronoZonedDateTime<D> atZone(ZoneId zone);

    Instant toInstant(ZoneOffset offset);

    long toEpochSecond(ZoneOffset offset);

    int compareTo(ChronoLocalDateTime<?> other);

    boolean isAfter(ChronoLocalDateTime<?> other);

    boolean isBefore(ChronoLocalDateTime<?> other);

    boolean isEqual(ChronoLocalDateTime<?> other);
}
