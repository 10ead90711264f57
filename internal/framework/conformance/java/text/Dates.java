import android.text.format.DateFormat;
import android.text.format.DateUtils;
import android.text.format.Formatter;
import android.text.format.Time;
import esdroid.conformance.Show;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** Formats of dates, times and sizes. */
public class Dates extends Show {
    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Calendar c = new GregorianCalendar(2003, Calendar.MARCH, 9, 15, 4, 5);
        long t = c.getTimeInMillis();
        String[] formats = {"yyyy-MM-dd kk:mm:ss", "E, MMM d", "EEEE MMMM dd yy", "h:mm a", "hh:mmaa", "d/M/yyyy", "'quoted' d''", "k:m:s z", "MMMMM", "L LL LLL", "''", ""};
        for (String f : formats) p(f, "->", DateFormat.format(f, t), "|", DateFormat.format(f, c), "|", DateFormat.format(f, new Date(0)));
        p(DateFormat.is24HourFormat(context()), DateFormat.getDateFormat(context()).format(c.getTime()), DateFormat.getLongDateFormat(context()).format(c.getTime()), DateFormat.getMediumDateFormat(context()).format(c.getTime()), DateFormat.getTimeFormat(context()).format(c.getTime()));
        p(new String(DateFormat.getDateFormatOrder(context())));
        int[] flags = {0, DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_SHOW_TIME, DateUtils.FORMAT_SHOW_WEEKDAY, DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_NO_YEAR, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_ABBREV_MONTH | DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_NUMERIC_DATE | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_24HOUR, DateUtils.FORMAT_ABBREV_ALL | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_SHOW_WEEKDAY};
        for (int f : flags) p(f, DateUtils.formatDateTime(context(), t, f | DateUtils.FORMAT_UTC), "|", DateUtils.formatDateRange(context(), t, t + 7200000, f | DateUtils.FORMAT_UTC), "|", DateUtils.formatDateRange(context(), t, t + 3 * 86400000L, f | DateUtils.FORMAT_UTC));
        long[] elapsed = {0, 5, 59, 60, 61, 3599, 3600, 86399, 360000};
        for (long e : elapsed) p(e, DateUtils.formatElapsedTime(e), DateUtils.formatElapsedTime(new StringBuilder("x"), e));
        long[] ago = {-1000, -61000, -3600000, -7200000, -90000000L, -200000000L, 5000, 120000, 100000000L, -900000000L, 4000000000L};
        for (long a : ago) p(a, DateUtils.getRelativeTimeSpanString(t + a, t, 0), "|", DateUtils.getRelativeTimeSpanString(t + a, t, DateUtils.MINUTE_IN_MILLIS), "|", DateUtils.getRelativeTimeSpanString(t + a, t, DateUtils.DAY_IN_MILLIS, DateUtils.FORMAT_ABBREV_RELATIVE | DateUtils.FORMAT_SHOW_YEAR));
        p(DateUtils.getDayOfWeekString(1, DateUtils.LENGTH_LONG), DateUtils.getDayOfWeekString(7, DateUtils.LENGTH_SHORT), DateUtils.getMonthString(0, DateUtils.LENGTH_LONG), DateUtils.getMonthString(11, DateUtils.LENGTH_MEDIUM), DateUtils.getAMPMString(1), DateUtils.isToday(t));
        long[] sizes = {0, 1, 899, 900, 901, 1000, 1024, 99999, 1234567, 1000000000L, 5500000000000L, 1L << 60, -5};
        for (long s : sizes) p(s, Formatter.formatFileSize(context(), s), Formatter.formatShortFileSize(context(), s), Formatter.formatIpAddress((int) s));
        Time m = new Time("UTC");
        m.set(t);
        p(m.year, m.month, m.monthDay, m.hour, m.minute, m.second, m.weekDay, m.yearDay, m.format("%Y-%m-%d %H:%M:%S"), m.format2445(), m.format3339(false), m.toMillis(false) == t, m.getWeekNumber());
        m.monthDay = 40;
        p(m.normalize(true) > 0, m.month, m.monthDay, Time.getJulianDay(t, 0), m.getActualMaximum(Time.MONTH_DAY), Time.isEpoch(m));
        p(m.parse("20080102T030405Z"), m.hour, m.year, m.allDay);
        Time n = new Time(m);
        n.hour++;
        p(Time.compare(m, n) < 0, n.after(m), n.before(m));
    }
}
