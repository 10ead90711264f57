package java.time.chrono;

import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** A date of the calendar of Thailand: ISO's, with years counted from 543 BC. */
public final class ThaiBuddhistDate extends IsoBasedDate<ThaiBuddhistDate> {
    private static final long serialVersionUID = 1L;

    private ThaiBuddhistDate(LocalDate iso) {
        super(iso);
    }

    @Override
    ThaiBuddhistDate of(LocalDate date) {
        return date.equals(iso) ? this : new ThaiBuddhistDate(date);
    }

    @Override
    int zero() {
        return -543;
    }

    public static ThaiBuddhistDate now() {
        return ThaiBuddhistChronology.INSTANCE.dateNow();
    }

    public static ThaiBuddhistDate now(ZoneId zone) {
        return ThaiBuddhistChronology.INSTANCE.dateNow(zone);
    }

    public static ThaiBuddhistDate now(Clock clock) {
        return ThaiBuddhistChronology.INSTANCE.dateNow(clock);
    }

    public static ThaiBuddhistDate from(TemporalAccessor t) {
        return t instanceof ThaiBuddhistDate ? (ThaiBuddhistDate) t : ofEpochDay(t.getLong(ChronoField.EPOCH_DAY));
    }

    public static ThaiBuddhistDate of(int year, int month, int day) {
        return new ThaiBuddhistDate(LocalDate.of(year - 543, month, day));
    }

    static ThaiBuddhistDate ofYearDay(int year, int dayOfYear) {
        return new ThaiBuddhistDate(LocalDate.ofYearDay(year - 543, dayOfYear));
    }

    static ThaiBuddhistDate ofEpochDay(long day) {
        return new ThaiBuddhistDate(LocalDate.ofEpochDay(day));
    }

    @Override
    public ThaiBuddhistChronology getChronology() {
        return ThaiBuddhistChronology.INSTANCE;
    }

    @Override
    public ThaiBuddhistEra getEra() {
        return ThaiBuddhistEra.of(get(ChronoField.ERA));
    }

    @Override
    public ThaiBuddhistDate with(TemporalField field, long value) {
        return super.with(field, value);
    }

    @Override
    public ThaiBuddhistDate with(TemporalAdjuster adjuster) {
        return super.with(adjuster);
    }

    @Override
    public ThaiBuddhistDate plus(TemporalAmount amount) {
        return super.plus(amount);
    }

    @Override
    public ThaiBuddhistDate plus(long n, TemporalUnit unit) {
        return super.plus(n, unit);
    }

    @Override
    public ThaiBuddhistDate minus(TemporalAmount amount) {
        return super.minus(amount);
    }

    @Override
    public ThaiBuddhistDate minus(long n, TemporalUnit unit) {
        return super.minus(n, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<ThaiBuddhistDate> atTime(LocalTime time) {
        return super.atTime(time);
    }
}
