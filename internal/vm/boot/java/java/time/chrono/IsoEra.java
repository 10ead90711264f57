package java.time.chrono;

import java.time.DateTimeException;

/** Before and since the year 1. */
public enum IsoEra implements Era {
    BCE, CE;

    public static IsoEra of(int era) {
        if (era == 0) {
            return BCE;
        }
        if (era == 1) {
            return CE;
        }
        throw new DateTimeException("Invalid era: " + era);
    }

    @Override
    public int getValue() {
        return ordinal();
    }
}
