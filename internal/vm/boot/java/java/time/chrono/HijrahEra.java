package java.time.chrono;

import java.time.DateTimeException;

/** Since the year 1 of the Islamic calendar. */
public enum HijrahEra implements Era {
    AH;

    public static HijrahEra of(int era) {
        if (era < 1 || era >= 1 + values().length) {
            throw new DateTimeException("Invalid era: " + era);
        }
        return values()[era - 1];
    }

    @Override
    public int getValue() {
        return ordinal() + 1;
    }
}
