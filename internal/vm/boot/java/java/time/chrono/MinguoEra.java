package java.time.chrono;

import java.time.DateTimeException;

/** Before and since the year 1 of the Republic of China. */
public enum MinguoEra implements Era {
    BEFORE_ROC, ROC;

    public static MinguoEra of(int era) {
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
