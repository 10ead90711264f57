package java.time.chrono;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Years, months and days of a calendar other than ISO's. */
final class ChronoPeriodImpl implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = 57387258289L;
    private final Chronology chrono;
    private final int years;
    private final int months;
    private final int days;

    ChronoPeriodImpl(Chronology chrono, int years, int months, int days) {
        this.chrono = chrono;
        this.years = years;
        this.months = months;
        this.days = days;
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return years;
        }
        if (unit == ChronoUnit.MONTHS) {
            return months;
        }
        if (unit == ChronoUnit.DAYS) {
            return days;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return Collections.unmodifiableList(Arrays.<TemporalUnit>asList(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS));
    }

    @Override
    public Chronology getChronology() {
        return chrono;
    }

    private ChronoPeriodImpl own(TemporalAmount amount) {
        if (!(amount instanceof ChronoPeriodImpl)) {
            throw new DateTimeException("Unable to obtain ChronoPeriod from TemporalAmount: " + amount.getClass());
        }
        ChronoPeriodImpl p = (ChronoPeriodImpl) amount;
        if (!chrono.equals(p.chrono)) {
            throw new ClassCastException("Chronology mismatch, expected: " + chrono.getId() + ", actual: " + p.chrono.getId());
        }
        return p;
    }

    @Override
    public ChronoPeriod plus(TemporalAmount amount) {
        ChronoPeriodImpl p = own(amount);
        return new ChronoPeriodImpl(chrono, Math.addExact(years, p.years), Math.addExact(months, p.months),
                Math.addExact(days, p.days));
    }

    @Override
    public ChronoPeriod minus(TemporalAmount amount) {
        ChronoPeriodImpl p = own(amount);
        return new ChronoPeriodImpl(chrono, Math.subtractExact(years, p.years), Math.subtractExact(months, p.months),
                Math.subtractExact(days, p.days));
    }

    @Override
    public ChronoPeriod multipliedBy(int n) {
        return isZero() || n == 1 ? this : new ChronoPeriodImpl(chrono, Math.multiplyExact(years, n),
                Math.multiplyExact(months, n), Math.multiplyExact(days, n));
    }

    @Override
    public ChronoPeriod normalized() {
        ValueRange r = chrono.range(ChronoField.MONTH_OF_YEAR);
        if (!r.isFixed() || !r.isIntValue()) {
            return this;
        }
        long n = r.getMaximum() - r.getMinimum() + 1;
        long total = years * n + months;
        return new ChronoPeriodImpl(chrono, Math.toIntExact(total / n), (int) (total % n), days);
    }

    private void check(TemporalAccessor t) {
        Chronology c = t.query(TemporalQueries.chronology());
        if (c != null && !chrono.equals(c)) {
            throw new DateTimeException("Chronology mismatch, expected: " + chrono.getId() + ", actual: " + c.getId());
        }
    }

    private Temporal add(Temporal t, int sign) {
        check(t);
        ValueRange r = chrono.range(ChronoField.MONTH_OF_YEAR);
        if (months == 0 || r.isFixed() && r.isIntValue()) {
            long total = months == 0 ? years : years * (r.getMaximum() - r.getMinimum() + 1) + months;
            if (total != 0) {
                t = t.plus(sign * total, months == 0 ? ChronoUnit.YEARS : ChronoUnit.MONTHS);
            }
        } else {
            t = t.plus(sign * (long) years, ChronoUnit.YEARS).plus(sign * (long) months, ChronoUnit.MONTHS);
        }
        return days != 0 ? t.plus(sign * (long) days, ChronoUnit.DAYS) : t;
    }

    @Override
    public Temporal addTo(Temporal t) {
        return add(t, 1);
    }

    @Override
    public Temporal subtractFrom(Temporal t) {
        return add(t, -1);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ChronoPeriodImpl)) {
            return false;
        }
        ChronoPeriodImpl p = (ChronoPeriodImpl) o;
        return years == p.years && months == p.months && days == p.days && chrono.equals(p.chrono);
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16) ^ chrono.hashCode();
    }

    @Override
    public String toString() {
        if (isZero()) {
            return chrono + " P0D";
        }
        return chrono + " P" + (years != 0 ? years + "Y" : "") + (months != 0 ? months + "M" : "") + (days != 0 ? days + "D" : "");
    }
}
