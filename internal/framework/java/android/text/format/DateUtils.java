package android.text.format;

import android.content.Context;
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Dates, times and spans of them as text. */
public class DateUtils {
    public static final long SECOND_IN_MILLIS = 1000;
    public static final long MINUTE_IN_MILLIS = SECOND_IN_MILLIS * 60;
    public static final long HOUR_IN_MILLIS = MINUTE_IN_MILLIS * 60;
    public static final long DAY_IN_MILLIS = HOUR_IN_MILLIS * 24;
    public static final long WEEK_IN_MILLIS = DAY_IN_MILLIS * 7;
    public static final long YEAR_IN_MILLIS = WEEK_IN_MILLIS * 52;

    public static final int FORMAT_SHOW_TIME = 0x00001;
    public static final int FORMAT_SHOW_WEEKDAY = 0x00002;
    public static final int FORMAT_SHOW_YEAR = 0x00004;
    public static final int FORMAT_NO_YEAR = 0x00008;
    public static final int FORMAT_SHOW_DATE = 0x00010;
    public static final int FORMAT_NO_MONTH_DAY = 0x00020;
    @Deprecated public static final int FORMAT_12HOUR = 0x00040;
    @Deprecated public static final int FORMAT_24HOUR = 0x00080;
    @Deprecated public static final int FORMAT_CAP_AMPM = 0x00100;
    public static final int FORMAT_NO_NOON = 0x00200;
    @Deprecated public static final int FORMAT_CAP_NOON = 0x00400;
    public static final int FORMAT_NO_MIDNIGHT = 0x00800;
    @Deprecated public static final int FORMAT_CAP_MIDNIGHT = 0x01000;
    @Deprecated public static final int FORMAT_UTC = 0x02000;
    public static final int FORMAT_ABBREV_TIME = 0x04000;
    public static final int FORMAT_ABBREV_WEEKDAY = 0x08000;
    public static final int FORMAT_ABBREV_MONTH = 0x10000;
    public static final int FORMAT_NUMERIC_DATE = 0x20000;
    public static final int FORMAT_ABBREV_RELATIVE = 0x40000;
    public static final int FORMAT_ABBREV_ALL = 0x80000;
    @Deprecated public static final int FORMAT_CAP_NOON_MIDNIGHT = FORMAT_CAP_NOON | FORMAT_CAP_MIDNIGHT;
    @Deprecated public static final int FORMAT_NO_NOON_MIDNIGHT = FORMAT_NO_NOON | FORMAT_NO_MIDNIGHT;

    public static final String HOUR_MINUTE_24 = "%H:%M";
    public static final String MONTH_FORMAT = "%B";
    public static final String ABBREV_MONTH_FORMAT = "%b";
    public static final String NUMERIC_MONTH_FORMAT = "%m";
    public static final String MONTH_DAY_FORMAT = "%-d";
    public static final String YEAR_FORMAT = "%Y";
    public static final String YEAR_FORMAT_TWO_DIGITS = "%g";
    public static final String WEEKDAY_FORMAT = "%A";
    public static final String ABBREV_WEEKDAY_FORMAT = "%a";
    @Deprecated public static final int LENGTH_LONG = 10;
    @Deprecated public static final int LENGTH_MEDIUM = 20;
    @Deprecated public static final int LENGTH_SHORT = 30;
    @Deprecated public static final int LENGTH_SHORTER = 40;
    @Deprecated public static final int LENGTH_SHORTEST = 50;

    @Deprecated
    public static String getDayOfWeekString(int dayOfWeek, int abbrev) {
        DateFormatSymbols s = new DateFormatSymbols(Locale.getDefault());
        return abbrev == LENGTH_LONG ? s.getWeekdays()[dayOfWeek] : abbrev == LENGTH_SHORTEST ? s.getShortWeekdays()[dayOfWeek].substring(0, 1) : s.getShortWeekdays()[dayOfWeek];
    }

    @Deprecated
    public static String getAMPMString(int ampm) {
        return new DateFormatSymbols(Locale.getDefault()).getAmPmStrings()[ampm - Calendar.AM];
    }

    @Deprecated
    public static String getMonthString(int month, int abbrev) {
        DateFormatSymbols s = new DateFormatSymbols(Locale.getDefault());
        return abbrev == LENGTH_LONG ? s.getMonths()[month] : abbrev == LENGTH_SHORTEST ? s.getShortMonths()[month].substring(0, 1) : s.getShortMonths()[month];
    }

    public static CharSequence getRelativeTimeSpanString(long startTime) {
        return getRelativeTimeSpanString(startTime, System.currentTimeMillis(), MINUTE_IN_MILLIS);
    }

    public static CharSequence getRelativeTimeSpanString(long time, long now, long minResolution) {
        return getRelativeTimeSpanString(time, now, minResolution, FORMAT_SHOW_DATE | FORMAT_SHOW_YEAR | FORMAT_ABBREV_MONTH);
    }

    private static long day(long time) {
        return Math.floorDiv(time + TimeZone.getDefault().getOffset(time), DAY_IN_MILLIS);
    }

