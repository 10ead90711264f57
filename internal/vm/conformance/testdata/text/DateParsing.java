import java.text.*;
import java.util.*;

/** SimpleDateFormat.parse: strict and lenient, zones, two-digit years, errors. */
public class DateParsing {
    static void p(String pattern, String text) {
        p(pattern, text, true);
    }

    static void p(String pattern, String text, boolean lenient) {
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        f.set2DigitYearStart(new Date(0));
        f.setLenient(lenient);
        ParsePosition pos = new ParsePosition(0);
        Date d = f.parse(text, pos);
        System.out.println(pattern + " [" + text + "] " + (d == null ? "null" : d.getTime()) + " " + pos.getIndex() + " " + pos.getErrorIndex());
    }

    public static void main(String[] args) {
        p("yyyy-MM-dd", "2024-02-29");
        p("yyyy-MM-dd", "2023-02-29");
        p("yyyy-MM-dd", "2023-02-29", false);
        p("yyyy-MM-dd", "2023-13-01");
        p("yyyy-MM-dd", "2023-13-01", false);
        p("yyyy-MM-dd", "2023-1-1 and more");
        p("yyyy-MM-dd", "2023/01/01");
        p("yyyy-MM-dd", "");
        p("yyyy-MM-dd", "23-01-01");
        p("yy-MM-dd", "23-01-01");
        p("yy-MM-dd", "69-01-01");
        p("yy-MM-dd", "70-01-01");
        p("yy-MM-dd", "123-01-01");
        p("yyyyMMdd", "20240131");
        p("yyyyMMddHHmmss", "20240131235959");
        p("HHmm", "0930");
        p("Hmm", "930");
        p("yyyy-MM-dd'T'HH:mm:ss'Z'", "2001-07-04T12:08:56Z");
        p("yyyy-MM-dd'T'HH:mm:ss.SSSZ", "2001-07-04T12:08:56.235-0700");
        p("yyyy-MM-dd'T'HH:mm:ssX", "2001-07-04T12:08:56Z");
        p("yyyy-MM-dd'T'HH:mm:ssXXX", "2001-07-04T12:08:56+05:30");
        p("yyyy-MM-dd'T'HH:mm:ssX", "2001-07-04T12:08:56-08");
        p("EEE, d MMM yyyy HH:mm:ss z", "Wed, 4 Jul 2001 12:08:56 GMT");
        p("EEE, d MMM yyyy HH:mm:ss Z", "Wed, 4 Jul 2001 12:08:56 +0100");
        p("EEEE MMMM d yyyy", "wednesday JULY 4 2001");
        p("MMM d, yyyy", "Sept 4, 2001");
        p("MMM d, yyyy", "Sep 4, 2001");
        p("MMMM d, yyyy", "September 4, 2001");
        p("MMMM d, yyyy", "Sep 4, 2001");
        p("h:mm a", "12:08 PM");
        p("h:mm a", "12:08 am");
        p("h:mm a", "13:08 PM");
        p("h:mm a", "13:08 PM", false);
        p("K:mm a", "0:08 PM");
        p("k:mm", "24:08");
        p("H:mm", "25:61");
        p("H:mm", "25:61", false);
        p("D yyyy", "60 2024");
        p("w yyyy E", "10 2024 Mon");
        p("G yyyy", "BC 100");
        p("yyyy-MM-dd G", "0001-01-01 AD");
        p("SSS", "5");
        p("s.S", "1.5");
        p("'Day' d", "Day 7");
        p("'Day' d", "day 7");
        p("d  M", "7 3");
        p("d M", "7   3");
        p("d", " 7");
        p("d", "-7");
        p("d", "x");
        p("yyyy z", "2000 EST");
        p("yyyy z", "2000 GMT+03:00");
        p("yyyy z", "2000 UTC");
        p("yyyy z", "2000 nowhere");
        p("yyyyy", "12345");
        p("y", "2024");
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd", Locale.US);
        try {
            f.parse("nonsense");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " @" + e.getErrorOffset());
        }
        try {
            f.parse(null);
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
    }
}
