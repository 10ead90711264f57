import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** DateTimeFormatter: every pattern letter and the ISO formats. */
public class TimeFormatting {
    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2008, 3, 9, 4, 5, 6, 78901234, ZoneId.of("America/Los_Angeles"));
        String[] patterns = {"G", "GGGG", "GGGGG", "u", "uu", "uuuu", "y", "yy", "yyyy", "yyyyy", "D", "DDD", "M", "MM", "MMM", "MMMM", "MMMMM", "L", "LLL", "LLLL", "d", "dd", "Q", "QQ", "QQQ", "QQQQ", "q", "w", "ww", "W", "Y", "YYYY", "E", "EEEE", "EEEEE", "e", "ee", "eee", "c", "ccc", "F", "a", "h", "hh", "K", "k", "H", "HH", "m", "mm", "s", "ss", "S", "SSS", "SSSSSSSSS", "A", "n", "N", "VV", "O", "OOOO", "X", "XX", "XXX", "x", "xxx", "Z", "ZZZZ", "ZZZZZ", "ppH", "'lit''eral'", "''", "[yyyy][ HH]", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "EEE, d MMM yyyy h:mm a"};
        for (String p : patterns) {
            try {
                DateTimeFormatter f = DateTimeFormatter.ofPattern(p, Locale.US);
                System.out.println(p + " = " + f.format(z) + " | " + f.format(z.plusMonths(8).plusHours(14)));
            } catch (RuntimeException e) {
                System.out.println(p + " ! " + e.getMessage());
            }
        }
        for (String p : new String[] {"b", "MMMMMM", "yyyy{", "#", "VVV", "'open", "[", "]", "XXXXXX", "pppp", "ddd", "AAAAAAAAAAAAAAAAAAAAAAAA", ""}) {
            try {
                System.out.println("[" + p + "] ok " + DateTimeFormatter.ofPattern(p, Locale.US));
            } catch (IllegalArgumentException e) {
                System.out.println("[" + p + "] fails");
            }
        }
        DateTimeFormatter[] iso = {DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_OFFSET_DATE, DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_OFFSET_TIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_DATE_TIME, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.RFC_1123_DATE_TIME};
        for (DateTimeFormatter f : iso) {
            System.out.println(f.format(z));
        }
        String[] cases = {"date with hour", "time with year"};
        for (String c : cases) {
            try {
                System.out.println(c.startsWith("date") ? DateTimeFormatter.ofPattern("HH").format(LocalDate.of(2020, 1, 1)) : DateTimeFormatter.ISO_DATE.format(LocalTime.NOON));
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(LocalDate.of(2020, 1, 2).format(DateTimeFormatter.ofPattern("dd/MM/yy")) + " " + DateTimeFormatter.ISO_LOCAL_DATE.format(LocalDate.of(-1, 1, 1)) + " " + DateTimeFormatter.ISO_LOCAL_DATE.format(LocalDate.of(10000, 1, 1)) + " " + DateTimeFormatter.ofPattern("yyyy G", Locale.US).format(LocalDate.of(-43, 3, 15)));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("HH:mm").withZone(ZoneId.of("UTC"));
        System.out.println(f.format(Instant.EPOCH) + " " + f.getZone() + " " + f.getLocale() + " " + f.getResolverStyle() + " " + f.getDecimalStyle());
        System.out.println(DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.GERMANY).format(z) + " " + DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.FRANCE).format(z));
        System.out.println(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm[:ss][.SSS]") + "\n" + DateTimeFormatter.ISO_LOCAL_DATE + "\n" + DateTimeFormatter.ofPattern("EEE a z X"));
    }
}