    public static CharSequence getRelativeTimeSpanString(long time, long now, long minResolution, int flags) {
        boolean abbrev = (flags & (FORMAT_ABBREV_RELATIVE | FORMAT_ABBREV_ALL)) != 0;
        boolean past = now >= time;
        long duration = Math.abs(now - time);
        long count;
        String unit;
        if (duration < MINUTE_IN_MILLIS && minResolution < MINUTE_IN_MILLIS) {
            count = duration / SECOND_IN_MILLIS;
            unit = abbrev ? "sec." : count == 1 ? "second" : "seconds";
        } else if (duration < HOUR_IN_MILLIS && minResolution < HOUR_IN_MILLIS) {
            count = duration / MINUTE_IN_MILLIS;
            unit = abbrev ? "min." : count == 1 ? "minute" : "minutes";
        } else if (duration < DAY_IN_MILLIS && minResolution < DAY_IN_MILLIS) {
            count = duration / HOUR_IN_MILLIS;
            unit = abbrev ? "hr." : count == 1 ? "hour" : "hours";
        } else if (duration < WEEK_IN_MILLIS && minResolution < WEEK_IN_MILLIS) {
            count = Math.abs(day(time) - day(now));
            if (count == 0) return "Today";
            if (count == 1) return past ? "Yesterday" : "Tomorrow";
            unit = "days";
        } else {
            return formatDateRange(null, time, time, flags);
        }
        if (count == 0 && unit.startsWith("sec")) return abbrev ? "0 sec. ago" : "0 seconds ago";
        return past ? count + " " + unit + " ago" : "In " + count + " " + unit;
    }

    public static CharSequence getRelativeDateTimeString(Context c, long time, long minResolution, long transitionResolution, int flags) {
        long now = System.currentTimeMillis();
        long duration = Math.abs(now - time);
        if (transitionResolution > WEEK_IN_MILLIS) transitionResolution = WEEK_IN_MILLIS;
        else if (transitionResolution < DAY_IN_MILLIS) transitionResolution = DAY_IN_MILLIS;
        CharSequence clause = formatDateRange(c, time, time, FORMAT_SHOW_TIME);
        if (duration < transitionResolution) return getRelativeTimeSpanString(time, now, minResolution, flags) + ", " + clause;
        return getRelativeTimeSpanString(c, time, false) + ", " + clause;
    }

    public static CharSequence formatDuration(long millis) {
        if (millis >= HOUR_IN_MILLIS) {
            int hours = (int) ((millis + 1800000) / HOUR_IN_MILLIS);
            return hours == 1 ? "1 hour" : hours + " hours";
        }
        if (millis >= MINUTE_IN_MILLIS) {
            int minutes = (int) ((millis + 30000) / MINUTE_IN_MILLIS);
            return minutes == 1 ? "1 minute" : minutes + " minutes";
        }
        int seconds = (int) ((millis + 500) / SECOND_IN_MILLIS);
        return seconds == 1 ? "1 second" : seconds + " seconds";
    }

    public static String formatElapsedTime(long elapsedSeconds) {
        return formatElapsedTime(null, elapsedSeconds);
    }

    public static String formatElapsedTime(StringBuilder recycle, long elapsedSeconds) {
        long hours = elapsedSeconds / 3600;
        long minutes = elapsedSeconds % 3600 / 60;
        long seconds = elapsedSeconds % 60;
        String text = hours > 0 ? String.format("%d:%02d:%02d", hours, minutes, seconds) : String.format("%02d:%02d", minutes, seconds);
        if (recycle != null) {
            recycle.setLength(0);
            recycle.append(text);
        }
        return text;
    }

    public static final CharSequence formatSameDayTime(long then, long now, int dateStyle, int timeStyle) {
        return (day(then) == day(now) ? java.text.DateFormat.getTimeInstance(timeStyle) : java.text.DateFormat.getDateInstance(dateStyle)).format(new Date(then));
    }

    public static boolean isToday(long when) {
        return day(when) == day(System.currentTimeMillis());
    }

    public static String formatDateRange(Context context, long startMillis, long endMillis, int flags) {
        return formatDateRange(context, new Formatter(new StringBuilder(50), Locale.getDefault()), startMillis, endMillis, flags).toString();
    }

    public static Formatter formatDateRange(Context context, Formatter formatter, long startMillis, long endMillis, int flags) {
        return formatDateRange(context, formatter, startMillis, endMillis, flags, null);
    }

    public static Formatter formatDateRange(Context context, Formatter formatter, long startMillis, long endMillis, int flags, String timeZone) {
        boolean utc = (flags & FORMAT_UTC) != 0;
        TimeZone zone = utc ? TimeZone.getTimeZone("UTC") : timeZone != null ? TimeZone.getTimeZone(timeZone) : TimeZone.getDefault();
        Calendar start = new GregorianCalendar(zone);
        start.setTimeInMillis(startMillis);
        Calendar end = new GregorianCalendar(zone);
        end.setTimeInMillis(endMillis);
        formatter.format("%s", new DateInterval(context, start, end, flags));
        return formatter;
    }

    public static String formatDateTime(Context context, long millis, int flags) {
        return formatDateRange(context, millis, millis, flags);
    }

    public static CharSequence getRelativeTimeSpanString(Context c, long millis, boolean withPreposition) {
        long now = System.currentTimeMillis();
        if (day(now) == day(millis)) {
            String text = formatDateRange(c, millis, millis, FORMAT_SHOW_TIME);
            return withPreposition ? "at " + text : text;
        }
        Calendar a = new GregorianCalendar();
        Calendar b = new GregorianCalendar();
        b.setTimeInMillis(millis);
        String text = formatDateRange(c, millis, millis,
            a.get(Calendar.YEAR) != b.get(Calendar.YEAR) ? FORMAT_SHOW_DATE | FORMAT_SHOW_YEAR | FORMAT_NUMERIC_DATE : FORMAT_SHOW_DATE | FORMAT_ABBREV_MONTH);
        return withPreposition ? "on " + text : text;
    }

    public static CharSequence getRelativeTimeSpanString(Context c, long millis) {
        return getRelativeTimeSpanString(c, millis, false);
    }
}
