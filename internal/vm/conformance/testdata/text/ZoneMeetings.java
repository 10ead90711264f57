import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** Meetings over zones, recurring dates, business hours, countdowns with java.time. */
public class ZoneMeetings {
    public static void main(String[] args) {
        ZonedDateTime meeting = ZonedDateTime.of(2024, 3, 8, 9, 0, 0, 0, ZoneId.of("America/New_York"));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("EEE yyyy-MM-dd HH:mm xxx", Locale.US);
        for (int i = 0; i < 4; i++) {
            ZonedDateTime m = meeting.plusWeeks(i);
            System.out.println(f.format(m) + " = " + f.format(m.withZoneSameInstant(ZoneId.of("Europe/Berlin"))) + " = " + f.format(m.withZoneSameInstant(ZoneId.of("Asia/Kolkata"))) + " " + m.toEpochSecond());
        }
        LocalDate d = LocalDate.of(2024, 1, 31);
        for (int i = 0; i < 6; i++) {
            System.out.print(d.plusMonths(i) + " ");
        }
        System.out.println();
        LocalDate start = LocalDate.of(2024, 12, 20);
        int work = 0;
        for (LocalDate x = start; x.isBefore(LocalDate.of(2025, 1, 6)); x = x.plusDays(1)) {
            if (x.getDayOfWeek().getValue() < 6) {
                work++;
            }
        }
        System.out.println(work + " " + ChronoUnit.DAYS.between(start, LocalDate.of(2025, 1, 6)) + " " + Period.between(start, LocalDate.of(2025, 2, 1)));
        LocalDateTime deadline = LocalDateTime.of(2024, 12, 31, 23, 59, 59), now = LocalDateTime.of(2024, 12, 24, 18, 30);
        Duration left = Duration.between(now, deadline);
        System.out.println(left + " " + left.toDays() + "d " + left.toHours() % 24 + "h " + left.toMinutes() % 60 + "m " + left.getSeconds() % 60 + "s");
        LocalDate birthday = LocalDate.of(2000, 2, 29);
        System.out.println(birthday.withYear(2023) + " " + birthday.plusYears(25) + " " + ChronoUnit.YEARS.between(birthday, LocalDate.of(2024, 2, 28)) + " " + MonthDay.from(birthday).atYear(2024));
        TreeMap<DayOfWeek, Integer> count = new TreeMap<DayOfWeek, Integer>();
        for (int m = 1; m <= 12; m++) {
            count.merge(LocalDate.of(2024, m, 13).getDayOfWeek(), 1, Integer::sum);
        }
        System.out.println(count);
        System.out.println(LocalDate.of(2024, 11, 1).with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY)) + " " + LocalDate.of(2024, 5, 31).with(TemporalAdjusters.lastInMonth(DayOfWeek.MONDAY)) + " " + YearMonth.of(2024, 2).atEndOfMonth().getDayOfWeek());
        List<LocalTime> times = Arrays.asList(LocalTime.of(9, 30), LocalTime.of(8, 15), LocalTime.of(17, 45));
        LocalTime open = LocalTime.of(9, 0), close = LocalTime.of(17, 30);
        for (LocalTime t : times) {
            System.out.print(t + (t.isBefore(open) ? " early " : t.isAfter(close) ? " late " : " open "));
        }
        System.out.println(Collections.min(times) + " " + times.get(0).until(close, ChronoUnit.MINUTES));
        String[] logs = {"2024-01-01T00:00:00.000Z", "2024-01-01T01:00:00+01:00", "2023-12-31T19:00:00-05:00"};
        Set<Instant> instants = new TreeSet<Instant>();
        for (String s : logs) {
            instants.add(OffsetDateTime.parse(s).toInstant());
        }
        System.out.println(instants + " " + Instant.ofEpochSecond(1700000000).atZone(ZoneId.of("Asia/Tokyo")).toLocalDate() + " " + Instant.parse("2024-02-29T12:00:00Z").truncatedTo(ChronoUnit.HOURS).plus(Duration.ofDays(366)));
        System.out.println(LocalDate.parse("15/08/2023", DateTimeFormatter.ofPattern("dd/MM/yyyy")).format(DateTimeFormatter.ISO_WEEK_DATE) + " " + LocalDate.parse("2024-W09-4", DateTimeFormatter.ISO_WEEK_DATE) + " " + DateTimeFormatter.ofPattern("h:mm a", Locale.US).format(LocalTime.of(0, 5)) + " " + new Date(0).toInstant().atOffset(ZoneOffset.ofHours(9)) + " " + Date.from(Instant.ofEpochMilli(5)).getTime() + " " + TimeZone.getTimeZone(ZoneId.of("Europe/Paris")).getID() + " " + GregorianCalendar.from(meeting).getTimeInMillis());
        System.out.println(ZoneId.of("Europe/London").getRules().isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + ZoneId.of("Asia/Tokyo").getRules().getOffset(Instant.EPOCH) + " " + OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(14)).isBefore(OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(-12))));
    }
}
