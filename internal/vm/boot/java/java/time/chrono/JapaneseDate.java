package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** A date of the calendar of Japan: ISO's, with years counted by emperor. */
public final class JapaneseDate extends IsoBasedDate<JapaneseDate> {
    private static final long serialVersionUID = 1L;

    private final transient JapaneseEra era;

    private JapaneseDate(LocalDate iso) {
        super(iso);
        if (iso.getYear() < 1873) {
            throw new DateTimeException("JapaneseDate before Meiji 6 is not supported");
        }
        era = JapaneseEra.at(iso);
    }

    @Override
    JapaneseDate of(LocalDate date) {
        return date.equals(iso) ? this : new JapaneseDate(date);
    }

    @Override
    int zero() {
        return 0;
    }

    @Override
    int yearOfEra() {
        return iso.getYear() - era.since().getYear() + 1;
    }

    /** The first day of this year under this emperor. */
    private LocalDate first() {
        LocalDate first = iso.withDayOfYear(1);
        return first.isBefore(era.since()) ? era.since() : first;
    }

    @Override
    public int lengthOfYear() {
        LocalDate last = iso.withDayOfYear(iso.lengthOfYear());
        return (int) ((last.isAfter(era.last()) ? era.last() : last).toEpochDay() - first().toEpochDay()) + 1;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return !isAligned(field) && super.isSupported(field);
    }

    private static boolean isAligned(TemporalField f) {
        return f == ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH || f == ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR
                || f == ChronoField.ALIGNED_WEEK_OF_MONTH || f == ChronoField.ALIGNED_WEEK_OF_YEAR;
    }

    @Override
    public long getLong(TemporalField field) {
        if (isAligned(field)) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        if (field == ChronoField.ERA) {
            return era.getValue();
        }
        return field == ChronoField.DAY_OF_YEAR ? iso.toEpochDay() - first().toEpochDay() + 1 : super.getLong(field);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field == ChronoField.DAY_OF_MONTH || field == ChronoField.DAY_OF_YEAR) {
            return ValueRange.of(1, field == ChronoField.DAY_OF_MONTH ? lengthOfMonth() : lengthOfYear());
        }
        if (field == ChronoField.YEAR_OF_ERA) {
            return ValueRange.of(1, Math.min(era.last().getYear(), 999999999) - era.since().getYear() + 1);
        }
        return super.range(field);
    }

    @Override
    public JapaneseDate with(TemporalField field, long value) {
        if (!(field instanceof ChronoField) || getLong(field) == value) {
            return super.with(field, value);
        }
        ChronoField f = (ChronoField) field;
        if (f == ChronoField.YEAR_OF_ERA || f == ChronoField.YEAR || f == ChronoField.ERA) {
            int n = getChronology().range(f).checkValidIntValue(value, f);
            return of(iso.withYear(f == ChronoField.YEAR ? n : f == ChronoField.ERA
                    ? getChronology().prolepticYear(JapaneseEra.of(n), yearOfEra()) : getChronology().prolepticYear(era, n)));
        }
        return f == ChronoField.DAY_OF_YEAR ? of(first().plusDays(value - 1)) : super.with(field, value);
    }

    public static JapaneseDate now() {
        return JapaneseChronology.INSTANCE.dateNow();
    }

    public static JapaneseDate now(ZoneId zone) {
        return JapaneseChronology.INSTANCE.dateNow(zone);
    }

    public static JapaneseDate now(Clock clock) {
        return JapaneseChronology.INSTANCE.dateNow(clock);
    }

    public static JapaneseDate from(TemporalAccessor t) {
        return t instanceof JapaneseDate ? (JapaneseDate) t : ofEpochDay(t.getLong(ChronoField.EPOCH_DAY));
    }

    public static JapaneseDate of(int year, int month, int day) {
        return new JapaneseDate(LocalDate.of(year, month, day));
    }

    public static JapaneseDate of(JapaneseEra era, int yearOfEra, int month, int day) {
        LocalDate date = LocalDate.of(era.since().getYear() + yearOfEra - 1, month, day);
        if (date.isBefore(era.since()) || date.isAfter(era.last())) {
            throw new DateTimeException("year, month, and day not valid for Era");
        }
        return new JapaneseDate(date);
    }

    static JapaneseDate ofYearDay(int year, int dayOfYear) {
        return new JapaneseDate(LocalDate.ofYearDay(year, dayOfYear));
    }

    static JapaneseDate ofEpochDay(long day) {
        return new JapaneseDate(LocalDate.ofEpochDay(day));
    }

    @Override
    public JapaneseChronology getChronology() {
        return JapaneseChronology.INSTANCE;
    }

    @Override
    public JapaneseEra getEra() {
        return JapaneseEra.of(get(ChronoField.ERA));
    }

    @Override
    public JapaneseDate with(TemporalAdjuster adjuster) {
        return super.with(adjuster);
    }

    @Override
    public JapaneseDate plus(TemporalAmount amount) {
        return super.plus(amount);
    }

    @Override
    public JapaneseDate plus(long n, TemporalUnit unit) {
        return super.plus(n, unit);
    }

    @Override
    public JapaneseDate minus(TemporalAmount amount) {
        return super.minus(amount);
    }

    @Override
    public JapaneseDate minus(long n, TemporalUnit unit) {
        return super.minus(n, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<JapaneseDate> atTime(LocalTime time) {
        return super.atTime(time);
    }
}
