import java.time.*;
import java.time.temporal.*;

/** LocalDate, LocalTime, LocalDateTime: making, changing, comparing. */
public class TimeLocal {
    static void fail(Runnable r) {
        try {
            r.run();
            System.out.println("no failure");
        } catch (DateTimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.getMonth() + " " + d.getMonthValue() + " " + d.hashCode() + " " + d.toEpochDay());
        System.out.println(d.plusYears(1) + " " + d.plusMonths(12) + " " + d.plusDays(366) + " " + d.plusWeeks(-1) + " " + d.minusMonths(1) + " " + d.minusYears(4) + " " + d.minusDays(60) + " " + d.withDayOfMonth(1) + " " + d.withMonth(4) + " " + d.withYear(2023) + " " + d.withDayOfYear(366));
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.ofEpochDay(-1) + " " + LocalDate.ofYearDay(2023, 100) + " " + LocalDate.of(-5, 1, 1) + " " + LocalDate.of(12345, 1, 1));
        System.out.println(d.compareTo(LocalDate.of(2023, 12, 1)) + " " + d.isAfter(LocalDate.of(2024, 2, 28)) + " " + d.isBefore(d) + " " + d.isEqual(LocalDate.parse("2024-02-29")) + " " + d.equals(d.atStartOfDay()));
        System.out.println(d.until(LocalDate.of(2025, 3, 1)) + " " + d.until(LocalDate.of(2020, 1, 1)) + " " + d.until(LocalDate.of(2024, 12, 25), ChronoUnit.WEEKS) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2024, 1, 31)));
        LocalTime t = LocalTime.of(23, 59, 58, 123456789);
        System.out.println(t + " " + t.plusSeconds(3) + " " + t.minusHours(25) + " " + t.plusNanos(999999999) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.truncatedTo(ChronoUnit.MILLIS) + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + t.withNano(0) + " " + t.withHour(1) + " " + t.hashCode());
        System.out.println(LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.MAX + " " + LocalTime.of(1, 2) + " " + LocalTime.of(1, 2, 0, 1000000) + " " + LocalTime.of(1, 2, 0, 1000) + " " + LocalTime.ofSecondOfDay(86399) + " " + LocalTime.ofNanoOfDay(1) + " " + LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5"));
        LocalDateTime x = LocalDateTime.of(d, t);
        System.out.println(x + " " + x.plusSeconds(2) + " " + x.plusHours(-48) + " " + x.minusNanos(123456789) + " " + x.truncatedTo(ChronoUnit.HOURS) + " " + x.toLocalDate() + " " + x.toLocalTime() + " " + x.withDayOfMonth(1).withHour(0));
        System.out.println(LocalDateTime.of(2020, 1, 1, 0, 0) + " " + LocalDateTime.of(2020, 1, 1, 0, 0, 1) + " " + LocalDateTime.ofEpochSecond(1234567890L, 5, ZoneOffset.ofHours(2)) + " " + x.toEpochSecond(ZoneOffset.UTC) + " " + LocalDateTime.parse("2007-12-03T10:15:30") + " " + LocalDateTime.MIN + " " + LocalDateTime.MAX);
        System.out.println(x.until(LocalDateTime.of(2024, 3, 1, 0, 0), ChronoUnit.SECONDS) + " " + Duration.between(LocalDateTime.of(2020, 1, 1, 0, 0), x) + " " + x.compareTo(LocalDateTime.of(2025, 1, 1, 0, 0)) + " " + d.atTime(12, 30) + " " + t.atDate(d) + " " + d.atTime(LocalTime.MAX));
        fail(() -> LocalDate.of(2023, 2, 29));
        fail(() -> LocalDate.of(2023, 13, 1));
        fail(() -> LocalDate.of(2023, 4, 31));
        fail(() -> LocalDate.of(1000000000, 1, 1));
        fail(() -> LocalDate.ofYearDay(2023, 366));
        fail(() -> LocalTime.of(24, 0));
        fail(() -> LocalTime.of(1, 60));
        fail(() -> d.plus(1, ChronoUnit.HOURS));
        fail(() -> t.plus(1, ChronoUnit.DAYS));
        fail(() -> d.get(ChronoField.HOUR_OF_DAY));
        fail(() -> t.get(ChronoField.YEAR));
        fail(() -> t.get(ChronoField.NANO_OF_DAY));
        fail(() -> LocalDate.MAX.plusDays(1));
        fail(() -> LocalDate.parse("2023-02-29"));
        fail(() -> LocalDate.parse("23-2-9"));
        fail(() -> LocalTime.parse("25:00"));
        fail(() -> LocalDateTime.parse("2020-01-01 10:00"));
        fail(() -> LocalDate.from(t));
        fail(() -> t.truncatedTo(ChronoUnit.WEEKS));
    }
}
