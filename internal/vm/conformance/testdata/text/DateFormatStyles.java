import java.text.*;
import java.util.*;

/** DateFormat by style for one country, its calendar and number format, and round trips. */
public class DateFormatStyles {
    public static void main(String[] args) throws ParseException {
        SimpleDateFormat iso = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ", Locale.US);
        iso.setTimeZone(TimeZone.getTimeZone("UTC"));
        long[] times = {0, 1, -1, 1234567890123L, -62135596800000L, 4102444799999L};
        for (long t : times) {
            String s = iso.format(new Date(t));
            System.out.println(s + " " + (iso.parse(s).getTime() == t));
        }
        String[] zones = {"UTC", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"};
        for (String z : zones) {
            SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss XXX", Locale.US);
            f.setTimeZone(TimeZone.getTimeZone(z));
            String s = f.format(new Date(1720000000000L));
            System.out.println(z + " " + s + " " + f.parse(s).getTime());
        }
        DateFormat d = new SimpleDateFormat("dd.MM.yyyy", Locale.GERMANY);
        System.out.println(d.getCalendar().getFirstDayOfWeek() + " " + d.getNumberFormat().isGroupingUsed() + " " + d.isLenient());
        d.setLenient(false);
        for (String s : new String[] {"31.12.2023", "31.02.2023", "1.1.23", "x"}) {
            try {
                System.out.println(s + " " + new SimpleDateFormat("yyyy/M/d", Locale.US).format(d.parse(s)));
            } catch (ParseException e) {
                System.out.println(s + " unparseable at " + e.getErrorOffset());
            }
        }
        SimpleDateFormat two = new SimpleDateFormat("dd/MM/yy", Locale.US);
        two.set2DigitYearStart(new SimpleDateFormat("yyyy", Locale.US).parse("1950"));
        SimpleDateFormat four = new SimpleDateFormat("yyyy", Locale.US);
        System.out.println(four.format(two.parse("01/02/49")) + " " + four.format(two.parse("01/02/50")) + " " + four.format(two.parse("01/02/1849")) + " " + four.format(two.get2DigitYearStart()));
        for (Locale l : new Locale[] {Locale.GERMANY, Locale.FRANCE, Locale.ITALY, new Locale("es", "ES"), new Locale("nl", "NL")}) {
            SimpleDateFormat f = new SimpleDateFormat("EEEE d MMMM yyyy", l);
            f.setTimeZone(TimeZone.getTimeZone("UTC"));
            String s = f.format(new Date(1710000000000L));
            System.out.println(l + " " + s + " " + (f.parse(s).getTime() % 86400000L == 0));
        }
        DateFormat t = DateFormat.getTimeInstance(DateFormat.SHORT, Locale.UK);
        t.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(t.format(new Date(47100000)));
        SimpleDateFormat shared = new SimpleDateFormat("HH:mm", Locale.US);
        shared.setCalendar(new GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"), Locale.US));
        System.out.println(shared.format(new Date(0)) + " " + shared.getTimeZone().getID() + " " + shared.equals(new SimpleDateFormat("HH:mm", Locale.US)));
        System.out.println(shared.parseObject("10:20") instanceof Date);
        Object clone = shared.clone();
        ((SimpleDateFormat) clone).applyPattern("mm");
        System.out.println(shared.toPattern() + " " + ((SimpleDateFormat) clone).toPattern());
    }
}
