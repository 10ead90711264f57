import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;

/** Dates, times and timestamps of java.sql, as libraries that know databases use them. */
public class SqlDates {
    interface Act {
        Object run();
    }

    static void attempt(Act a) {
        try {
            System.out.println(a.run());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        for (long t : new long[] {0, -1, 1234567890123L, 86400000L * 365, -62135596800000L + 86400000}) {
            System.out.println(new Date(t) + " " + new Time(t) + " " + new Timestamp(t) + " " + new Timestamp(t).getTime() + " " + new Timestamp(t).getNanos() + " " + new Date(t).getTime());
        }
        for (String s : new String[] {"2024-02-29", "2024-2-9", "24-02-29", "2024-13-01", "2024-01-32", "2024/01/01", "", "x-y-z"}) {
            attempt(() -> Date.valueOf(s));
        }
        for (String s : new String[] {"12:34:56", "1:2:3", "25:61:61", "12:34", "::", "a:b:c"}) {
            attempt(() -> Time.valueOf(s));
        }
        for (String s : new String[] {"2024-02-29 12:34:56", "2024-02-29 12:34:56.5", "2024-02-29 12:34:56.123456789", "2024-02-29", "2024-02-29 12:34", "2024-02-29 12:34:56.", " 2024-02-29 01:02:03.1 "}) {
            attempt(() -> Timestamp.valueOf(s));
        }
        Timestamp a = new Timestamp(5000), b = new Timestamp(5000);
        b.setNanos(7);
        System.out.println(a.equals(b) + " " + a.compareTo(b) + " " + a.before(b) + b.after(a) + " " + b + " " + (a.hashCode() == new Timestamp(5000).hashCode()));
        System.out.println(a.equals((Object) new java.util.Date(5000)) + " " + new java.util.Date(5000).equals(new Date(5000)) + " " + a.compareTo(new java.util.Date(6000)) + " " + new Date(5).equals(new Date(5)));
        a.setTime(-1);
        System.out.println(a + " " + a.getTime() + " " + a.getNanos());
        attempt(() -> {
            a.setNanos(-1);
            return a;
        });
        attempt(() -> new Date(0).getHours());
        attempt(() -> new Time(0).getYear());
        Date d = new Date(124, 1, 29);
        Time t = new Time(23, 59, 58);
        System.out.println(d + " " + d.getTime() + " " + t + " " + t.getTime());
        d.setTime(0);
        System.out.println(d + " " + (d instanceof java.util.Date));
    }
}
