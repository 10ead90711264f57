package java.time.chrono;

import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** Dates of calendars that count the years of ISO's in another way. */
abstract class IsoBasedDate<D extends ChronoLocalDate> extends ChronoLocalDateImpl<D> {
    private static final long serialVersionUID = 1L;
    final LocalDate iso;

    IsoBasedDate(LocalDate iso) {
        this.iso = iso;
    }

    /** The calendar's date of one of ISO's. */
    abstract D of(LocalDate date);

    /** The year that is year 0 of this calendar. */
    abstract int zero();

    @Override
    D plusYears(long years) {
        return of(iso.plusYears(years));
    }

    @Override
    D plusMonths(long months) {
        return of(iso.plusMonths(months));
    }

    @Override
    D plusDays(long days) {
        return of(iso.plusDays(days));
    }

    @Override
    int year() {
        return iso.getYear() - zero();
    }

    @Override
    long prolepticMonth() {
        return year() * 12L + iso.getMonthValue() - 1;
    }

    @Override
    public int lengthOfMonth() {
        return iso.lengthOfMonth();
    }

    @Override
    public int lengthOfYear() {
        return iso.lengthOfYear();
    }

    @Override
    public long toEpochDay() {
        return iso.toEpochDay();
    }

    @Override
    public ChronoPeriod until(ChronoLocalDate end) {
        Period p = iso.until(LocalDate.ofEpochDay(end.toEpochDay()));
        return getChronology().period(p.getYears(), p.getMonths(), p.getDays());
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case PROLEPTIC_MONTH: return prolepticMonth();
            case YEAR_OF_ERA: return yearOfEra();
            case YEAR: return year();
            case ERA: return year() >= 1 ? 1 : 0;
            default: return iso.getLong(field);
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
        switch ((ChronoField) field) {
            case DAY_OF_MONTH:
            case DAY_OF_YEAR:
            case ALIGNED_WEEK_OF_MONTH:
                return iso.range(field);
            case YEAR_OF_ERA: {
                ValueRange years = ChronoField.YEAR.range();
                return ValueRange.of(1, year() <= 0 ? -years.getMinimum() + zero() + 1 : years.getMaximum() - zero());
            }
            default: return getChronology().range((ChronoField) field);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public D with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return (D) field.adjustInto(this, value);
        }
        ChronoField f = (ChronoField) field;
        if (getLong(f) == value) {
            return (D) this;
        }
        if (f == ChronoField.PROLEPTIC_MONTH) {
            getChronology().range(f).checkValidValue(value, f);
            return plusMonths(value - prolepticMonth());
        }
        if (f == ChronoField.YEAR_OF_ERA || f == ChronoField.YEAR || f == ChronoField.ERA) {
            int n = getChronology().range(f).checkValidIntValue(value, f);
            int wanted = f == ChronoField.YEAR ? n : f == ChronoField.ERA ? 1 - year() : year() >= 1 ? n : 1 - n;
            return of(iso.withYear(wanted + zero()));
        }
        return of(iso.with(field, value));
    }
}
