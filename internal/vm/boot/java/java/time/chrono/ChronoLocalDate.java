package java.time.chrono;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;

/** A date of some calendar. */
public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    static ChronoLocalDate from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDate) {
            return (ChronoLocalDate) temporal;
        }
        Chronology c = temporal.query(java.time.temporal.TemporalQueries.chronology());
        if (c == null) {
            throw new java.time.DateTimeException("Unable to obtain ChronoLocalDate from TemporalAccessor: " + temporal.getClass());
        }
        return c.date(temporal);
    }

    static Comparator<ChronoLocalDate> timeLineOrder() {
        return new Comparator<ChronoLocalDate>() {
            @Override
            public int compare(ChronoLocalDate a, ChronoLocalDate b) {
                return Long.compare(a.toEpochDay(), b.toEpochDay());
            }
        };
    }

    Chronology getChronology();

    Era getEra();

    boolean isLeapYear();

    int lengthOfMonth();

    int lengthOfYear();

    @Override
    ChronoLocalDate with(TemporalAdjuster adjuster);

    @Override
    ChronoLocalDate with(TemporalField field, long newValue);

    @Override
    ChronoLocalDate plus(TemporalAmount amount);

    @Override
    ChronoLocalDate plus(long amount, TemporalUnit unit);

    @Override
    ChronoLocalDate minus(TemporalAmount amount);

    @Override
    ChronoLocalDate minus(long amount, TemporalUnit unit);

    @Override
    long until(Temporal endExclusive, TemporalUnit unit);

    ChronoPeriod until(ChronoLocalDate endExclusive);

    String format(DateTimeFormatter formatter);

    ChronoLocalDateTime<?> atTime(LocalTime time);

    long toEpochDay();

    int compareTo(ChronoLocalDate other);

    boolean isAfter(ChronoLocalDate other);

    boolean isBefore(ChronoLocalDate other);

    boolean isEqual(ChronoLocalDate other);
}
