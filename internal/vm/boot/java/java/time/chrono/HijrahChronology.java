package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;

/** The Islamic calendar of Umm al-Qura in Mecca, whose months are announced, not computed, for the years 1300 to 1600. */
public final class HijrahChronology extends OtherChronology {
    private static final long serialVersionUID = 1L;
    public static final HijrahChronology INSTANCE = new HijrahChronology();

    private HijrahChronology() {
        super("Hijrah-umalqura", "islamic-umalqura", "Islamic Umm al-Qura Calendar");
    }

    @Override
    public HijrahDate date(int year, int month, int day) {
        return HijrahDate.of(year, month, day);
    }

    @Override
    public HijrahDate date(Era era, int yearOfEra, int month, int day) {
        return date(prolepticYear(era, yearOfEra), month, day);
    }

    @Override
    public HijrahDate dateYearDay(int year, int dayOfYear) {
        return HijrahDate.ofYearDay(year, dayOfYear);
    }

    @Override
    public HijrahDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    @Override
    public HijrahDate dateEpochDay(long day) {
        return HijrahDate.ofEpochDay(day);
    }

    @Override
    public HijrahDate date(TemporalAccessor t) {
        return HijrahDate.from(t);
    }

    @Override
    public HijrahDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    @Override
    public HijrahDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    @Override
    public HijrahDate dateNow(Clock clock) {
        return dateEpochDay(today(clock));
    }

    @Override
    public HijrahEra eraOf(int era) {
        return HijrahEra.of(era);
    }

    @Override
    public List<Era> eras() {
        return Arrays.<Era>asList(HijrahEra.values());
    }

    private HijrahEra own(Era era) {
        if (!(era instanceof HijrahEra)) {
            throw new ClassCastException("Era must be HijrahEra");
        }
        return (HijrahEra) era;
    }

    static final int FIRST = 1300;
    static final int LAST = 1600;
    /** The epoch day of the first day of the first year. */
    private static final int BEGIN = -31826;
    /** Three hexadecimal digits a year: a bit is set for each month of 30 days, the first month's is the highest. */
    private static final String MONTHS =
            "aaad54ec96d46ea36caad5556a9792ba95d4ada55cd2d69574ab54b6a5ad4aea4f51768b6a5ad52d695b49da4d"
            + "d26d955ac9b62baa5b52ba956caae92f49762b6956acaba4bd25d92dc96d54daa5b52ba55b49b655729754b6a3"
            + "752b6556aaab52bc95d4ada55caad69574ab94baa5b52b6a5752768b745b5555a95b49da4dd26e936aaad54db2"
            + "5d52da95b4aba55b49b64b715b4ab5a55d25e92ec96d4ae996b4aba93d49da4db2ab94baa5b52ba95b2ab5555c"
            + "4bd23d91da95b4ab5a56d2b693b49b6556a9754b6a56caad555b29b92ba95d4ada55aaab595749764baa5b52b6"
            + "a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad5956ca6e4aea4f52b6956"
            + "aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52ba8bd46da35caad64db26b94baa5"
            + "b52b695751768b725b52b5655b49da4ed16d8b6aa6d52da95d4ada95b4ab653729762ba95b2ab5555b25d92ec9"
            + "6d2ae956b4aba55d29d54daa9b54baa3b49ba4daaaad52da95d45ea2ec9ad556b26b94baa5d52da95b52ba8bb4"
            + "5b92da95ab4ada4ed16e8b6a56d535695d4ada8dd46da55b29d62bb15b4ab955aaaae92ec8f5276956aaad655d"
            + "29d";

    /** The epoch day on which each month begins, and the day after all. */
    private static final int[] STARTS = starts();

    private static int[] starts() {
        int[] starts = new int[(LAST - FIRST + 1) * 12 + 1];
        int day = BEGIN;
        for (int year = 0; year <= LAST - FIRST; year++) {
            int bits = Integer.parseInt(MONTHS.substring(3 * year, 3 * year + 3), 16);
            for (int month = 0; month < 12; month++) {
                starts[year * 12 + month] = day;
                day += 29 + (bits >> 11 - month & 1);
            }
        }
        starts[starts.length - 1] = day;
        return starts;
    }

    static int monthStart(int year, int month) {
        if (year < FIRST || year > LAST) {
            throw new DateTimeException("Invalid Hijrah date, year: " + year + ", month: " + month);
        }
        if (month < 1 || month > 12) {
            throw new DateTimeException("Invalid Hijrah month: " + month);
        }
        return STARTS[(year - FIRST) * 12 + month - 1];
    }

    static int monthLength(int year, int month) {
        int start = monthStart(year, month);
        return STARTS[(year - FIRST) * 12 + month] - start;
    }

    static int yearLength(int year) {
        return STARTS[(year - FIRST + 1) * 12] - monthStart(year, 1);
    }

    /** The month in which a day is, counted from the first. */
    static int monthAt(long day) {
        if (day < BEGIN || day >= STARTS[STARTS.length - 1]) {
            throw new DateTimeException("Hijrah date out of range");
        }
        int i = Arrays.binarySearch(STARTS, (int) day);
        return i >= 0 ? i : -i - 2;
    }

    @Override
    public boolean isLeapYear(long year) {
        return year >= FIRST && year <= LAST && yearLength((int) year) > 354;
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        own(era);
        return yearOfEra;
    }

    @Override
    public ValueRange range(ChronoField field) {
        switch (field) {
            case DAY_OF_MONTH: return ValueRange.of(1, 1, 29, 30);
            case DAY_OF_YEAR: return ValueRange.of(1, 355);
            case ALIGNED_WEEK_OF_MONTH: return ValueRange.of(1, 5);
            case YEAR:
            case YEAR_OF_ERA: return ValueRange.of(FIRST, LAST);
            case ERA: return ValueRange.of(1, 1);
            default: return field.range();
        }
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
