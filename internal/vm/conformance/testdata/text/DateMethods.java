import java.util.*;

/** java.util.Date: fields, text, order, UTC. */
public class DateMethods {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        Date d = new Date(1078884319047L);
        System.out.println(d + " " + d.getTime() + " " + d.hashCode() + " " + d.toGMTString() + " " + d.getYear() + " " + d.getMonth() + " " + d.getDate() + " " + d.getDay() + " " + d.getHours() + ":" + d.getMinutes() + ":" + d.getSeconds() + " " + d.getTimezoneOffset());
        Date e = new Date(104, 1, 29);
        System.out.println(e + " " + e.getTime() + " " + new Date(104, 1, 30, 25, 61) + " " + new Date(100, 0, 1, 1, 2, 3));
        System.out.println(d.before(e) + " " + d.after(e) + " " + d.compareTo(e) + " " + d.equals(new Date(d.getTime())) + " " + d.equals(null) + " " + new Date(0).compareTo(new Date(0)));
        e.setYear(120);
        e.setMonth(5);
        e.setDate(31);
        e.setHours(-1);
        e.setMinutes(90);
        e.setSeconds(5);
        System.out.println(e);
        e.setTime(-1);
        System.out.println(e + " " + e.clone() + " " + new Date(Long.MAX_VALUE).getTime() + " " + new Date(-62135769600000L) + " " + new Date(253402300800000L));
        System.out.println(Date.UTC(70, 0, 1, 0, 0, 1) + " " + Date.UTC(104, 1, 29, 12, 0, 0));
        for (String s : new String[] {"Sat, 12 Aug 1995 13:30:00 GMT", "Sat, 12 Aug 1995 13:30:00 GMT+0430", "12 Aug 1995", "8/12/95 1:30 PM", "Aug 12, 1995 13:30 UTC", "Tue Jan 02 03:04:05 EST 2001"}) {
            System.out.print(Date.parse(s) + " ");
        }
        System.out.println();
        try {
            Date.parse("gibberish");
        } catch (IllegalArgumentException x) {
            System.out.println("no date");
        }
        List<Date> list = new ArrayList<Date>(Arrays.asList(new Date(5), new Date(-5), new Date(1)));
        Collections.sort(list);
        System.out.println(list.get(0).getTime() + " " + list.get(1).getTime() + " " + list.get(2).getTime());
        System.out.println(new java.util.Date(1000).toInstant() + " " + Date.from(java.time.Instant.ofEpochSecond(5)).getTime());
    }
}
