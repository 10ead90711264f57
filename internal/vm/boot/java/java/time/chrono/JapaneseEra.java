package java.time.chrono;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Arrays;

/** The time of an emperor of Japan, since Meiji. */
public final class JapaneseEra implements Era, Serializable {
    private static final long serialVersionUID = 1466499369062886794L;
    private static final String[] NAMES = {"Meiji", "Taisho", "Showa", "Heisei", "Reiwa"};
    private static final LocalDate[] SINCE = {LocalDate.of(1868, 1, 1), LocalDate.of(1912, 7, 30), LocalDate.of(1926, 12, 25),
        LocalDate.of(1989, 1, 8), LocalDate.of(2019, 5, 1)};
    public static final JapaneseEra MEIJI = new JapaneseEra(-1);
    public static final JapaneseEra TAISHO = new JapaneseEra(0);
    public static final JapaneseEra SHOWA = new JapaneseEra(1);
    public static final JapaneseEra HEISEI = new JapaneseEra(2);
    public static final JapaneseEra REIWA = new JapaneseEra(3);
    private static final JapaneseEra[] ALL = {MEIJI, TAISHO, SHOWA, HEISEI, REIWA};

    private final int value;

    private JapaneseEra(int value) {
        this.value = value;
    }

    /** The first day. */
    LocalDate since() {
        return SINCE[value + 1];
    }

    /** The last day. */
    LocalDate last() {
        return value + 2 < SINCE.length ? SINCE[value + 2].minusDays(1) : LocalDate.MAX;
    }

    static JapaneseEra at(LocalDate date) {
        int i = SINCE.length - 1;
        while (i > 0 && date.isBefore(SINCE[i])) {
            i--;
        }
        return ALL[i];
    }

    public static JapaneseEra of(int era) {
        if (era < -1 || era + 1 >= ALL.length) {
            throw new DateTimeException("Invalid era: " + era);
        }
        return ALL[era + 1];
    }

    public static JapaneseEra valueOf(String name) {
        int i = Arrays.asList(NAMES).indexOf(java.util.Objects.requireNonNull(name, "japaneseEra"));
        if (i < 0) {
            throw new IllegalArgumentException("japaneseEra is invalid");
        }
        return ALL[i];
    }

    public static JapaneseEra[] values() {
        return ALL.clone();
    }

    @Override
    public int getValue() {
        return value;
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == ChronoField.ERA ? JapaneseChronology.INSTANCE.range(ChronoField.ERA) : Era.super.range(field);
    }

    @Override
    public String toString() {
        return NAMES[value + 1];
    }

    private Object readResolve() {
        return of(value);
    }
}
