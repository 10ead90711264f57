import java.time.*;
import java.time.temporal.*;
import java.util.*;

/** Adjusting, truncating and counting dates and times. */
public class TimeArithmetic {
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
        LocalDate d = LocalDate.of(2024, 1, 31);
        System.out.println(d.plusMonths(1) + " " + d.minusMonths(2) + " " + d.plusYears(1).plusDays(29) + " " + d.withDayOfYear(366) + " " + d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.previousOrSame(DayOfWeek.WEDNESDAY)));
        System.out.println(ChronoUnit.MONTHS.between(d, LocalDate.of(2024, 2, 29)) + " " + ChronoUnit.WEEKS.between(d, LocalDate.of(2023, 1, 1)) + " " + Period.between(d, LocalDate.of(2025, 3, 1)) + " " + Period.between(LocalDate.of(2025, 3, 1), d) + " " + d.until(LocalDate.of(2024, 12, 25)) + " " + ChronoUnit.DECADES.between(LocalDate.MIN, LocalDate.MAX));
        System.out.println(d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.get(WeekFields.ISO.weekOfMonth()) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + d.getLong(ChronoField.EPOCH_DAY) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + LocalDate.of(2023, 2, 1).range(ChronoField.DAY_OF_YEAR));
        LocalTime t = LocalTime.of(23, 59, 59, 999_999_999);
        System.out.println(t.plusNanos(1) + " " + t.minusHours(25) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.truncatedTo(ChronoUnit.HALF_DAYS) + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + LocalTime.MIDNIGHT + " " + LocalTime.of(1, 2, 0, 500) + " " + t.with(ChronoField.AMPM_OF_DAY, 0) + " " + t.get(ChronoField.CLOCK_HOUR_OF_AMPM));
        attempt("days of time", () -> t.truncatedTo(ChronoUnit.DAYS));
        attempt("weeks of time", () -> t.plus(1, ChronoUnit.WEEKS));
        attempt("month 13", () -> LocalDate.of(2020, 13, 1));
        attempt("feb 30", () -> LocalDate.of(2020, 2, 30));
        attempt("max", () -> LocalDate.MAX.plusDays(1));
        attempt("instant", () -> Instant.MAX.plusNanos(1));
        attempt("hours of date", () -> d.get(ChronoField.HOUR_OF_DAY));
        ZoneId ny = ZoneId.of("America/New_York");
        ZonedDateTime gap = ZonedDateTime.of(2024, 3, 10, 2, 30, 0, 0, ny), lap = ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny);
        System.out.println(gap + " " + lap + " " + lap.withLaterOffsetAtOverlap() + " " + lap.plusHours(1) + " " + lap.plusDays(1) + " " + gap.minusDays(1).plusDays(1) + " " + gap.minusDays(1).plusHours(24) + " " + ChronoUnit.HOURS.between(gap.minusDays(1), gap) + " " + lap.withZoneSameLocal(ZoneOffset.UTC) + " " + lap.withZoneSameInstant(ZoneId.of("Asia/Kolkata")));
        System.out.println(ny.getRules().getTransition(LocalDateTime.of(2024, 3, 10, 2, 30)) + " " + ny.getRules().isDaylightSavings(lap.toInstant()) + " " + ny.getRules().nextTransition(Instant.parse("2024-06-01T00:00:00Z")) + " " + ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3) + " " + ZoneOffset.of("+9") + " " + ZoneId.of("UTC+3").normalized() + " " + ZoneId.of("GMT"));
        System.out.println(Instant.ofEpochSecond(-1, -1) + " " + Instant.ofEpochMilli(-1).getNano() + " " + Instant.parse("1969-12-31T23:59:59.5Z").toEpochMilli() + " " + Instant.EPOCH.until(Instant.ofEpochSecond(90061), ChronoUnit.HOURS) + " " + Instant.MIN + " " + Instant.ofEpochSecond(253402300800L) + " " + Instant.EPOCH.truncatedTo(ChronoUnit.DAYS));
        System.out.println(Duration.ofMillis(-1) + " " + Duration.ofSeconds(1, -1) + " " + Duration.ofDays(1).plusNanos(1) + " " + Duration.between(LocalTime.NOON, LocalTime.MIN) + " " + Duration.ofSeconds(100).dividedBy(7) + " " + Duration.ofSeconds(-100).negated().multipliedBy(3) + " " + Duration.ZERO + " " + Duration.ofSeconds(-1, 500_000_000).getSeconds() + " " + Duration.ofMinutes(-90).abs().compareTo(Duration.ofHours(1)));
        System.out.println(Year.of(1900).isLeap() + " " + Year.parse("2024").atDay(60) + " " + YearMonth.of(2024, 2).lengthOfMonth() + " " + YearMonth.parse("2024-12").plusMonths(1) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.of(2, 29).isValidYear(2023) + " " + MonthDay.parse("--12-03") + " " + DayOfWeek.SUNDAY.plus(8) + " " + Month.JANUARY.minus(1) + " " + Month.FEBRUARY.firstMonthOfQuarter() + " " + OffsetTime.of(1, 2, 3, 0, ZoneOffset.ofHours(5)) + " " + OffsetDateTime.parse("2020-01-01T00:00:00+01:00").isEqual(OffsetDateTime.parse("2019-12-31T23:00:00Z")) + " " + OffsetDateTime.parse("2020-01-01T00:00:00+01:00").compareTo(OffsetDateTime.parse("2019-12-31T23:00:00Z")));
        Clock fixed = Clock.fixed(Instant.parse("2020-02-29T12:34:56.789Z"), ny);
        System.out.println(LocalDateTime.now(fixed) + " " + Clock.offset(fixed, Duration.ofDays(-1)).instant() + " " + Clock.tick(fixed, Duration.ofMinutes(15)).instant() + " " + fixed.withZone(ZoneOffset.UTC).getZone());
    }
}
