import java.time.*;
import java.time.temporal.*;

/** Duration and Period: arithmetic, text, parsing, limits. */
public class TimeDurations {
    public static void main(String[] args) {
        Duration[] ds = {Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(-1), Duration.ofHours(25), Duration.ofDays(-2), Duration.ofSeconds(3661, 5000000), Duration.ofSeconds(-1, 500000000), Duration.ofNanos(1), Duration.ofMinutes(90), Duration.ofSeconds(Long.MAX_VALUE, 999999999)};
        for (Duration d : ds) {
            System.out.println(d + " " + d.getSeconds() + " " + d.getNano() + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.isNegative() + d.isZero() + " " + d.hashCode() + (d.getSeconds() < 1L << 40 ? " " + d.negated() + " " + d.abs() + " " + d.multipliedBy(3) + " " + d.dividedBy(2) + " " + d.plusMillis(1500) + " " + d.minusSeconds(1) + " " + d.toMillis() + " " + d.plusDays(1).withNanos(7) : ""));
        }
        for (String s : new String[] {"PT20.345S", "PT15M", "PT10H", "P2D", "P2DT3H4M", "PT-6H3M", "-PT6H3M", "-PT-6H+3M", "pt1h", "PT0.000000001S", "PT-0.5S", "P1DT", "PT", "P", "1H", "PT1.1234567891S", "P1Y", "PT1M1H", "+PT1S"}) {
            try {
                System.out.println(s + " -> " + Duration.parse(s));
            } catch (DateTimeException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
        System.out.println(Duration.between(Instant.EPOCH, Instant.ofEpochMilli(-1500)) + " " + Duration.between(LocalTime.NOON, LocalTime.of(9, 30)) + " " + Duration.of(3, ChronoUnit.HALF_DAYS) + " " + Duration.from(ChronoUnit.WEEKS.getDuration()) + " " + Duration.ofDays(1).compareTo(Duration.ofHours(24)) + " " + Duration.ofSeconds(90).get(ChronoUnit.SECONDS) + " " + Duration.ZERO.getUnits());
        String[] failures = {"overflow", "estimated", "divide", "nanos"};
        for (String f : failures) {
            try {
                switch (f) {
                    case "overflow": Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1); break;
                    case "estimated": Duration.of(1, ChronoUnit.MONTHS); break;
                    case "divide": Duration.ZERO.dividedBy(0); break;
                    default: Duration.ofSeconds(Long.MAX_VALUE).toNanos();
                }
            } catch (RuntimeException e) {
                System.out.println(f + " " + e.getClass().getName() + " " + e.getMessage());
            }
        }
        Period[] ps = {Period.ZERO, Period.ofDays(10), Period.of(1, 14, -3), Period.ofWeeks(2), Period.ofMonths(-25), Period.ofYears(3)};
        for (Period p : ps) {
            System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.negated() + " " + p.multipliedBy(2) + " " + p.isNegative() + p.isZero() + " " + p.hashCode() + " " + p.getUnits() + " " + p.plusDays(5) + " " + p.withYears(9) + " " + p.minusMonths(1) + " " + p.plus(Period.of(1, 1, 1)));
        }
        for (String s : new String[] {"P1Y2M3D", "P3W", "P-1Y", "-P1Y-2M", "P1W2D", "p1d", "P", "P1H", "PT1D", "P1.5D", "P2M1Y"}) {
            try {
                System.out.println(s + " -> " + Period.parse(s));
            } catch (DateTimeException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
        System.out.println(Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2020, 3, 1)) + " " + Period.between(LocalDate.of(2020, 3, 1), LocalDate.of(2020, 1, 31)) + " " + LocalDate.of(2020, 1, 31).plus(Period.of(0, 1, 1)) + " " + Period.of(0, 12, 0).equals(Period.ofYears(1)) + " " + Period.ofDays(5).addTo(LocalDate.of(2020, 2, 27)) + " " + Duration.ofHours(30).addTo(LocalDateTime.of(2020, 2, 28, 12, 0)));
    }
}
