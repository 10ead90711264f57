import java.util.*;

/** Which of the fields set decide; clearing, zones, comparison, copies. */
public class CalendarResolution {
    static String iso(Calendar c) {
        return String.format(Locale.US, "%tF %<tT %<tz", c);
    }

    static Calendar utc() {
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        return c;
    }

    public static void main(String[] args) {
        Calendar c = utc();
        System.out.println(iso(c) + " " + c.isSet(Calendar.YEAR));
        c.clear();
        c.set(Calendar.YEAR, 2010);
        c.set(Calendar.DAY_OF_YEAR, 100);
        System.out.println(iso(c));
        c.clear();
        c.set(Calendar.YEAR, 2010);
        c.set(Calendar.WEEK_OF_YEAR, 20);
        c.set(Calendar.DAY_OF_WEEK, Calendar.WEDNESDAY);
        System.out.println(iso(c));
        c.clear();
        c.set(2010, Calendar.MAY, 15);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        System.out.println(iso(c));
        c.clear();
        c.set(Calendar.YEAR, 2010);
        c.set(Calendar.MONTH, Calendar.NOVEMBER);
        c.set(Calendar.DAY_OF_WEEK, Calendar.THURSDAY);
        c.set(Calendar.DAY_OF_WEEK_IN_MONTH, 4);
        System.out.println(iso(c));
        c.set(Calendar.DAY_OF_WEEK_IN_MONTH, -1);
        System.out.println(iso(c));
        c.clear();
        c.set(Calendar.YEAR, 2010);
        c.set(Calendar.MONTH, Calendar.NOVEMBER);
        c.set(Calendar.WEEK_OF_MONTH, 2);
        c.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
        System.out.println(iso(c));
        c.clear();
        c.set(2010, 0, 1);
        c.set(Calendar.HOUR, 3);
        c.set(Calendar.AM_PM, Calendar.PM);
        System.out.println(iso(c));
        c.set(Calendar.HOUR_OF_DAY, 5);
        System.out.println(iso(c) + " " + c.get(Calendar.HOUR) + " " + c.get(Calendar.AM_PM));
        c.clear(Calendar.HOUR_OF_DAY);
        c.clear(Calendar.MINUTE);
        System.out.println(iso(c) + " " + c.isSet(Calendar.MINUTE));
        c.set(2012, 1, 29);
        c.set(Calendar.YEAR, 2013);
        System.out.println(iso(c));
        c.set(2013, 0, 31);
        c.set(Calendar.MONTH, 1);
        System.out.println(iso(c));
        Calendar n = Calendar.getInstance(TimeZone.getTimeZone("America/New_York"), Locale.US);
        n.clear();
        n.set(2024, Calendar.MARCH, 10, 2, 30, 0);
        System.out.println(iso(n) + " " + n.get(Calendar.DST_OFFSET) + " " + n.get(Calendar.ZONE_OFFSET));
        n.set(2024, Calendar.NOVEMBER, 3, 1, 30, 0);
        System.out.println(iso(n));
        n.add(Calendar.HOUR, 1);
        System.out.println(iso(n));
        n.add(Calendar.DAY_OF_MONTH, -1);
        System.out.println(iso(n));
        n.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(iso(n));
        Calendar a = utc(), b = utc();
        b.add(Calendar.SECOND, 1);
        System.out.println(a.before(b) + " " + a.after(b) + " " + a.compareTo(b) + " " + a.equals(a.clone()) + " " + a.equals(b) + " " + (a.hashCode() == ((Calendar) a.clone()).hashCode()));
        Calendar m = utc();
        m.setFirstDayOfWeek(Calendar.MONDAY);
        m.setMinimalDaysInFirstWeek(4);
        int[][] d = {{2004, 11, 31}, {2005, 0, 1}, {2008, 11, 29}, {2010, 0, 3}, {2010, 0, 4}, {2015, 11, 31}};
        for (int[] x : d) {
            m.clear();
            m.set(x[0], x[1], x[2]);
            System.out.print(m.get(Calendar.WEEK_OF_YEAR) + "/" + m.getWeekYear() + "/" + m.get(Calendar.WEEK_OF_MONTH) + "/" + m.getWeeksInWeekYear() + " ");
        }
        System.out.println();
        m.setWeekDate(2020, 53, Calendar.FRIDAY);
        System.out.println(iso(m) + " " + m.isWeekDateSupported());
        GregorianCalendar bc = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        bc.clear();
        bc.set(Calendar.ERA, GregorianCalendar.BC);
        bc.set(Calendar.YEAR, 44);
        bc.set(Calendar.MONTH, Calendar.MARCH);
        bc.set(Calendar.DAY_OF_MONTH, 15);
        System.out.println(bc.getTimeInMillis() + " " + bc.get(Calendar.ERA) + " " + bc.get(Calendar.YEAR) + " " + bc.get(Calendar.DAY_OF_WEEK));
        bc.add(Calendar.YEAR, 50);
        System.out.println(bc.get(Calendar.ERA) + " " + bc.get(Calendar.YEAR));
        System.out.println(utc().getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) + " " + utc().getDisplayName(Calendar.DAY_OF_WEEK, Calendar.SHORT, Locale.US) + " " + new TreeMap<String, Integer>(utc().getDisplayNames(Calendar.AM_PM, Calendar.SHORT, Locale.US)));
        System.out.println(utc().toInstant() + " " + new GregorianCalendar(TimeZone.getTimeZone("UTC")).toZonedDateTime().getZone());
    }
}
