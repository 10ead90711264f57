package java.time.chrono;

import java.time.DateTimeException;

/** Before and since the year 1 of Buddha's. */
public enum ThaiBuddhistEra implements Era {
    BEFORE_BE, BE;

    public static ThaiBuddhistEra of(int era) {
        if (era < 0 || era >= 0 + values().length) {
            throw new DateTimeException("Invalid era: " + era);
        }
        return values()[era - 0];
    }

    @Override
    public int getValue() {
        return ordinal();
    }
}
