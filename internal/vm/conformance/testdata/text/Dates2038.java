import java.text.*;
import java.time.*;
import java.util.*;

/** Far dates: 2038, 9999, before 1970, before 1582, in every date class. */
public class Dates2038 {
    public static void main(String[] args) {
        long[] times = {2147483647000L, 2147483648000L, 253402300799000L, 4102444800000L, -2208988800000L, -1, -11644473600000L, 32503680000000L};
        SimpleDateFormat f = new SimpleDateFormat("G yyyy-MM-dd HH:mm:ss EEE DDD", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        for (long t : times) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
            c.setTimeInMillis(t);
            LocalDateTime l = LocalDateTime.ofEpochSecond(Math.floorDiv(t, 1000L), 0, ZoneOffset.UTC);
            System.out.println(f.format(new Date(t)) + " | " + c.get(Calendar.YEAR) + " " + c.get(Calendar.WEEK_OF_YEAR) + " | " + l + " " + l.getDayOfWeek() + " | " + Instant.ofEpochMilli(t) + " | " + String.format(Locale.US, "%tF %<tT", c));
        }
        for (String z : new String[] {"America/New_York", "Europe/London", "Australia/Sydney"}) {
            TimeZone tz = TimeZone.getTimeZone(z);
            StringBuilder sb = new StringBuilder(z);
            for (int year = 2036; year <= 2100; year += 16) {
                ZonedDateTime w = ZonedDateTime.of(year, 1, 15, 12, 0, 0, 0, ZoneId.of(z)), s = w.withMonth(7);
                sb.append(' ').append(w.getOffset()).append(s.getOffset()).append(tz.getOffset(w.toInstant().toEpochMilli()) / 3600000).append(tz.getOffset(s.toInstant().toEpochMilli()) / 3600000);
            }
            System.out.println(sb);
        }
        GregorianCalendar g = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        g.clear();
        g.set(1582, Calendar.OCTOBER, 4);
        for (int i = 0; i < 3; i++) {
            System.out.print(String.format(Locale.US, "%tF", g) + " " + LocalDate.ofEpochDay(Math.floorDiv(g.getTimeInMillis(), 86400000L)) + "; ");
            g.add(Calendar.DATE, 1);
        }
        System.out.println();
        GregorianCalendar pure = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        pure.setGregorianChange(new Date(Long.MIN_VALUE));
        pure.clear();
        pure.set(1500, Calendar.FEBRUARY, 28);
        pure.add(Calendar.DATE, 1);
        System.out.println(pure.get(Calendar.MONTH) + " " + pure.get(Calendar.DATE) + " " + pure.isLeapYear(1500) + " " + new GregorianCalendar().isLeapYear(1500) + " " + LocalDate.of(1500, 2, 28).plusDays(1));
        System.out.println(new Date(Long.MAX_VALUE).getTime() + " " + new Date(Long.MIN_VALUE).after(new Date(0)) + " " + Instant.ofEpochMilli(Long.MAX_VALUE) + " " + Instant.ofEpochMilli(Long.MIN_VALUE));
    }
}
