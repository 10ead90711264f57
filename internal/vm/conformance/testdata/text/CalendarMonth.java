import java.text.*;
import java.util.*;

/** Month grids, ages, working days, week numbers: calendars as apps use them. */
public class CalendarMonth {
    static Calendar utc(int y, int m, int d) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(y, m, d);
        return c;
    }

    static void grid(int y, int m, int first) {
        Calendar c = utc(y, m, 1);
        c.setFirstDayOfWeek(first);
        StringBuilder sb = new StringBuilder(new SimpleDateFormat("MMMM yyyy", Locale.US).format(c.getTime())).append('\n');
        int lead = (c.get(Calendar.DAY_OF_WEEK) - first + 7) % 7;
        for (int i = 0; i < lead; i++) {
            sb.append("   ");
        }
        int days = c.getActualMaximum(Calendar.DAY_OF_MONTH);
        for (int d = 1; d <= days; d++) {
            c.set(Calendar.DAY_OF_MONTH, d);
            sb.append(d < 10 ? "  " : " ").append(d);
            if ((lead + d) % 7 == 0) {
                sb.append(" w").append(c.get(Calendar.WEEK_OF_YEAR)).append('\n');
            }
        }
        System.out.println(sb);
    }

    static int age(Calendar born, Calendar now) {
        int age = now.get(Calendar.YEAR) - born.get(Calendar.YEAR);
        return now.get(Calendar.DAY_OF_YEAR) < born.get(Calendar.DAY_OF_YEAR) ? age - 1 : age;
    }

    public static void main(String[] args) {
        grid(2024, Calendar.FEBRUARY, Calendar.SUNDAY);
        grid(2023, Calendar.OCTOBER, Calendar.MONDAY);
        grid(1900, Calendar.FEBRUARY, Calendar.SUNDAY);
        System.out.println(age(utc(2000, 1, 29), utc(2024, 1, 28)) + " " + age(utc(2000, 1, 29), utc(2024, 1, 29)));
        Calendar c = utc(2024, Calendar.DECEMBER, 20);
        int added = 0;
        while (added < 10) {
            c.add(Calendar.DAY_OF_MONTH, 1);
            int dow = c.get(Calendar.DAY_OF_WEEK);
            if (dow != Calendar.SATURDAY && dow != Calendar.SUNDAY) {
                added++;
            }
        }
        SimpleDateFormat iso = new SimpleDateFormat("yyyy-MM-dd EEE", Locale.US);
        iso.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(iso.format(c.getTime()));
        Calendar a = utc(2024, 0, 31);
        for (int i = 0; i < 6; i++) {
            System.out.print(iso.format(a.getTime()) + "; ");
            a.add(Calendar.MONTH, 1);
        }
        System.out.println();
        long days = (utc(2025, 0, 1).getTimeInMillis() - utc(2024, 0, 1).getTimeInMillis()) / 86400000L;
        System.out.println(days + " " + utc(2024, 0, 1).getActualMaximum(Calendar.DAY_OF_YEAR) + " " + utc(2100, 1, 1).getActualMaximum(Calendar.DAY_OF_MONTH));
        Calendar m = utc(2024, 4, 15);
        m.set(Calendar.DAY_OF_MONTH, m.getActualMaximum(Calendar.DAY_OF_MONTH));
        m.set(Calendar.HOUR_OF_DAY, 23);
        m.set(Calendar.MINUTE, 59);
        System.out.println(m.getTime().getTime() + " " + m.get(Calendar.HOUR) + " " + m.get(Calendar.AM_PM) + " " + m.get(Calendar.WEEK_OF_MONTH));
        TreeMap<String, Integer> per = new TreeMap<String, Integer>();
        SimpleDateFormat week = new SimpleDateFormat("YYYY-'W'ww", Locale.US);
        week.setTimeZone(TimeZone.getTimeZone("UTC"));
        Calendar w = utc(2023, Calendar.DECEMBER, 25);
        for (int i = 0; i < 20; i++) {
            per.merge(week.format(w.getTime()), 1, Integer::sum);
            w.add(Calendar.DATE, 1);
        }
        System.out.println(per);
    }
}
