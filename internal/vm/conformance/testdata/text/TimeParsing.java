import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.text.ParsePosition;
import java.util.*;

/** DateTimeFormatter.parse: resolving, styles, defaults, messages. */
public class TimeParsing {
    static void p(DateTimeFormatter f, String s) {
        try {
            System.out.println("[" + s + "] " + sorted(f.parse(s).toString()));
        } catch (DateTimeParseException e) {
            System.out.println("[" + s + "] " + e.getMessage() + " @" + e.getErrorIndex());
        }
    }

    /** Fields have no order of their own. */
    static String sorted(String s) {
        String[] fields = s.substring(1, s.indexOf('}')).split(", ");
        Arrays.sort(fields);
        return Arrays.toString(fields) + s.substring(s.indexOf('}') + 1);
    }

    static DateTimeFormatter f(String p) {
        return DateTimeFormatter.ofPattern(p, Locale.US);
    }

    public static void main(String[] args) {
        p(f("yyyy-MM-dd"), "2020-02-30");
        p(f("yyyy-MM-dd"), "2020-02-32");
        p(f("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT), "2021-02-29");
        p(f("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT), "2021-14-35");
        p(f("yyyy-MM-dd").withResolverStyle(ResolverStyle.STRICT), "2021-02-01");
        p(f("yy MM dd"), "21 02 03");
        p(f("d/M/yyyy"), "3/4/2021");
        p(f("d/M/yyyy"), "03/04/21");
        p(f("HH:mm"), "9:30");
        p(f("H:mm"), "9:30");
        p(f("h:mm a"), "12:05 AM");
        p(f("h:mm a"), "1:05 pm");
        p(f("h:mm"), "1:05");
        p(f("HH:mm:ss.SSS"), "10:20:30.5");
        p(f("HH:mm:ss.SSS"), "10:20:30.500");
        p(f("yyyyMMddHHmmss"), "20210203040506");
        p(f("yyyyMMddHHmmssSSS"), "20210203040506789");
        p(f("MMM d, yyyy"), "Feb 3, 2021");
        p(f("MMM d, yyyy"), "feb 3, 2021");
        p(f("EEEE, MMMM d yyyy"), "Wednesday, February 3 2021");
        p(f("EEE d MMM yyyy"), "Thu 3 Feb 2021");
        p(f("yyyy-MM-dd HH:mm z"), "2021-02-03 04:05 UTC");
        p(f("yyyy-MM-dd HH:mm VV"), "2021-02-03 04:05 Europe/Paris");
        p(f("yyyy-MM-dd'T'HH:mmXXX"), "2021-02-03T04:05+02:00");
        p(f("yyyy-MM-dd'T'HH:mmX"), "2021-02-03T04:05Z");
        p(f("yyyy-MM[-dd]"), "2021-02");
        p(f("yyyy D"), "2021 100");
        p(f("YYYY-'W'ww-e"), "2021-05-3");
        p(f("HH:mm"), "24:00");
        p(f("HH:mm"), "25:00");
        p(f("HH:mm"), "10:00 extra");
        p(f("yyyy"), "12345");
        p(f("yyyy-MM-dd"), "");
        p(f("yyyy-MM-dd HH"), "2021-02-03 24");
        p(f("n"), "5");
        p(f("A"), "3600000");
        p(DateTimeFormatter.ISO_DATE_TIME, "2021-02-03T04:05:06+01:00[Europe/Paris]");
        p(DateTimeFormatter.ISO_ORDINAL_DATE, "2021-034");
        p(DateTimeFormatter.ISO_WEEK_DATE, "2021-W05-3");
        p(DateTimeFormatter.BASIC_ISO_DATE, "20210203");
        p(DateTimeFormatter.RFC_1123_DATE_TIME, "Wed, 3 Feb 2021 04:05:06 GMT");
        p(DateTimeFormatter.RFC_1123_DATE_TIME, "Tue, 3 Feb 2021 04:05:06 GMT");
        p(DateTimeFormatter.ISO_INSTANT, "2021-02-03T04:05:06.789Z");
        System.out.println(LocalDate.parse("03.02.2021", f("dd.MM.yyyy")) + " " + YearMonth.parse("02/2021", f("MM/yyyy")) + " " + LocalTime.parse("0405", f("HHmm")) + " " + f("yyyy-MM-dd").parse("2021-02-03", LocalDate::from) + " " + f("HH").parseBest("04", LocalDate::from, LocalTime::from));
        try {
            LocalDateTime.parse("2021-02-03", f("yyyy-MM-dd"));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.parse("2021-02-03T", DateTimeFormatter.ISO_LOCAL_DATE);
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage() + " " + e.getParsedString());
        }
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dd-MMM-").appendValueReduced(ChronoField.YEAR, 2, 2, 1950).optionalStart().appendLiteral(' ').appendValue(ChronoField.HOUR_OF_DAY, 2).optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 7).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0).toFormatter(Locale.US);
        p(b, "03-FEB-49");
        p(b, "03-feb-51 12");
        System.out.println(b.format(LocalDateTime.of(2021, 2, 3, 4, 5)));
        DateTimeFormatter c = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).padNext(6, '*').appendValue(ChronoField.DAY_OF_MONTH).appendText(ChronoField.DAY_OF_WEEK, TextStyle.SHORT).appendOffset("+HH:MM:ss", "none").toFormatter(Locale.US);
        System.out.println(c.format(OffsetDateTime.of(2021, 2, 3, 4, 5, 6, 70, ZoneOffset.UTC)) + " " + c.format(OffsetDateTime.of(20210, 2, 13, 4, 5, 6, 0, ZoneOffset.ofHours(-3))));
        ParsePosition pos = new ParsePosition(2);
        System.out.println(f("yyyy").parse("ab2021cd", pos) + " " + pos.getIndex());
    }
}
