package java.time.chrono;

import java.time.Clock;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;

/** The calendar of Thailand: ISO's, with years counted from 543 BC. */
public final class ThaiBuddhistChronology extends OtherChronology {
    private static final long serialVersionUID = 1L;
    public static final ThaiBuddhistChronology INSTANCE = new ThaiBuddhistChronology();

    private ThaiBuddhistChronology() {
        super("ThaiBuddhist", "buddhist", "Buddhist Calendar");
    }

    @Override
    public ThaiBuddhistDate date(int year, int month, int day) {
        return ThaiBuddhistDate.of(year, month, day);
    }

    @Override
    public ThaiBuddhistDate date(Era era, int yearOfEra, int month, int day) {
        return date(prolepticYear(era, yearOfEra), month, day);
    }

    @Override
    public ThaiBuddhistDate dateYearDay(int year, int dayOfYear) {
        return ThaiBuddhistDate.ofYearDay(year, dayOfYear);
    }

    @Override
    public ThaiBuddhistDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    @Override
    public ThaiBuddhistDate dateEpochDay(long day) {
        return ThaiBuddhistDate.ofEpochDay(day);
    }

    @Override
    public ThaiBuddhistDate date(TemporalAccessor t) {
        return ThaiBuddhistDate.from(t);
    }

    @Override
    public ThaiBuddhistDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    @Override
    public ThaiBuddhistDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    @Override
    public ThaiBuddhistDate dateNow(Clock clock) {
        return dateEpochDay(today(clock));
    }

    @Override
    public ThaiBuddhistEra eraOf(int era) {
        return ThaiBuddhistEra.of(era);
    }

    @Override
    public List<Era> eras() {
        return Arrays.<Era>asList(ThaiBuddhistEra.values());
    }

    private ThaiBuddhistEra own(Era era) {
        if (!(era instanceof ThaiBuddhistEra)) {
            throw new ClassCastException("Era must be ThaiBuddhistEra");
        }
        return (ThaiBuddhistEra) era;
    }

    @Override
    public boolean isLeapYear(long year) {
        return IsoChronology.INSTANCE.isLeapYear(year - 543);
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        return own(era) == ThaiBuddhistEra.BE ? yearOfEra : 1 - yearOfEra;
    }

    @Override
    public ValueRange range(ChronoField field) {
        ValueRange years = ChronoField.YEAR.range();
        switch (field) {
            case PROLEPTIC_MONTH: {
                ValueRange months = field.range();
                return ValueRange.of(months.getMinimum() + 543 * 12L, months.getMaximum() + 543 * 12L);
            }
            case YEAR_OF_ERA:
                return ValueRange.of(1, -(years.getMinimum() + 543) + 1, years.getMaximum() + 543);
            case YEAR:
                return ValueRange.of(years.getMinimum() + 543, years.getMaximum() + 543);
            default:
                return field.range();
        }
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
