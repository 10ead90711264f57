package java.util;

import esdroid.locale.LocaleData;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.text.DateFormatSymbols;
import java.time.Instant;

/** Fields of a date and time, and the instant they mean. */
public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    private static final long serialVersionUID = -1807547505821590642L;

    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;

    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;

    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;

    public static final int AM = 0;
    public static final int PM = 1;

    public static final int ALL_STYLES = 0;
    static final int STANDALONE_MASK = 0x8000;
    public static final int SHORT = 1;
    public static final int LONG = 2;
    public static final int NARROW_FORMAT = 4;
    public static final int NARROW_STANDALONE = NARROW_FORMAT | STANDALONE_MASK;
    public static final int SHORT_FORMAT = 1;
    public static final int LONG_FORMAT = 2;
    public static final int SHORT_STANDALONE = SHORT | STANDALONE_MASK;
    public static final int LONG_STANDALONE = LONG | STANDALONE_MASK;

    private static final String[] FIELD_NAMES = {"ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH",
        "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND",
        "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"};

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;

    /** When each field was set, counted up; 0 unset, 1 computed. */
    transient int[] stamps = new int[FIELD_COUNT];
    private transient int nextStamp = 2;
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDayOfWeek;
    private int minimalDaysInFirstWeek;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = zone;
        String week = locale.getCountry().isEmpty() ? null : LocaleData.entry("", "week", locale.getCountry());
        if (week == null) {
            week = locale.getCountry().isEmpty() ? defaultWeek(locale) : "21";
        }
        firstDayOfWeek = week.charAt(0) - '0';
        minimalDaysInFirstWeek = week.charAt(1) - '0';
    }

    private static String defaultWeek(Locale locale) {
        return locale.getLanguage().equals("en") ? "11" : "11";
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar(locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    public static synchronized Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public void roll(int field, int amount) {
        boolean up = amount > 0;
        for (int i = Math.abs(amount); i > 0; i--) {
            roll(field, up);
        }
    }

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        return getMaximum(field);
    }

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        time = millis;
        isTimeSet = true;
        areFieldsSet = false;
        fill();
    }

    /** Computes the fields from the time; none of them counts as set by the program. */
    private void fill() {
        computeFields();
        for (int i = 0; i < FIELD_COUNT; i++) {
            stamps[i] = 1;
            isSet[i] = true;
        }
        areFieldsSet = true;
    }

    protected void complete() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        if (!areFieldsSet) {
            fill();
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected final int internalGet(int field) {
        return fields[field];
    }

    public void set(int field, int value) {
        if (areFieldsSet && !isTimeSet) {
            complete();
        }
        fields[field] = value;
        isTimeSet = false;
        areFieldsSet = false;
        isSet[field] = true;
        stamps[field] = nextStamp++;
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hour, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hour);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hour, int minute, int second) {
        set(year, month, date, hour, minute);
        set(SECOND, second);
    }

    public final void clear() {
        for (int i = 0; i < FIELD_COUNT; i++) {
            clearField(i);
        }
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final void clear(int field) {
        clearField(field);
        isTimeSet = false;
        areFieldsSet = false;
    }

    private void clearField(int field) {
        fields[field] = 0;
        stamps[field] = 0;
        isSet[field] = false;
    }

    public final boolean isSet(int field) {
        return stamps[field] != 0;
    }

    public String getDisplayName(int field, int style, Locale locale) {
        if (field < 0 || field >= FIELD_COUNT || style == ALL_STYLES || locale == null) {
            checkStyle(field, style, locale);
        }
        String[] names = names(field, style, locale);
        int value = get(field);
        return names == null || value >= names.length ? null : names[value];
    }

    private static void checkStyle(int field, int style, Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
        throw new IllegalArgumentException(field < 0 || field >= FIELD_COUNT ? "bad field " + field : "bad style " + style);
    }

    private static String[] names(int field, int style, Locale locale) {
        boolean full = (style & LONG) != 0;
        String tag = locale.toLanguageTag();
        boolean alone = (style & STANDALONE_MASK) != 0;
        switch (field) {
            case MONTH:
                if ((style & NARROW_FORMAT) != 0) {
                    return LocaleData.list(tag, "monthsNarrow");
                }
                return LocaleData.list(tag, (full ? "months" : "monthsShort") + (alone ? "Alone" : ""));
            case DAY_OF_WEEK: {
                String[] days = LocaleData.list(tag, (style & NARROW_FORMAT) != 0 ? "daysNarrow"
                        : (full ? "days" : "daysShort") + (alone ? "Alone" : ""));
                String[] out = new String[8];
                System.arraycopy(days, 0, out, 1, 7);
                return out;
            }
            case AM_PM:
                return LocaleData.list(tag, "ampm");
            case ERA:
                return DateFormatSymbols.getInstance(locale).getEras();
            default:
                return null;
        }
    }

    public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
        if (field < 0 || field >= FIELD_COUNT || locale == null) {
            checkStyle(field, style, locale);
        }
        complete();
        LinkedHashMap<String, Integer> out = new LinkedHashMap<String, Integer>();
        int[] styles = style == ALL_STYLES ? new int[] {SHORT, LONG, SHORT_STANDALONE, LONG_STANDALONE} : new int[] {style};
        for (int s : styles) {
            String[] names = names(field, s, locale);
            for (int i = 0; names != null && i < names.length; i++) {
                if (names[i] != null && !names[i].isEmpty()) {
                    out.put(names[i], Integer.valueOf(i));
                }
            }
        }
        return out.isEmpty() ? null : out;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setTimeZone(TimeZone value) {
        // The time stays, so it must be known before the zone changes.
        if (!isTimeSet && areAllUnset()) {
            zone = value;
            return;
        }
        zone = value;
        areFieldsSet = false;
        if (isTimeSet) {
            staleFields();
        }
    }

    private boolean areAllUnset() {
        for (int i = 0; i < FIELD_COUNT; i++) {
            if (stamps[i] > 1) {
                return false;
            }
        }
        return true;
    }

    private void staleFields() {
        for (int i = 0; i < FIELD_COUNT; i++) {
            stamps[i] = stamps[i] > 0 ? 1 : 0;
        }
    }

    public void setLenient(boolean value) {
        lenient = value;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void setFirstDayOfWeek(int value) {
        if (firstDayOfWeek != value) {
            firstDayOfWeek = value;
            refreshWeeks();
        }
    }

    public int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        if (minimalDaysInFirstWeek != value) {
            minimalDaysInFirstWeek = value;
            refreshWeeks();
        }
    }

    private void refreshWeeks() {
        if (isTimeSet && areFieldsSet) {
            int[] before = stamps.clone();
            computeFields();
            stamps = before;
        }
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDaysInFirstWeek;
    }

    public boolean isWeekDateSupported() {
        return false;
    }

    public int getWeekYear() {
        throw new UnsupportedOperationException();
    }

    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        throw new UnsupportedOperationException();
    }

    public int getWeeksInWeekYear() {
        throw new UnsupportedOperationException();
    }

    public String getCalendarType() {
        return "gregory";
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    public boolean before(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public boolean after(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    @Override
    public int compareTo(Calendar other) {
        return Long.compare(getTimeInMillis(), other.getTimeInMillis());
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Calendar)) {
            return false;
        }
        Calendar c = (Calendar) o;
        return getTimeInMillis() == c.getTimeInMillis() && lenient == c.lenient && firstDayOfWeek == c.firstDayOfWeek
                && minimalDaysInFirstWeek == c.minimalDaysInFirstWeek && zone.equals(c.zone);
    }

    @Override
    public int hashCode() {
        long t = getTimeInMillis();
        int other = (lenient ? 1 : 0) | firstDayOfWeek << 1 | minimalDaysInFirstWeek << 4 | zone.hashCode() << 7;
        return other ^ (int) t ^ (int) (t >> 32);
    }

    @Override
    public Object clone() {
        try {
            Calendar c = (Calendar) super.clone();
            c.fields = fields.clone();
            c.isSet = isSet.clone();
            c.stamps = stamps.clone();
            c.zone = (TimeZone) zone.clone();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(800);
        sb.append(getClass().getName()).append('[');
        sb.append("time=").append(isTimeSet ? String.valueOf(time) : "?");
        sb.append(",areFieldsSet=").append(areFieldsSet);
        sb.append(",lenient=").append(lenient).append(",zone=").append(zone);
        sb.append(",firstDayOfWeek=").append(firstDayOfWeek);
        sb.append(",minimalDaysInFirstWeek=").append(minimalDaysInFirstWeek);
        for (int i = 0; i < FIELD_COUNT; i++) {
            sb.append(',').append(FIELD_NAMES[i]).append('=').append(isSet(i) ? String.valueOf(fields[i]) : "?");
        }
        return sb.append(']').toString();
    }

    static String fieldName(int field) {
        return FIELD_NAMES[field];
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        complete();
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        stamps = new int[FIELD_COUNT];
        for (int i = 0; i < FIELD_COUNT; i++) {
            stamps[i] = isSet[i] ? 1 : 0;
        }
        nextStamp = 2;
    }

    /** Makes a calendar from an instant, or from fields in the order in which they were set. */
    public static class Builder {
        private boolean hasInstant;
        private long instant;
        private final LinkedHashMap<Integer, Integer> fields = new LinkedHashMap<Integer, Integer>();
        private int[] weekDate;
        private TimeZone zone;
        private boolean lenient = true;
        private String type;
        private Locale locale;
        private int firstDayOfWeek;
        private int minimalDaysInFirstWeek;

        public Builder() {
        }

        public Builder setInstant(long instant) {
            if (!fields.isEmpty() || weekDate != null) {
                throw new IllegalStateException();
            }
            this.instant = instant;
            hasInstant = true;
            return this;
        }

        public Builder setInstant(Date instant) {
            return setInstant(instant.getTime());
        }

        public Builder set(int field, int value) {
            if (field < 0 || field >= FIELD_COUNT) {
                throw new IllegalArgumentException("field is invalid");
            }
            if (hasInstant) {
                throw new IllegalStateException("instant has been set");
            }
            fields.remove(field);
            fields.put(field, value);
            return this;
        }

        public Builder setFields(int... pairs) {
            if (pairs.length % 2 != 0) {
                throw new IllegalArgumentException();
            }
            if (hasInstant) {
                throw new IllegalStateException("instant has been set");
            }
            for (int i = 0; i < pairs.length; i += 2) {
                set(pairs[i], pairs[i + 1]);
            }
            return this;
        }

        public Builder setDate(int year, int month, int dayOfMonth) {
            return setFields(YEAR, year, MONTH, month, DAY_OF_MONTH, dayOfMonth);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second) {
            return setTimeOfDay(hourOfDay, minute, second, 0);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second, int millis) {
            return setFields(HOUR_OF_DAY, hourOfDay, MINUTE, minute, SECOND, second, MILLISECOND, millis);
        }

        public Builder setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
            if (hasInstant) {
                throw new IllegalStateException("instant has been set");
            }
            weekDate = new int[] {weekYear, weekOfYear, dayOfWeek};
            return this;
        }

        public Builder setTimeZone(TimeZone zone) {
            if (zone == null) {
                throw new NullPointerException();
            }
            this.zone = zone;
            return this;
        }

        public Builder setLenient(boolean lenient) {
            this.lenient = lenient;
            return this;
        }

        public Builder setCalendarType(String type) {
            String t = type.equals("gregorian") ? "gregory" : type;
            if (!t.equals("gregory") && !t.equals("iso8601")) {
                throw new IllegalArgumentException("unknown calendar type: " + type);
            }
            if (this.type != null && !this.type.equals(t)) {
                throw new IllegalStateException("calendar type has been set");
            }
            this.type = t;
            return this;
        }

        public Builder setLocale(Locale locale) {
            if (locale == null) {
                throw new NullPointerException();
            }
            this.locale = locale;
            return this;
        }

        public Builder setWeekDefinition(int firstDayOfWeek, int minimalDaysInFirstWeek) {
            if (firstDayOfWeek < 1 || firstDayOfWeek > 7 || minimalDaysInFirstWeek < 1 || minimalDaysInFirstWeek > 7) {
                throw new IllegalArgumentException();
            }
            this.firstDayOfWeek = firstDayOfWeek;
            this.minimalDaysInFirstWeek = minimalDaysInFirstWeek;
            return this;
        }

        public Calendar build() {
            GregorianCalendar c = new GregorianCalendar(zone == null ? TimeZone.getDefault() : zone,
                    locale == null ? Locale.getDefault() : locale);
            boolean iso = "iso8601".equals(type);
            if (iso) {
                c.setGregorianChange(new Date(Long.MIN_VALUE));
                c.setFirstDayOfWeek(MONDAY);
                c.setMinimalDaysInFirstWeek(4);
            }
            if (firstDayOfWeek != 0 && !iso) {
                c.setFirstDayOfWeek(firstDayOfWeek);
                c.setMinimalDaysInFirstWeek(minimalDaysInFirstWeek);
            }
            c.setLenient(lenient);
            if (hasInstant) {
                c.setTimeInMillis(instant);
                return c;
            }
            c.clear();
            if (weekDate != null) {
                c.setWeekDate(weekDate[0], weekDate[1], weekDate[2]);
            }
            for (Map.Entry<Integer, Integer> f : fields.entrySet()) {
                c.set(f.getKey(), f.getValue());
            }
            c.complete();
            return c;
        }

    }
}
