import java.text.*;
import java.util.*;

/** SimpleDateFormat: every letter, zones, and odd years. */
public class DateFormats {
    static SimpleDateFormat f(String p) {
        SimpleDateFormat f = new SimpleDateFormat(p, Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        return f;
    }

    public static void main(String[] args) throws ParseException {
        long[] times = {0, 1078884319047L, 951782400000L, -1, 253402300799999L, 1609459199999L, -62135769600000L};
        String[] patterns = {"G", "y", "yy", "yyy", "yyyy", "yyyyy", "M", "MM", "MMM", "MMMM", "d", "dd", "D", "DDD", "E", "EEEE", "a", "H", "HH", "h", "hh", "k", "K", "m", "mm", "s", "ss", "S", "SSS", "SSSS", "w", "ww", "W", "F", "u", "z", "Z", "X", "XX", "XXX", "YYYY", "L", "LLLL",
            "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", "EEE, d MMM yyyy HH:mm:ss Z", "h:mm a", "'o''clock' hh", "yyyyMMddHHmmss", "dd/MM/yy", "hh 'o''clock' a, zzzz"};
        for (String p : patterns) {
            StringBuilder sb = new StringBuilder(p).append(" =");
            for (long t : times) {
                sb.append(' ').append(f(p).format(new Date(t))).append(" |");
            }
            System.out.println(sb);
        }
        SimpleDateFormat z = f("yyyy-MM-dd HH:mm:ss Z XXX");
        for (String zone : new String[] {"America/New_York", "Asia/Kolkata", "GMT+5", "Europe/London", "Australia/Adelaide", "Pacific/Apia", "America/St_Johns"}) {
            z.setTimeZone(TimeZone.getTimeZone(zone));
            System.out.println(zone + " " + z.format(new Date(1710054000000L)) + " " + z.format(new Date(1719792000000L)));
        }
        for (String bad : new String[] {"b", "yyyy-'open", "PPP", "n", "C"}) {
            try {
                f(bad);
                System.out.println(bad + " ok");
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " is no pattern");
            }
        }
        SimpleDateFormat s = f("yy");
        System.out.println(s.toPattern() + " " + s.toLocalizedPattern() + " " + s.equals(s.clone()) + " " + s.hashCode() + " " + s.getTimeZone().getID() + " " + s.isLenient());
        s.applyPattern("HH");
        System.out.println(s.toPattern() + " " + s.format(new Date(0)));
        FieldPosition pos = new FieldPosition(DateFormat.MONTH_FIELD);
        StringBuffer sb = new StringBuffer(">");
        f("yyyy MMM dd").format(new Date(0), sb, pos);
        System.out.println(sb + " " + pos.getBeginIndex() + " " + pos.getEndIndex());
        DateFormatSymbols y = DateFormatSymbols.getInstance(Locale.US);
        System.out.println(Arrays.toString(y.getMonths()) + Arrays.toString(y.getShortMonths()) + Arrays.toString(y.getWeekdays()) + Arrays.toString(y.getShortWeekdays()) + Arrays.toString(y.getAmPmStrings()) + Arrays.toString(y.getEras()));
        y.setShortMonths(new String[] {"m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", ""});
        s.setDateFormatSymbols(y);
        s.applyPattern("MMM");
        System.out.println(s.format(new Date(0)));
        System.out.println(f("d").format(Long.valueOf(86400000L)));
        try {
            f("d").format("text");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
