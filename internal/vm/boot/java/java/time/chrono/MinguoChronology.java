package java.time.chrono;

import java.time.Clock;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;

/** The calendar of Taiwan: ISO's, with years counted from 1912. */
public final class MinguoChronology extends OtherChronology {
    private static final long serialVersionUID = 1L;
    public static final MinguoChronology INSTANCE = new MinguoChronology();

    private MinguoChronology() {
        super("Minguo", "roc", "Minguo Calendar");
    }

    @Override
    public MinguoDate date(int year, int month, int day) {
        return MinguoDate.of(year, month, day);
    }

    @Override
    public MinguoDate date(Era era, int yearOfEra, int month, int day) {
        return date(prolepticYear(era, yearOfEra), month, day);
    }

    @Override
    public MinguoDate dateYearDay(int year, int dayOfYear) {
        return MinguoDate.ofYearDay(year, dayOfYear);
    }

    @Override
    public MinguoDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    @Override
    public MinguoDate dateEpochDay(long day) {
        return MinguoDate.ofEpochDay(day);
    }

    @Override
    public MinguoDate date(TemporalAccessor t) {
        return MinguoDate.from(t);
    }

    @Override
    public MinguoDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    @Override
    public MinguoDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    @Override
    public MinguoDate dateNow(Clock clock) {
        return dateEpochDay(today(clock));
    }

    @Override
    public MinguoEra eraOf(int era) {
        return MinguoEra.of(era);
    }

    @Override
    public List<Era> eras() {
        return Arrays.<Era>asList(MinguoEra.values());
    }

    private MinguoEra own(Era era) {
        if (!(era instanceof MinguoEra)) {
            throw new ClassCastException("Era must be MinguoEra");
        }
        return (MinguoEra) era;
    }

    @Override
    public boolean isLeapYear(long year) {
        return IsoChronology.INSTANCE.isLeapYear(year + 1911);
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        return own(era) == MinguoEra.ROC ? yearOfEra : 1 - yearOfEra;
    }

    @Override
    public ValueRange range(ChronoField field) {
        ValueRange years = ChronoField.YEAR.range();
        switch (field) {
            case PROLEPTIC_MONTH: {
                ValueRange months = field.range();
                return ValueRange.of(months.getMinimum() - 1911 * 12L, months.getMaximum() - 1911 * 12L);
            }
            case YEAR_OF_ERA:
                return ValueRange.of(1, years.getMaximum() - 1911, -years.getMinimum() + 1 + 1911);
            case YEAR:
                return ValueRange.of(years.getMinimum() - 1911, years.getMaximum() - 1911);
            default:
                return field.range();
        }
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
