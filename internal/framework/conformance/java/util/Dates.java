import android.content.Context;
import android.text.format.DateUtils;
import esdroid.conformance.Runner;
import java.util.Calendar;
import static esdroid.conformance.Out.*;

/** Dates as people read them. */
public class Dates {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        long t = 1300000000000L;
        int[] flags = {0, DateUtils.FORMAT_SHOW_TIME, DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_SHOW_WEEKDAY, DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_NO_YEAR, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_ABBREV_ALL, DateUtils.FORMAT_NUMERIC_DATE | DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_24HOUR | DateUtils.FORMAT_SHOW_TIME, DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_YEAR, DateUtils.FORMAT_NO_MONTH_DAY | DateUtils.FORMAT_SHOW_DATE, DateUtils.FORMAT_SHOW_WEEKDAY | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_ABBREV_WEEKDAY};
        for (int f : flags) say(Integer.toHexString(f), DateUtils.formatDateTime(c, t, f | DateUtils.FORMAT_UTC));
        say(DateUtils.formatDateRange(c, t, t + 40 * 86400000L, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_UTC), DateUtils.formatDateRange(c, t, t + 86400000L, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_WEEKDAY | DateUtils.FORMAT_ABBREV_ALL | DateUtils.FORMAT_UTC));
        say(DateUtils.formatDateRange(c, t, t + 3600000, DateUtils.FORMAT_SHOW_TIME | DateUtils.FORMAT_UTC), DateUtils.formatDateRange(c, t, t + 3 * 86400000, DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_UTC));
        for (long d : new long[] {0, 30000, 60000, 119000, 3600000, 7200000, 86400000, 2 * 86400000L, 6 * 86400000L, -60000, -3600000, -86400000}) say(d, DateUtils.getRelativeTimeSpanString(t - d, t, DateUtils.SECOND_IN_MILLIS), DateUtils.getRelativeTimeSpanString(t - d, t, DateUtils.MINUTE_IN_MILLIS), DateUtils.getRelativeTimeSpanString(t - d, t, DateUtils.DAY_IN_MILLIS), DateUtils.getRelativeTimeSpanString(t - d, t, 0, DateUtils.FORMAT_ABBREV_RELATIVE));
        say(DateUtils.getDayOfWeekString(Calendar.MONDAY, DateUtils.LENGTH_LONG), DateUtils.getDayOfWeekString(Calendar.SUNDAY, DateUtils.LENGTH_SHORTEST), DateUtils.getMonthString(Calendar.MAY, DateUtils.LENGTH_MEDIUM), DateUtils.getAMPMString(Calendar.AM));
    }
}
