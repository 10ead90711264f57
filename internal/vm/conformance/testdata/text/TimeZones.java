import java.util.*;

/** Zones: names, offsets, daylight saving, custom ids. */
public class TimeZones {
    public static void main(String[] args) {
        long winter = 1704067200000L, summer = 1719792000000L;
        for (String id : new String[] {"UTC", "GMT", "America/New_York", "Europe/London", "Asia/Kolkata", "Australia/Sydney", "Pacific/Kiritimati", "Asia/Kathmandu", "America/Sao_Paulo", "Africa/Casablanca", "EST", "PST8PDT"}) {
            TimeZone z = TimeZone.getTimeZone(id);
            System.out.println(z.getID() + " " + z.getRawOffset() + " " + z.getOffset(winter) + " " + z.getOffset(summer) + " " + z.inDaylightTime(new Date(summer)) + " " + z.useDaylightTime() + " " + z.getDSTSavings());
        }
        for (String id : new String[] {"GMT+1", "GMT-0330", "GMT+12:45", "GMT+24", "GMT+5:7", "GMT+123456", "nowhere", "", "gmt+1", "UTC+1", "GMT+00:00", "GMT-9"}) {
            TimeZone z = TimeZone.getTimeZone(id);
            System.out.println("[" + id + "] " + z.getID() + " " + z.getRawOffset());
        }
        TimeZone ny = TimeZone.getTimeZone("America/New_York");
        long[] edges = {1710053999999L, 1710054000000L, 1730613599999L, 1730613600000L, 0, -2717650800001L, -1633280400000L, 157766400000L};
        for (long t : edges) {
            System.out.print(ny.getOffset(t) + " ");
        }
        System.out.println();
        System.out.println(ny.getOffset(GregorianCalendar.AD, 2024, Calendar.JULY, 4, Calendar.THURSDAY, 0) + " " + ny.getOffset(GregorianCalendar.AD, 2024, Calendar.JANUARY, 4, Calendar.THURSDAY, 43200000));
        System.out.println(ny.hasSameRules(TimeZone.getTimeZone("America/Detroit")) + " " + ny.equals(TimeZone.getTimeZone("America/New_York")) + " " + ny.equals(ny.clone()) + " " + ny.toZoneId());
        System.out.println(ny.getDisplayName(false, TimeZone.SHORT, Locale.US) + " " + ny.getDisplayName(true, TimeZone.SHORT, Locale.US) + " " + ny.getDisplayName(false, TimeZone.LONG, Locale.US) + " " + ny.getDisplayName(true, TimeZone.LONG, Locale.US) + " " + ny.getDisplayName(Locale.US));
        SimpleTimeZone s = new SimpleTimeZone(3600000, "Own", Calendar.MARCH, -1, Calendar.SUNDAY, 7200000, Calendar.OCTOBER, -1, Calendar.SUNDAY, 10800000);
        System.out.println(s.getID() + " " + s.getOffset(winter) + " " + s.getOffset(summer) + " " + s.inDaylightTime(new Date(summer)) + " " + s.getDSTSavings() + " " + s.useDaylightTime() + " " + s.observesDaylightTime());
        long[] e = {1711846799999L, 1711846800000L, 1729990799999L, 1729990800000L};
        for (long t : e) {
            System.out.print(s.getOffset(t) + " ");
        }
        System.out.println();
        s.setRawOffset(0);
        System.out.println(s.getOffset(winter) + " " + new SimpleTimeZone(-18000000, "X").getOffset(summer));
        TimeZone old = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(TimeZone.getDefault().getID() + " " + new GregorianCalendar(2000, 0, 1).getTimeInMillis());
        TimeZone.setDefault(old);
        System.out.println(TimeZone.getDefault().getID() + " " + Arrays.asList(TimeZone.getAvailableIDs()).contains("Europe/Berlin") + " " + Arrays.asList(TimeZone.getAvailableIDs(19800000)).contains("Asia/Kolkata"));
    }
}
