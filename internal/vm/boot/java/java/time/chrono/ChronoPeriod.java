package java.time.chrono;

import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;

/** An amount of dates in some calendar. */
public interface ChronoPeriod extends TemporalAmount {
    static ChronoPeriod between(ChronoLocalDate start, ChronoLocalDate end) {
        return start.until(end);
    }

    Chronology getChronology();

    default boolean isZero() {
        for (TemporalUnit unit : getUnits()) {
            if (get(unit) != 0) {
                return false;
            }
        }
        return true;
    }

    default boolean isNegative() {
        for (TemporalUnit unit : getUnits()) {
            if (get(unit) < 0) {
                return true;
            }
        }
        return false;
    }

    ChronoPeriod plus(TemporalAmount amount);

    ChronoPeriod minus(TemporalAmount amount);

    ChronoPeriod multipliedBy(int scalar);

    default ChronoPeriod negated() {
        return multipliedBy(-1);
    }

    ChronoPeriod normalized();
}
