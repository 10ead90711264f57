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

/** A date of the calendar of Taiwan: ISO's, with years counted from 1912. */
public final class MinguoDate extends IsoBasedDate<MinguoDate> {
    private static final long serialVersionUID = 1L;

    private MinguoDate(LocalDate iso) {
        super(iso);
    }

    @Override
    MinguoDate of(LocalDate date) {
        return date.equals(iso) ? this : new MinguoDate(date);
    }

    @Override
    int zero() {
        return 1911;
    }

    public static MinguoDate now() {
        return MinguoChronology.INSTANCE.dateNow();
    }

    public static MinguoDate now(ZoneId zone) {
        return MinguoChronology.INSTANCE.dateNow(zone);
    }

    public static MinguoDate now(Clock clock) {
        return MinguoChronology.INSTANCE.dateNow(clock);
    }

    public static MinguoDate from(TemporalAccessor t) {
        return t instanceof MinguoDate ? (MinguoDate) t : ofEpochDay(t.getLong(ChronoField.EPOCH_DAY));
    }

    public static MinguoDate of(int year, int month, int day) {
        return new MinguoDate(LocalDate.of(year + 1911, month, day));
    }

    static MinguoDate ofYearDay(int year, int dayOfYear) {
        return new MinguoDate(LocalDate.ofYearDay(year + 1911, dayOfYear));
    }

    static MinguoDate ofEpochDay(long day) {
        return new MinguoDate(LocalDate.ofEpochDay(day));
    }

    @Override
    public MinguoChronology getChronology() {
        return MinguoChronology.INSTANCE;
    }

    @Override
    public MinguoEra getEra() {
        return MinguoEra.of(get(ChronoField.ERA));
    }

    @Override
    public MinguoDate with(TemporalField field, long value) {
        return super.with(field, value);
    }

    @Override
    public MinguoDate with(TemporalAdjuster adjuster) {
        return super.with(adjuster);
    }

    @Override
    public MinguoDate plus(TemporalAmount amount) {
        return super.plus(amount);
    }

    @Override
    public MinguoDate plus(long n, TemporalUnit unit) {
        return super.plus(n, unit);
    }

    @Override
    public MinguoDate minus(TemporalAmount amount) {
        return super.minus(amount);
    }

    @Override
    public MinguoDate minus(long n, TemporalUnit unit) {
        return super.minus(n, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<MinguoDate> atTime(LocalTime time) {
        return super.atTime(time);
    }
}
