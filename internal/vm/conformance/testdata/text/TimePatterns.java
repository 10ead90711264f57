import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** Dates and times through patterns both ways. */
public class TimePatterns {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        ZonedDateTime z = ZonedDateTime.of(2024, 2, 29, 13, 4, 5, 60_700_000, ZoneId.of("America/New_York"));
        for (String p : new String[] {"yyyy-MM-dd", "yy-M-d", "uuuu-DDD", "EEE, d MMM yyyy HH:mm:ss Z", "EEEE d MMMM y G", "h:mm a", "k H", "SSS n N A", "xxx XXX X x ZZZZ VV z O OOOO", "'T' ''quoted''", "yyyy-'W'ww-e", "Q QQ QQQ", "HHmmss.SSSSSS", "[HH][:mm]", "ppppH", "MMMMM EEEEE", "YYYY", "L LL LLL", "c", "w W F"}) {
            attempt(p, () -> DateTimeFormatter.ofPattern(p, Locale.US).format(z));
        }
        for (DateTimeFormatter f : new DateTimeFormatter[] {DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.RFC_1123_DATE_TIME, DateTimeFormatter.ISO_TIME}) {
            System.out.println(f.format(z));
        }
        String[][] parses = {{"yyyy-MM-dd", "2023-02-29"}, {"yyyy-MM-dd", "2024-2-29"}, {"uuuu-M-d", "2024-2-29"}, {"d MMM yyyy", "3 Mar 2020"}, {"d MMM yyyy", "3 mar 2020"}, {"yyyyMMdd", "20201231"}, {"yy/M/d", "99/1/2"}, {"uuuu-DDD", "2024-366"}, {"uuuu-DDD", "2023-366"}, {"EEE d MMM uuuu", "Fri 1 Mar 2024"}, {"EEE d MMM uuuu", "Mon 1 Mar 2024"}, {"M/d/yyyy", "13/1/2020"}, {"yyyy G-MM-dd", "0044 BC-03-15"}, {"uuuu-MM-dd'x'", "2020-01-01x"}, {"uuuu-MM-dd", "2020-01-01 "}};
        for (String[] p : parses) {
            attempt(p[0] + " " + p[1], () -> LocalDate.parse(p[1], DateTimeFormatter.ofPattern(p[0], Locale.US)));
            attempt("strict", () -> LocalDate.parse(p[1], DateTimeFormatter.ofPattern(p[0], Locale.US).withResolverStyle(ResolverStyle.STRICT)));
            attempt("lenient", () -> LocalDate.parse(p[1], DateTimeFormatter.ofPattern(p[0], Locale.US).withResolverStyle(ResolverStyle.LENIENT)));
        }
        for (String s : new String[] {"2024-01-01T24:00", "2024-01-01T24:00:01", "2024-01-01T23:59:60", "2024-01-01T1:00", "2024-12-31T23:59:59.999999999", "+12345-01-01T00:00", "-0001-01-01T00:00"}) {
            attempt(s, () -> LocalDateTime.parse(s));
        }
        for (String s : new String[] {"PT1H30M", "PT-1.5S", "P1DT1S", "PT36H", "P1M", "PT", "-PT1M", "PT0.000000001S", "P-1D"}) {
            attempt(s, () -> Duration.parse(s) + " " + Duration.parse(s).toMillis());
        }
        for (String s : new String[] {"P1Y2M3D", "P2W", "-P1Y-2M", "P", "P1W2D", "PT1H"}) {
            attempt(s, () -> Period.parse(s) + " " + Period.parse(s).toTotalMonths());
        }
        for (String s : new String[] {"2024-03-10T02:30:00-05:00[America/New_York]", "2024-11-03T01:30-04:00[America/New_York]", "2024-11-03T01:30-05:00[America/New_York]", "2024-06-01T00:00Z[UTC]", "2024-06-01T00:00+02:00", "2024-06-01T00:00"}) {
            attempt(s, () -> ZonedDateTime.parse(s) + " " + ZonedDateTime.parse(s).toInstant());
        }
        DateTimeFormatter b = new DateTimeFormatterBuilder().appendPattern("uuuu").optionalStart().appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).optionalEnd().parseDefaulting(ChronoField.MONTH_OF_YEAR, 7).parseDefaulting(ChronoField.DAY_OF_MONTH, 4).toFormatter(Locale.US);
        System.out.println(LocalDate.parse("2020", b) + " " + LocalDate.parse("2020-11", b) + " " + b.parse("2021").isSupported(ChronoField.YEAR));
        DateTimeFormatter t = new DateTimeFormatterBuilder().parseCaseInsensitive().appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT).appendLiteral(' ').appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE).padNext(6, '*').appendFraction(ChronoField.NANO_OF_SECOND, 0, 3, true).toFormatter(Locale.US);
        System.out.println(t.format(z) + " " + DateTimeFormatter.ofPattern("d MMMM", Locale.GERMANY).format(z) + " " + DateTimeFormatter.ofPattern("EEEE", Locale.FRANCE).format(z));
        attempt("unsupported", () -> DateTimeFormatter.ofPattern("HH").format(LocalDate.of(2020, 1, 1)));
        for (String bad : new String[] {"yyyyyyyyyyyyyyyyyyyy", "bbb", "{", "'open", "[[", "]", "HHH", "MMMMMM"}) {
            attempt(bad, () -> DateTimeFormatter.ofPattern(bad, Locale.US).format(z));
        }
    }
}
