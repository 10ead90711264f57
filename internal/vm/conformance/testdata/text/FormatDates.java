import java.util.*;

/** %t conversions of times. */
public class FormatDates {
    public static void main(String[] args) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTimeInMillis(1078884319047L);
        String letters = "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc";
        for (int i = 0; i < letters.length(); i++) {
            char l = letters.charAt(i);
            System.out.println(l + " " + String.format(Locale.US, "%t" + l, c) + " " + String.format(Locale.US, "%T" + l, c.getTime()) + " " + String.format(Locale.US, "%t" + l, c.getTimeInMillis()));
        }
        System.out.println(String.format(Locale.US, "%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS.%1$tL", c));
        System.out.println(String.format(Locale.US, "%tF %<tT %<tp", c));
        System.out.println(String.format("[%12tF][%-12tF][%TB]", c, c, c));
        System.out.println(String.format("%tY %tB", null, null));
        c.setTimeInMillis(0);
        System.out.println(String.format(Locale.US, "%tc | %<tD | %<tr | %<tR | %<tj | %<te | %<tI | %<tl | %<tk", c));
        c.setTimeInMillis(-1);
        System.out.println(String.format(Locale.US, "%tc %<tL %<ts %<tQ", c));
        c.setTimeZone(TimeZone.getTimeZone("Asia/Kolkata"));
        System.out.println(String.format(Locale.US, "%tc %<tz %<tZ", c));
        c.setTimeZone(TimeZone.getTimeZone("GMT-03:30"));
        System.out.println(String.format(Locale.US, "%tz %<tZ %<tT", c));
        c.set(12345, Calendar.DECEMBER, 31, 12, 0, 0);
        System.out.println(String.format(Locale.US, "%tY %<tC %<ty %<tF %<tI %<tp", c));
        String[] bad = {"%t", "%tx", "%ty%", "%.2tY", "%#tY", "%+tY", "%-tY", "%tYx%"};
        for (String b : bad) {
            try {
                System.out.println(String.format(b, c));
            } catch (IllegalFormatException e) {
                System.out.println(b + " " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            String.format("%tY", "text");
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        java.time.LocalDateTime t = java.time.LocalDateTime.of(2021, 7, 4, 15, 6, 7, 89000000);
        System.out.println(String.format(Locale.US, "%tY/%<tm/%<td %<tH:%<tM:%<tS.%<tL %<tA %<tB %<tp", t));
        System.out.println(String.format(Locale.US, "%tF %<tj", java.time.LocalDate.of(2020, 12, 31)));
        System.out.println(String.format(Locale.US, "%tc", java.time.ZonedDateTime.of(t, java.time.ZoneId.of("UTC"))));
        try {
            String.format("%tH", java.time.LocalDate.of(2020, 12, 31));
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
