package java.text;

import esdroid.locale.LocaleData;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Writes and reads dates and times. */
public abstract class DateFormat extends Format {
    private static final long serialVersionUID = 7218322306649953788L;

    public static final int ERA_FIELD = 0;
    public static final int YEAR_FIELD = 1;
    public static final int MONTH_FIELD = 2;
    public static final int DATE_FIELD = 3;
    public static final int HOUR_OF_DAY1_FIELD = 4;
    public static final int HOUR_OF_DAY0_FIELD = 5;
    public static final int MINUTE_FIELD = 6;
    public static final int SECOND_FIELD = 7;
    public static final int MILLISECOND_FIELD = 8;
    public static final int DAY_OF_WEEK_FIELD = 9;
    public static final int DAY_OF_YEAR_FIELD = 10;
    public static final int DAY_OF_WEEK_IN_MONTH_FIELD = 11;
    public static final int WEEK_OF_YEAR_FIELD = 12;
    public static final int WEEK_OF_MONTH_FIELD = 13;
    public static final int AM_PM_FIELD = 14;
    public static final int HOUR1_FIELD = 15;
    public static final int HOUR0_FIELD = 16;
    public static final int TIMEZONE_FIELD = 17;

    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;

    private static final String[] STYLES = {"Full", "Long", "Medium", "Short"};

    /** The parts of a formatted date. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7441350119349544720L;

        public static final Field ERA = new Field("era", Calendar.ERA);
        public static final Field YEAR = new Field("year", Calendar.YEAR);
        public static final Field MONTH = new Field("month", Calendar.MONTH);
        public static final Field DAY_OF_MONTH = new Field("day of month", Calendar.DAY_OF_MONTH);
        public static final Field HOUR_OF_DAY1 = new Field("hour of day 1", -1);
        public static final Field HOUR_OF_DAY0 = new Field("hour of day", Calendar.HOUR_OF_DAY);
        public static final Field MINUTE = new Field("minute", Calendar.MINUTE);
        public static final Field SECOND = new Field("second", Calendar.SECOND);
        public static final Field MILLISECOND = new Field("millisecond", Calendar.MILLISECOND);
        public static final Field DAY_OF_WEEK = new Field("day of week", Calendar.DAY_OF_WEEK);
        public static final Field DAY_OF_YEAR = new Field("day of year", Calendar.DAY_OF_YEAR);
        public static final Field DAY_OF_WEEK_IN_MONTH = new Field("day of week in month", Calendar.DAY_OF_WEEK_IN_MONTH);
        public static final Field WEEK_OF_YEAR = new Field("week of year", Calendar.WEEK_OF_YEAR);
        public static final Field WEEK_OF_MONTH = new Field("week of month", Calendar.WEEK_OF_MONTH);
        public static final Field AM_PM = new Field("am pm", Calendar.AM_PM);
        public static final Field HOUR1 = new Field("hour 1", -1);
        public static final Field HOUR0 = new Field("hour", Calendar.HOUR);
        public static final Field TIME_ZONE = new Field("time zone", -1);

        private final int calendarField;

        protected Field(String name, int calendarField) {
            super(name);
            this.calendarField = calendarField;
        }

        public int getCalendarField() {
            return calendarField;
        }

        public static Field ofCalendarField(int calendarField) {
            if (calendarField < 0 || calendarField >= Calendar.FIELD_COUNT) {
                throw new IllegalArgumentException("Unknown Calendar constant " + calendarField);
            }
            Field[] all = {ERA, YEAR, MONTH, DAY_OF_MONTH, HOUR_OF_DAY0, MINUTE, SECOND, MILLISECOND, DAY_OF_WEEK,
                DAY_OF_YEAR, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR, WEEK_OF_MONTH, AM_PM, HOUR0};
            for (Field f : all) {
                if (f.calendarField == calendarField) {
                    return f;
                }
            }
            return null;
        }
    }

    protected Calendar calendar;
    protected NumberFormat numberFormat;

    protected DateFormat() {
    }

    @Override
    public final StringBuffer format(Object obj, StringBuffer sb, FieldPosition pos) {
        if (obj instanceof Date) {
            return format((Date) obj, sb, pos);
        }
        if (obj instanceof Number) {
            return format(new Date(((Number) obj).longValue()), sb, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public abstract StringBuffer format(Date date, StringBuffer sb, FieldPosition pos);

    public final String format(Date date) {
        return format(date, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract Date parse(String source, ParsePosition pos);

    public Date parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Date result = parse(source, pos);
        if (pos.index == 0) {
            throw new ParseException("Unparseable date: \"" + source + "\"", pos.errorIndex);
        }
        return result;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    private static Locale home() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    private static String style(int style) {
        if (style < 0 || style > 3) {
            throw new IllegalArgumentException("Illegal date style " + style);
        }
        return STYLES[style];
    }

    private static DateFormat make(String pattern, Locale l) {
        return new SimpleDateFormat(pattern, l);
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static final DateFormat getTimeInstance() {
        return getTimeInstance(DEFAULT, home());
    }

    public static final DateFormat getTimeInstance(int style) {
        return getTimeInstance(style, home());
    }

    public static final DateFormat getTimeInstance(int style, Locale l) {
        return make(LocaleData.get(l.toLanguageTag(), "time" + style(style)), l);
    }

    public static final DateFormat getDateInstance() {
        return getDateInstance(DEFAULT, home());
    }

    public static final DateFormat getDateInstance(int style) {
        return getDateInstance(style, home());
    }

    public static final DateFormat getDateInstance(int style, Locale l) {
        return make(LocaleData.get(l.toLanguageTag(), "date" + style(style)), l);
    }

    public static final DateFormat getDateTimeInstance() {
        return getDateTimeInstance(DEFAULT, DEFAULT, home());
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
        return getDateTimeInstance(dateStyle, timeStyle, home());
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale l) {
        String tag = l.toLanguageTag();
        String date = LocaleData.get(tag, "date" + style(dateStyle));
        String time = LocaleData.get(tag, "time" + style(timeStyle));
        return make(date + ' ' + time, l); // not as the locale joins them
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public void setCalendar(Calendar value) {
        calendar = value;
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public void setNumberFormat(NumberFormat value) {
        numberFormat = value;
    }

    public NumberFormat getNumberFormat() {
        return numberFormat;
    }

    public void setTimeZone(TimeZone zone) {
        calendar.setTimeZone(zone);
    }

    public TimeZone getTimeZone() {
        return calendar.getTimeZone();
    }

    public void setLenient(boolean lenient) {
        calendar.setLenient(lenient);
    }

    public boolean isLenient() {
        return calendar.isLenient();
    }

    @Override
    public int hashCode() {
        return numberFormat.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o == null || o.getClass() != getClass()) {
            return false;
        }
        DateFormat f = (DateFormat) o;
        return calendar.getFirstDayOfWeek() == f.calendar.getFirstDayOfWeek()
                && calendar.getMinimalDaysInFirstWeek() == f.calendar.getMinimalDaysInFirstWeek()
                && calendar.isLenient() == f.calendar.isLenient()
                && calendar.getTimeZone().equals(f.calendar.getTimeZone()) && numberFormat.equals(f.numberFormat);
    }

    @Override
    public Object clone() {
        DateFormat f = (DateFormat) super.clone();
        f.calendar = (Calendar) calendar.clone();
        if (numberFormat != null) {
            f.numberFormat = (NumberFormat) numberFormat.clone();
        }
        return f;
    }
}
