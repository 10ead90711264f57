package java.text;

import esdroid.locale.LocaleData;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;
import java.util.TimeZone;

/** The words a language writes dates with. */
public class DateFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = -5987973545549424702L;

    private String[] eras;
    private String[] months;
    private String[] shortMonths;
    private String[] weekdays;
    private String[] shortWeekdays;
    private String[] ampms;
    private String[][] zoneStrings;
    private String localPatternChars = "GyMdkHmsSEDFwWahKzZYuXLc";
    private Locale locale;

    public DateFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateFormatSymbols(Locale l) {
        String tag = l.toLanguageTag();
        locale = l;
        eras = LocaleData.list(tag, "eras");
        months = Arrays.copyOf(LocaleData.list(tag, "months"), 13);
        months[12] = "";
        shortMonths = Arrays.copyOf(LocaleData.list(tag, "monthsShort"), 13);
        shortMonths[12] = "";
        weekdays = week(LocaleData.list(tag, "days"));
        shortWeekdays = week(LocaleData.list(tag, "daysShort"));
        ampms = LocaleData.list(tag, "ampm");
    }

    private static String[] week(String[] days) {
        String[] out = new String[8];
        out[0] = "";
        System.arraycopy(days, 0, out, 1, 7);
        return out;
    }

    public static final DateFormatSymbols getInstance() {
        return new DateFormatSymbols();
    }

    public static final DateFormatSymbols getInstance(Locale l) {
        return new DateFormatSymbols(l);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    Locale locale() {
        return locale;
    }

    /** The names of months that stand alone, without a day. */
    String[] aloneMonths(boolean full) {
        return LocaleData.list(locale.toLanguageTag(), full ? "monthsAlone" : "monthsShortAlone");
    }

    public String[] getEras() {
        return eras.clone();
    }

    public void setEras(String[] value) {
        eras = value.clone();
    }

    public String[] getMonths() {
        return months.clone();
    }

    public void setMonths(String[] value) {
        months = value.clone();
    }

    public String[] getShortMonths() {
        return shortMonths.clone();
    }

    public void setShortMonths(String[] value) {
        shortMonths = value.clone();
    }

    public String[] getWeekdays() {
        return weekdays.clone();
    }

    public void setWeekdays(String[] value) {
        weekdays = value.clone();
    }

    public String[] getShortWeekdays() {
        return shortWeekdays.clone();
    }

    public void setShortWeekdays(String[] value) {
        shortWeekdays = value.clone();
    }

    public String[] getAmPmStrings() {
        return ampms.clone();
    }

    public void setAmPmStrings(String[] value) {
        ampms = value.clone();
    }

    public String getLocalPatternChars() {
        return localPatternChars;
    }

    public void setLocalPatternChars(String value) {
        if (value == null) {
            throw new NullPointerException("data == null");
        }
        localPatternChars = value;
    }

    public String[][] getZoneStrings() {
        String[][] source = zoneStrings;
        if (source == null) {
            String[] ids = TimeZone.getAvailableIDs();
            source = new String[ids.length][];
            for (int i = 0; i < ids.length; i++) {
                TimeZone z = TimeZone.getTimeZone(ids[i]);
                source[i] = new String[] {ids[i], z.getDisplayName(false, TimeZone.LONG, locale),
                    z.getDisplayName(false, TimeZone.SHORT, locale), z.getDisplayName(true, TimeZone.LONG, locale),
                    z.getDisplayName(true, TimeZone.SHORT, locale)};
            }
        }
        String[][] copy = new String[source.length][];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = source[i].clone();
        }
        return copy;
    }

    public void setZoneStrings(String[][] value) {
        for (String[] row : value) {
            if (row.length < 5) {
                throw new IllegalArgumentException(Arrays.toString(row) + ".length < 5");
            }
        }
        zoneStrings = value;
    }

    String[][] ownZoneStrings() {
        return zoneStrings;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(months) * 31 + Arrays.hashCode(weekdays);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DateFormatSymbols)) {
            return false;
        }
        DateFormatSymbols s = (DateFormatSymbols) o;
        return Arrays.equals(eras, s.eras) && Arrays.equals(months, s.months) && Arrays.equals(shortMonths, s.shortMonths)
                && Arrays.equals(weekdays, s.weekdays) && Arrays.equals(shortWeekdays, s.shortWeekdays)
                && Arrays.equals(ampms, s.ampms) && localPatternChars.equals(s.localPatternChars);
    }
}
