package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;

/** The calendar of Japan: ISO's, with years counted by emperor. */
public final class JapaneseChronology extends OtherChronology {
    private static final long serialVersionUID = 1L;
    public static final JapaneseChronology INSTANCE = new JapaneseChronology();

    private JapaneseChronology() {
        super("Japanese", "japanese", "Japanese Calendar");
    }

    @Override
    public JapaneseDate date(int year, int month, int day) {
        return JapaneseDate.of(year, month, day);
    }

    @Override
    public JapaneseDate dateYearDay(int year, int dayOfYear) {
        return JapaneseDate.ofYearDay(year, dayOfYear);
    }

    @Override
    public JapaneseDate dateEpochDay(long day) {
        return JapaneseDate.ofEpochDay(day);
    }

    @Override
    public JapaneseDate date(TemporalAccessor t) {
        return JapaneseDate.from(t);
    }

    @Override
    public JapaneseDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    @Override
    public JapaneseDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    @Override
    public JapaneseDate dateNow(Clock clock) {
        return dateEpochDay(today(clock));
    }

    @Override
    public JapaneseEra eraOf(int era) {
        return JapaneseEra.of(era);
    }

    @Override
    public List<Era> eras() {
        return Arrays.<Era>asList(JapaneseEra.values());
    }

    private JapaneseEra own(Era era) {
        if (!(era instanceof JapaneseEra)) {
            throw new ClassCastException("Era must be JapaneseEra");
        }
        return (JapaneseEra) era;
    }

    @Override
    public boolean isLeapYear(long year) {
        return IsoChronology.INSTANCE.isLeapYear(year);
    }

    @Override
    public JapaneseDate date(Era era, int yearOfEra, int month, int day) {
        return JapaneseDate.of(own(era), yearOfEra, month, day);
    }

    @Override
    public JapaneseDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        JapaneseEra e = own(era);
        LocalDate first = yearOfEra == 1 ? e.since() : LocalDate.ofYearDay(prolepticYear(e, yearOfEra), 1);
        LocalDate date = first.plusDays(dayOfYear - 1L);
        if (dayOfYear < 1 || date.getYear() != first.getYear() || date.isAfter(e.last())) {
            throw new DateTimeException("Invalid parameters");
        }
        return dateEpochDay(date.toEpochDay());
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        JapaneseEra e = own(era);
        int year = e.since().getYear() + yearOfEra - 1;
        if (yearOfEra < 1 || year > e.last().getYear()) {
            throw new DateTimeException("Invalid yearOfEra value");
        }
        return year;
    }

    @Override
    public ValueRange range(ChronoField field) {
        switch (field) {
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR:
                throw new java.time.temporal.UnsupportedTemporalTypeException("Unsupported field: " + field);
            case YEAR_OF_ERA:
                return ValueRange.of(1, 15, 999999999 - JapaneseEra.REIWA.since().getYear());
            case DAY_OF_YEAR:
                return ValueRange.of(1, 7, 366);
            case YEAR:
                return ValueRange.of(1873, 999999999);
            case ERA:
                return ValueRange.of(-1, JapaneseEra.REIWA.getValue());
            default:
                return field.range();
        }
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
