import java.time.*;
import java.time.temporal.*;
import java.time.zone.*;

/** ZonedDateTime across gaps and overlaps, zone rules, zone ids. */
public class TimeZoned {
    public static void main(String[] args) {
        ZoneId ny = ZoneId.of("America/New_York");
        ZonedDateTime gap = ZonedDateTime.of(2024, 3, 10, 2, 30, 0, 0, ny);
        ZonedDateTime overlap = ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny);
        System.out.println(gap + " " + gap.minusHours(1) + " " + gap.plusDays(1) + " " + gap.minusDays(1).plusDays(1));
        System.out.println(overlap + " " + overlap.plusHours(1) + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusDays(1) + " " + overlap.withLaterOffsetAtOverlap().withEarlierOffsetAtOverlap());
        ZonedDateTime z = ZonedDateTime.of(LocalDateTime.of(2020, 6, 1, 12, 0), ny);
        System.out.println(z.withZoneSameInstant(ZoneId.of("Europe/London")) + " " + z.withZoneSameLocal(ZoneId.of("Asia/Kolkata")) + " " + z.toInstant() + " " + z.toOffsetDateTime() + " " + z.toLocalDateTime() + " " + z.getZone() + " " + z.getOffset() + " " + z.withFixedOffsetZone() + " " + z.toEpochSecond() + " " + z.hashCode());
        System.out.println(z.plusMonths(6) + " " + z.with(TemporalAdjusters.lastDayOfMonth()) + " " + z.truncatedTo(ChronoUnit.DAYS) + " " + z.until(overlap, ChronoUnit.DAYS) + " " + Duration.between(gap, gap.plusDays(1)) + " " + z.compareTo(gap) + " " + z.isBefore(gap) + " " + z.equals(z.plusSeconds(0)));
        System.out.println(ZonedDateTime.parse("2007-12-03T10:15:30+01:00[Europe/Paris]") + " " + ZonedDateTime.parse("2007-07-03T10:15:30+01:00[Europe/Paris]") + " " + ZonedDateTime.parse("2007-12-03T10:15:30Z") + " " + ZonedDateTime.ofInstant(Instant.EPOCH, ZoneId.of("Asia/Kathmandu")));
        for (String s : new String[] {"UTC", "GMT", "Z", "UTC+1", "GMT-5:30", "UT", "+05:00", "Europe/Paris", "GMT0", "Mars/Base", "", "UTC+99", "europe/paris", "EST"}) {
            try {
                ZoneId id = ZoneId.of(s);
                System.out.println(s + " -> " + id + " " + id.getRules().isFixedOffset() + " " + id.normalized() + " " + id.getRules().getOffset(Instant.EPOCH));
            } catch (DateTimeException e) {
                System.out.println(s + " " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        ZoneRules r = ny.getRules();
        System.out.println(r.getOffset(LocalDateTime.of(2024, 7, 1, 0, 0)) + " " + r.isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + r.getStandardOffset(Instant.parse("2024-07-01T00:00:00Z")) + " " + r.getDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + r.getValidOffsets(LocalDateTime.of(2024, 3, 10, 2, 30)) + " " + r.getValidOffsets(LocalDateTime.of(2024, 11, 3, 1, 30)) + " " + r.isValidOffset(LocalDateTime.of(2024, 7, 1, 0, 0), ZoneOffset.ofHours(-5)));
        ZoneOffsetTransition t = r.getTransition(LocalDateTime.of(2024, 3, 10, 2, 30));
        System.out.println(t + " " + t.isGap() + " " + t.getDuration() + " " + t.getDateTimeBefore() + " " + t.getDateTimeAfter() + " " + t.getInstant() + " " + r.getTransition(LocalDateTime.of(2024, 5, 1, 0, 0)));
        System.out.println(r.nextTransition(Instant.parse("2024-05-01T00:00:00Z")) + " " + r.previousTransition(Instant.parse("2024-05-01T00:00:00Z")) + " " + r.nextTransition(Instant.parse("2300-05-01T00:00:00Z")) + " " + ZoneOffset.UTC.getRules().nextTransition(Instant.EPOCH));
        System.out.println(ZoneId.getAvailableZoneIds().contains("Asia/Tokyo") + " " + ZoneId.systemDefault() + " " + ZoneId.of("EST", ZoneId.SHORT_IDS) + " " + ZoneId.of("PST", ZoneId.SHORT_IDS) + " " + ZoneId.ofOffset("UTC", ZoneOffset.ofHours(3)) + " " + ZoneId.from(z) + " " + ny.equals(ZoneId.of("America/New_York")) + " " + ZonedDateTime.of(1880, 1, 1, 0, 0, 0, 0, ny).getOffset() + " " + ZonedDateTime.of(2011, 12, 30, 12, 0, 0, 0, ZoneId.of("Pacific/Apia")));
        try {
            ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 10, 2, 30), ZoneOffset.ofHours(-5), ny);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            ZonedDateTime.from(LocalDate.of(2020, 1, 1));
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
