package java.time.chrono;

import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** What dates of all calendars but ISO's have in common. */
abstract class ChronoLocalDateImpl<D extends ChronoLocalDate> implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 6282433883239719096L;

    @SuppressWarnings("unchecked")
    private D own(Temporal t) {
        Chronology c = ((ChronoLocalDate) t).getChronology();
        if (!c.equals(getChronology())) {
            throw new ClassCastException("Chronology mismatch, expected: " + getChronology().getId() + ", actual: " + c.getId());
        }
        return (D) t;
    }

    abstract D plusYears(long years);

    abstract D plusMonths(long months);

    abstract D plusDays(long days);

    abstract long prolepticMonth();

    int year() {
        return get(ChronoField.YEAR);
    }

    int yearOfEra() {
        return year() >= 1 ? year() : 1 - year();
    }

    @Override
    public Era getEra() {
        return getChronology().eraOf(get(ChronoField.ERA));
    }

    @Override
    public boolean isLeapYear() {
        return getChronology().isLeapYear(year());
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? ((ChronoField) field).isDateBased() : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? ((ChronoUnit) unit).isDateBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> q) {
        if (q == TemporalQueries.zoneId() || q == TemporalQueries.zone() || q == TemporalQueries.offset()
                || q == TemporalQueries.localTime()) {
            return null;
        }
        if (q == TemporalQueries.precision()) {
            return (R) ChronoUnit.DAYS;
        }
        return q == TemporalQueries.chronology() ? (R) getChronology() : q.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    @Override
    public D with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return own(getChronology().dateEpochDay(((LocalDate) adjuster).toEpochDay()));
        }
        return own(adjuster.adjustInto(this));
    }

    @Override
    public D plus(TemporalAmount amount) {
        return own(amount.addTo(this));
    }

    @Override
    public D minus(TemporalAmount amount) {
        return own(amount.subtractFrom(this));
    }

    @Override
    public D minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? own(plus(Long.MAX_VALUE, unit).plus(1, unit)) : plus(-n, unit);
    }

    @Override
    public D plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return own(unit.addTo(this, n));
        }
        switch ((ChronoUnit) unit) {
            case DAYS: return plusDays(n);
            case WEEKS: return plusDays(Math.multiplyExact(n, 7L));
            case MONTHS: return plusMonths(n);
            case YEARS: return plusYears(n);
            case DECADES: return plusYears(Math.multiplyExact(n, 10L));
            case CENTURIES: return plusYears(Math.multiplyExact(n, 100L));
            case MILLENNIA: return plusYears(Math.multiplyExact(n, 1000L));
            case ERAS: return own(with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), n)));
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoLocalDate end = getChronology().date(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long days = end.toEpochDay() - toEpochDay();
        switch ((ChronoUnit) unit) {
            case DAYS: return days;
            case WEEKS: return days / 7;
            case MONTHS: return months(end);
            case YEARS: return months(end) / 12;
            case DECADES: return months(end) / 120;
            case CENTURIES: return months(end) / 1200;
            case MILLENNIA: return months(end) / 12000;
            case ERAS: return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    /** Whole months, a month being complete on the same day. */
    private long months(ChronoLocalDate end) {
        long from = prolepticMonth() * 32 + get(ChronoField.DAY_OF_MONTH);
        long to = ((ChronoLocalDateImpl<?>) end).prolepticMonth() * 32 + end.get(ChronoField.DAY_OF_MONTH);
        return (to - from) / 32;
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> atTime(LocalTime time) {
        return new ChronoLocalDateTimeImpl<D>((D) this, time);
    }

    @Override
    public int compareTo(ChronoLocalDate other) {
        int c = Long.compare(toEpochDay(), other.toEpochDay());
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    @Override
    public boolean isAfter(ChronoLocalDate other) {
        return toEpochDay() > other.toEpochDay();
    }

    @Override
    public boolean isBefore(ChronoLocalDate other) {
        return toEpochDay() < other.toEpochDay();
    }

    @Override
    public boolean isEqual(ChronoLocalDate other) {
        return toEpochDay() == other.toEpochDay();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChronoLocalDate && compareTo((ChronoLocalDate) o) == 0;
    }

    @Override
    public int hashCode() {
        return getChronology().getId().hashCode() ^ LocalDate.ofEpochDay(toEpochDay()).hashCode();
    }

    @Override
    public String toString() {
        int month = get(ChronoField.MONTH_OF_YEAR);
        int day = get(ChronoField.DAY_OF_MONTH);
        return getChronology() + " " + getEra() + " " + get(ChronoField.YEAR_OF_ERA) + (month < 10 ? "-0" : "-") + month
                + (day < 10 ? "-0" : "-") + day;
    }
}
