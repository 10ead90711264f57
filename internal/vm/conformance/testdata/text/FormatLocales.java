import java.util.*;

/** Numbers in the manners of several countries. */
public class FormatLocales {
    public static void main(String[] args) {
        Locale[] locales = {Locale.US, Locale.GERMANY, Locale.ITALY, Locale.JAPAN, Locale.ROOT, Locale.UK, new Locale("es", "ES"), new Locale("nl", "NL"), Locale.CHINA, new Locale("pt", "BR"), new Locale("tr", "TR"), Locale.KOREA};
        for (Locale l : locales) {
            System.out.println(l + " " + String.format(l, "%,d|%,.2f|%.3f|%e|%+,d|%(,.1f|%s|%x", 1234567, 1234567.891, -0.5, 12345.678, 42, -99.95, 1.5, 255));
        }
        System.out.println(String.format((Locale) null, "%,d %.2f", 1234567, 3.14159));
        System.out.println(String.format(new Locale("tr", "TR"), "%S %X", "title", 0xabc) + String.format(Locale.US, " %S", "stra\u00dfe"));
        Locale old = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            System.out.println(String.format("%,.2f %d", 1234.5, 1) + " " + new Formatter().locale());
            Locale.setDefault(Locale.US);
            System.out.println(String.format("%,.2f", 1234.5));
        } finally {
            Locale.setDefault(old);
        }
        System.out.println(new Formatter(Locale.ITALY).format("%,d", 1000000));
        System.out.println(String.format(Locale.GERMANY, "%08.2f|%,010d|%-10.1f|", 3.14159, 1234, 2.5));
    }
}
