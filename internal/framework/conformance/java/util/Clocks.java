import android.content.Context;
import esdroid.conformance.Runner;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import static esdroid.conformance.Out.*;

/** Formats of dates of the system. */
public class Clocks {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        Calendar d = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        d.setTimeInMillis(1500000000000L);
        for (String f : new String[] {"yyyy-MM-dd", "MMM d, yyyy", "h:mm a", "kk:mm", "EEEE", "E", "'quoted' M", "MMMM", "MM/dd/yy h:mmaa", "z", "ss", "A", "d''d"}) say(f, android.text.format.DateFormat.format(f, d));
        say(android.text.format.DateFormat.is24HourFormat(c), android.text.format.DateFormat.getDateFormatOrder(c));
        for (java.text.DateFormat f : new java.text.DateFormat[] {android.text.format.DateFormat.getDateFormat(c), android.text.format.DateFormat.getLongDateFormat(c), android.text.format.DateFormat.getMediumDateFormat(c), android.text.format.DateFormat.getTimeFormat(c)}) {
            f.setTimeZone(TimeZone.getTimeZone("UTC"));
            say(f.format(d.getTime()));
        }
    }
}
