import java.util.*;

/** GregorianCalendar: all fields, adding, rolling, limits. */
public class CalendarFields {
    static Calendar at(int y, int m, int d) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(y, m, d);
        return c;
    }

    static String iso(Calendar c) {
        return String.format(Locale.US, "%tF %<tT", c);
    }

    public static void main(String[] args) {
        Calendar c = at(2004, Calendar.MARCH, 10);
        c.set(Calendar.HOUR_OF_DAY, 14);
        c.set(Calendar.MINUTE, 5);
        c.set(Calendar.MILLISECOND, 7);
        for (int f = 0; f < Calendar.FIELD_COUNT; f++) {
            System.out.print(f + "=" + c.get(f) + "[" + c.getMinimum(f) + "," + c.getMaximum(f) + "," + c.getLeastMaximum(f) + "," + c.getGreatestMinimum(f) + "," + c.getActualMaximum(f) + "," + c.getActualMinimum(f) + "] ");
        }
        System.out.println();
        int[][] dates = {{2000, 0, 1}, {2004, 11, 31}, {2005, 0, 1}, {2005, 0, 2}, {2008, 11, 28}, {2008, 11, 29}, {1900, 1, 28}, {2000, 1, 29}, {1582, 8, 4}, {1582, 10, 15}, {1, 0, 1}};
        for (int[] d : dates) {
            c = at(d[0], d[1], d[2]);
            System.out.println(iso(c) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.DAY_OF_YEAR) + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.get(Calendar.WEEK_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK_IN_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.WEEK_OF_YEAR) + " " + c.getTimeInMillis() + " " + c.getWeekYear());
        }
        int[] fields = {Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.DAY_OF_YEAR, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND};
        for (int f : fields) {
            StringBuilder sb = new StringBuilder("field " + f + ":");
            for (int n : new int[] {1, -1, 13, -40}) {
                Calendar a = at(2004, Calendar.JANUARY, 31);
                a.add(f, n);
                Calendar r = at(2004, Calendar.JANUARY, 31);
                r.roll(f, n);
                sb.append(" add ").append(n).append(' ').append(iso(a)).append(" roll ").append(iso(r));
            }
            System.out.println(sb);
        }
        c = at(2004, Calendar.FEBRUARY, 31);
        System.out.println(iso(c));
        c = at(2004, 14, -3);
        System.out.println(iso(c));
        c = at(2004, 0, 1);
        c.set(Calendar.HOUR_OF_DAY, 50);
        c.set(Calendar.MINUTE, -10);
        System.out.println(iso(c));
        c.setLenient(false);
        c.set(Calendar.MONTH, 12);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println("not lenient");
        }
        GregorianCalendar g = new GregorianCalendar(2000, 1, 29, 10, 20, 30);
        System.out.println(g.isLeapYear(2000) + " " + g.isLeapYear(1900) + " " + g.isLeapYear(2023) + " " + iso(g) + " " + g.getGregorianChange().getTime());
        g.roll(Calendar.YEAR, true);
        System.out.println(iso(g));
        g.roll(Calendar.MONTH, false);
        System.out.println(iso(g) + " " + g.getFirstDayOfWeek() + " " + g.getMinimalDaysInFirstWeek());
        try {
            g.get(99);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("no such field");
        }
    }
}
