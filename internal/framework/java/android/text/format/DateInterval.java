package android.text.format;

import android.content.Context;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;

/** A range of time as text: what both ends share is written once. */
final class DateInterval {
    private final Calendar start;
    private final Calendar end;
    private final String month;
    private final String week; // "" where no weekday is shown
    private final String time; // "" where no time is shown
    private final boolean date;
    private final boolean year;
    private final boolean day;

    DateInterval(Context context, Calendar start, Calendar end, int flags) {
        if (!start.equals(end) && isMidnight(end) && ((flags & DateUtils.FORMAT_SHOW_TIME) == 0 || days(start, end) <= 1 && !isMidnight(start))) {
            end = (Calendar) end.clone(); // the day that is about to begin does not count
            end.add(Calendar.DAY_OF_MONTH, -1);
        }
        this.start = start;
        this.end = end;
        if ((flags & DateUtils.FORMAT_ABBREV_ALL) != 0) flags |= DateUtils.FORMAT_ABBREV_MONTH | DateUtils.FORMAT_ABBREV_TIME | DateUtils.FORMAT_ABBREV_WEEKDAY;
        if (days(start, end) != 0) flags |= DateUtils.FORMAT_SHOW_DATE;
        if (same(Calendar.MONTH) && (flags & DateUtils.FORMAT_NO_MONTH_DAY) != 0) flags &= ~(DateUtils.FORMAT_SHOW_WEEKDAY | DateUtils.FORMAT_SHOW_TIME);
        if ((flags & (DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_SHOW_WEEKDAY)) == 0) flags |= DateUtils.FORMAT_SHOW_DATE;
        boolean shown = (flags & DateUtils.FORMAT_SHOW_YEAR) != 0;
        if ((flags & DateUtils.FORMAT_SHOW_DATE) != 0 && !shown && (flags & DateUtils.FORMAT_NO_YEAR) == 0) {
            Calendar now = new GregorianCalendar(start.getTimeZone());
            now.setTimeInMillis(System.currentTimeMillis());
            shown = start.get(Calendar.YEAR) != end.get(Calendar.YEAR) || start.get(Calendar.YEAR) != now.get(Calendar.YEAR);
        }
        date = (flags & (DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_NO_MONTH_DAY)) != 0;
        year = date && shown;
        day = (flags & DateUtils.FORMAT_NO_MONTH_DAY) == 0;
        month = (flags & DateUtils.FORMAT_NUMERIC_DATE) != 0 ? "M" : (flags & DateUtils.FORMAT_ABBREV_MONTH) != 0 ? "MMM" : "MMMM";
        week = (flags & DateUtils.FORMAT_SHOW_WEEKDAY) == 0 ? "" : (flags & DateUtils.FORMAT_ABBREV_WEEKDAY) != 0 ? "EEE" : "EEEE";
        boolean half = (flags & DateUtils.FORMAT_24HOUR) == 0 && ((flags & DateUtils.FORMAT_12HOUR) != 0 || context == null || !DateFormat.is24HourFormat(context));
        boolean minutes = !half || (flags & DateUtils.FORMAT_ABBREV_TIME) == 0 || start.get(Calendar.MINUTE) != 0 || end.get(Calendar.MINUTE) != 0;
        time = (flags & DateUtils.FORMAT_SHOW_TIME) == 0 ? "" : (half ? "h" : "H") + (minutes ? "m" : "");
    }

    private static boolean isMidnight(Calendar c) {
        return c.get(Calendar.HOUR_OF_DAY) == 0 && c.get(Calendar.MINUTE) == 0;
    }

    private static long days(Calendar a, Calendar b) {
        return Math.floorDiv(b.getTimeInMillis() + b.get(Calendar.ZONE_OFFSET) + b.get(Calendar.DST_OFFSET), 86400000L)
                - Math.floorDiv(a.getTimeInMillis() + a.get(Calendar.ZONE_OFFSET) + a.get(Calendar.DST_OFFSET), 86400000L);
    }

    /** Whether a field and those above it are the same at both ends. */
    private boolean same(int field) {
        return start.get(Calendar.YEAR) == end.get(Calendar.YEAR) && (field == Calendar.YEAR || start.get(field) == end.get(field));
    }

    private String of(Calendar c, String skeleton) {
        SimpleDateFormat f = new SimpleDateFormat(DateSkeleton.pattern(Locale.getDefault(), skeleton), Locale.getDefault());
        f.setTimeZone(c.getTimeZone());
        return f.format(c.getTime());
    }

    private String fields(boolean withYear) {
        return week + (date ? (withYear ? "y" : "") + month + (day ? "d" : "") : "");
    }

    @Override
    public String toString() {
        boolean sameDay = days(start, end) == 0;
        String all = fields(year) + time;
        if (start.getTimeInMillis() == end.getTimeInMillis() || sameDay && time.isEmpty()) return of(start, all);
        if (sameDay) {
            String first = of(start, time);
            String last = of(end, time);
            if (time.charAt(0) == 'h' && start.get(Calendar.AM_PM) == end.get(Calendar.AM_PM)) first = first.substring(0, first.indexOf(' '));
            String range = first + " \u2013 " + last;
            String before = fields(year);
            return before.isEmpty() ? range : of(start, before) + ", " + range;
        }
        if (!time.isEmpty() || month.equals("M") || !same(Calendar.YEAR)) return of(start, all) + " \u2013 " + of(end, all);
        if (!day) return same(Calendar.MONTH) ? of(start, all) : of(start, month) + " \u2013 " + of(end, all);
        if (!week.isEmpty() || !same(Calendar.MONTH)) return of(start, fields(false)) + " \u2013 " + of(end, all);
        boolean monthFirst = DateSkeleton.pattern(Locale.getDefault(), "MMMd").startsWith("M");
        if (!monthFirst) return start.get(Calendar.DAY_OF_MONTH) + " \u2013 " + of(end, all);
        return of(start, fields(false)) + " \u2013 " + end.get(Calendar.DAY_OF_MONTH) + (year ? ", " + end.get(Calendar.YEAR) : "");
    }
}
