import android.content.Context;
import android.text.format.DateFormat;
import android.text.format.DateUtils;
import android.text.format.Formatter;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Date;
import static esdroid.conformance.Out.*;

/** Sizes of files, spans of time. */
public class SizesAndTimes {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        for (long n : new long[] {0, 1, 900, 901, 999, 1000, 1024, 123456, 999999, 1500000, 9900000000L, -1, Long.MAX_VALUE}) say(n, Formatter.formatFileSize(c, n), Formatter.formatShortFileSize(c, n));
        say(Formatter.formatFileSize(null, 5), Formatter.formatIpAddress(0x0100007f));
        for (long n : new long[] {0, 59, 60, 3599, 3600, 86399, 360000, -5}) say(n, DateUtils.formatElapsedTime(n), DateUtils.formatElapsedTime(new StringBuilder("old"), n));
        long now = 1500000000000L;
        for (long d : new long[] {0, 1000, 59000, 60000, 3600000, 86400000, 2 * 86400000, 8 * 86400000L, 400 * 86400000L}) say(d, DateUtils.getRelativeTimeSpanString(now - d, now, 0), DateUtils.getRelativeTimeSpanString(now + d, now, DateUtils.MINUTE_IN_MILLIS), DateUtils.getRelativeTimeSpanString(now - d, now, DateUtils.DAY_IN_MILLIS, DateUtils.FORMAT_ABBREV_RELATIVE));
        int[] flags = {DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_SHOW_TIME, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_SHOW_WEEKDAY, DateUtils.FORMAT_ABBREV_ALL | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_WEEKDAY, DateUtils.FORMAT_NUMERIC_DATE | DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_24HOUR, DateUtils.FORMAT_NO_YEAR | DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_NO_MONTH_DAY | DateUtils.FORMAT_SHOW_DATE};
        for (int f : flags) say(f, DateUtils.formatDateTime(c, now, f), DateUtils.formatDateRange(c, now, now + 3600000, f), DateUtils.formatDateRange(c, now, now + 10 * 86400000L, f));
        say(DateUtils.isToday(0), DateUtils.getDayOfWeekString(1, DateUtils.LENGTH_SHORT), DateUtils.getMonthString(0, DateUtils.LENGTH_LONG), DateUtils.getAMPMString(1), DateFormat.is24HourFormat(c), DateFormat.format("yyyy-MM-dd hh:mm:ss a kk E", now), DateFormat.format("'quoted' ''MMMM", now), DateFormat.getDateFormatOrder(c), DateFormat.getDateFormat(c).format(new Date(now)), DateFormat.getTimeFormat(c).format(new Date(now)), DateFormat.getLongDateFormat(c).format(new Date(now)));
        fails("DateUtils.getDayOfWeekString(0, 10)", new Code() {
            public void run() throws Exception {
                DateUtils.getDayOfWeekString(0, 10);
            }
        });
        fails("DateUtils.getMonthString(12, 10)", new Code() {
            public void run() throws Exception {
                DateUtils.getMonthString(12, 10);
            }
        });
        fails("DateFormat.format(null, 0)", new Code() {
            public void run() throws Exception {
                DateFormat.format(null, 0);
            }
        });
    }
}
