package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
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

/** A date of the Islamic calendar. */
public final class HijrahDate extends ChronoLocalDateImpl<HijrahDate> {
    private static final long serialVersionUID = 1L;

    private final int year;
    private final int month;
    private final int day;

    private HijrahDate(int year, int month, int day) {
        int length = HijrahChronology.monthLength(year, month);
        if (day < 1 || day > length) {
            throw new DateTimeException("Invalid Hijrah day of month: " + day);
        }
        this.year = year;
        this.month = month;
        this.day = day;
    }

    /** The date with the month's last day in place of one that the month lacks. */
    private static HijrahDate within(int year, int month, int day) {
        return new HijrahDate(year, month, Math.min(day, HijrahChronology.monthLength(year, month)));
    }

    @Override
    HijrahDate plusYears(long years) {
        return years == 0 ? this : within(Math.addExact(year, (int) years), month, day);
    }

    @Override
    HijrahDate plusMonths(long months) {
        if (months == 0) {
            return this;
        }
        long total = Math.addExact(year * 12L + month - 1, months);
        int y = HijrahChronology.INSTANCE.range(ChronoField.YEAR).checkValidIntValue(Math.floorDiv(total, 12L), ChronoField.YEAR);
        return within(y, (int) Math.floorMod(total, 12L) + 1, day);
    }

    @Override
    HijrahDate plusDays(long days) {
        return ofEpochDay(toEpochDay() + days);
    }

    @Override
    int year() {
        return year;
    }

    @Override
    long prolepticMonth() {
        return year * 12L + month - 1;
    }

    private int dayOfYear() {
        return (int) toEpochDay() - HijrahChronology.monthStart(year, 1) + 1;
    }

    @Override
    public int lengthOfMonth() {
        return HijrahChronology.monthLength(year, month);
    }

    @Override
    public int lengthOfYear() {
        return HijrahChronology.yearLength(year);
    }

    @Override
    public long toEpochDay() {
        return HijrahChronology.monthStart(year, month) + day - 1;
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case DAY_OF_WEEK: return Math.floorMod(toEpochDay() + 3, 7L) + 1;
            case ALIGNED_DAY_OF_WEEK_IN_MONTH: return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR: return (dayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH: return day;
            case DAY_OF_YEAR: return dayOfYear();
            case EPOCH_DAY: return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH: return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR: return (dayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR: return month;
            case PROLEPTIC_MONTH: return prolepticMonth();
            case YEAR_OF_ERA:
            case YEAR: return year;
            case ERA: return 1;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        if (!isSupported(field)) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        if (field == ChronoField.DAY_OF_MONTH || field == ChronoField.DAY_OF_YEAR) {
            return ValueRange.of(1, field == ChronoField.DAY_OF_MONTH ? lengthOfMonth() : lengthOfYear());
        }
        return field == ChronoField.ALIGNED_WEEK_OF_MONTH ? ValueRange.of(1, 5)
                : getChronology().range((ChronoField) field);
    }

    @Override
    public HijrahDate with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return (HijrahDate) field.adjustInto(this, value);
        }
        ChronoField f = (ChronoField) field;
        getChronology().range(f).checkValidValue(value, f);
        int n = (int) value;
        switch (f) {
            case DAY_OF_WEEK:
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
            case ALIGNED_DAY_OF_WEEK_IN_YEAR: return plusDays(value - getLong(f));
            case DAY_OF_MONTH: return within(year, month, n);
            case DAY_OF_YEAR: return plusDays(Math.min(n, lengthOfYear()) - dayOfYear());
            case EPOCH_DAY: return ofEpochDay(value);
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR: return plusDays((value - getLong(f)) * 7);
            case MONTH_OF_YEAR: return within(year, n, day);
            case PROLEPTIC_MONTH: return plusMonths(value - prolepticMonth());
            case YEAR_OF_ERA:
            case YEAR: return within(n, month, day);
            case ERA: return this;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Override
    public ChronoPeriod until(ChronoLocalDate endDate) {
        HijrahDate end = from(endDate);
        long months = (end.year - year) * 12L + (end.month - month);
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return getChronology().period((int) (months / 12), (int) (months % 12), days);
    }

    public HijrahDate withVariant(HijrahChronology chronology) {
        return this;
    }

    public static HijrahDate now() {
        return HijrahChronology.INSTANCE.dateNow();
    }

    public static HijrahDate now(ZoneId zone) {
        return HijrahChronology.INSTANCE.dateNow(zone);
    }

    public static HijrahDate now(Clock clock) {
        return HijrahChronology.INSTANCE.dateNow(clock);
    }

    public static HijrahDate from(TemporalAccessor t) {
        return t instanceof HijrahDate ? (HijrahDate) t : ofEpochDay(t.getLong(ChronoField.EPOCH_DAY));
    }

    public static HijrahDate of(int year, int month, int day) {
        return new HijrahDate(year, month, day);
    }

    static HijrahDate ofYearDay(int year, int dayOfYear) {
        HijrahDate date = new HijrahDate(year, 1, 1);
        if (dayOfYear < 1 || dayOfYear > date.lengthOfYear()) {
            throw new DateTimeException("Invalid Hijrah day of year: " + dayOfYear);
        }
        return date.plusDays(dayOfYear - 1);
    }

    static HijrahDate ofEpochDay(long day) {
        int month = HijrahChronology.monthAt(day);
        int year = month / 12 + HijrahChronology.FIRST;
        return new HijrahDate(year, month % 12 + 1, (int) day - HijrahChronology.monthStart(year, month % 12 + 1) + 1);
    }

    @Override
    public HijrahChronology getChronology() {
        return HijrahChronology.INSTANCE;
    }

    @Override
    public HijrahEra getEra() {
        return HijrahEra.of(get(ChronoField.ERA));
    }

    @Override
    public HijrahDate with(TemporalAdjuster adjuster) {
        return super.with(adjuster);
    }

    @Override
    public HijrahDate plus(TemporalAmount amount) {
        return super.plus(amount);
    }

    @Override
    public HijrahDate plus(long n, TemporalUnit unit) {
        return super.plus(n, unit);
    }

    @Override
    public HijrahDate minus(TemporalAmount amount) {
        return super.minus(amount);
    }

    @Override
    public HijrahDate minus(long n, TemporalUnit unit) {
        return super.minus(n, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<HijrahDate> atTime(LocalTime time) {
        return super.atTime(time);
    }
}
