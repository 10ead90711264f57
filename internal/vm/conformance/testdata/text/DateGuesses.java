import java.text.*;
import java.util.*;

/** Which fields decide when a text gives too many or too few; numbers without a space between them. */
public class DateGuesses {
    static void parse(String pattern, String... texts) {
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
        for (String text : texts) {
            ParsePosition at = new ParsePosition(0);
            Date d = f.parse(text, at);
            System.out.println(pattern + " " + text + " -> " + (d == null ? "no, at " + at.getErrorIndex() : d.getTime() + " to " + at.getIndex()));
        }
    }

    public static void main(String[] args) {
        parse("HH:mm a", "21:30 PM", "09:30 PM", "21:30 AM", "00:00 AM");
        parse("a HH:mm", "PM 09:30", "AM 21:30");
        parse("hh:mm", "11:30", "12:30");
        parse("a", "PM", "AM");
        parse("kk a", "24 PM", "12 AM");
        parse("K:mm a h", "3:15 PM 4");
        parse("E", "Wed", "Thu", "Sunday");
        parse("MMM E", "Mar Mon");
        parse("E d", "Wed 9");
        parse("yyyy E", "2020 Fri");
        parse("d w", "12 51");
        parse("D w", "197 29");
        parse("w", "10");
        parse("w E", "10 Tue");
        parse("W", "2");
        parse("F E", "2 Tue");
        parse("W E MMM yyyy", "3 Tue Feb 2021");
        parse("yyyy ww u", "2021 05 3");
        parse("yyyyMMdd", "20210203", "2021023", "210203", "2021020", "20210203456");
        parse("Hmm", "123", "1234", "12");
        parse("HHmmss.SSS", "123456.7", "12345.6");
        parse("ssD", "06208", "6208");
        parse("MMMdd", "Mar12x");
        parse("ddMMM", "1Mar", "12Mar");
        parse("yyMM", "9912", "2012");
        parse("dMyyyy", "112020", "1122020");
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.clear();
        c.set(2021, Calendar.MARCH, 10, 21, 0, 0);
        c.set(Calendar.AM_PM, Calendar.AM);
        System.out.println(c.getTimeInMillis());
        c.clear();
        c.set(Calendar.HOUR, 5);
        c.set(Calendar.HOUR_OF_DAY, 20);
        c.set(Calendar.AM_PM, Calendar.PM);
        System.out.println(c.getTimeInMillis());
        c.clear();
        c.set(Calendar.HOUR_OF_DAY, 20);
        c.set(Calendar.HOUR, 5);
        System.out.println(c.getTimeInMillis());
        c.setTimeInMillis(1_600_000_000_000L);
        c.set(Calendar.WEEK_OF_YEAR, 3);
        System.out.println(c.getTimeInMillis());
        c.set(2020, Calendar.JANUARY, 20);
        c.set(Calendar.DAY_OF_WEEK, Calendar.FRIDAY);
        System.out.println(c.getTimeInMillis());
        c.set(Calendar.MONTH, Calendar.MAY);
        c.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
        System.out.println(c.getTimeInMillis());
        c.set(Calendar.DAY_OF_YEAR, 100);
        c.set(Calendar.DAY_OF_WEEK, Calendar.TUESDAY);
        System.out.println(c.getTimeInMillis());
        c.set(Calendar.DAY_OF_MONTH, 20);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        System.out.println(c.getTimeInMillis());
        c.clear();
        int weeks = c.getActualMaximum(Calendar.WEEK_OF_MONTH);
        c.set(Calendar.WEEK_OF_MONTH, 5);
        System.out.println(weeks + " " + c.getTimeInMillis());
        c.clear();
        c.set(2020, Calendar.FEBRUARY, 31);
        System.out.println(c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getTimeInMillis() + " " + c.getActualMaximum(Calendar.DAY_OF_YEAR));
    }
}
