import java.time.*;
import java.time.temporal.*;

/** Instant, OffsetDateTime, OffsetTime, ZoneOffset, Clock. */
public class TimeInstants {
    public static void main(String[] args) {
        Instant[] is = {Instant.EPOCH, Instant.ofEpochMilli(1078884319047L), Instant.ofEpochSecond(-1, 1), Instant.parse("2007-12-03T10:15:30.00Z"), Instant.ofEpochSecond(253402300800L), Instant.ofEpochSecond(-62167219201L), Instant.parse("2016-12-31T23:59:59.123456Z"), Instant.MIN, Instant.MAX};
        for (Instant i : is) {
            System.out.println(i + " " + i.getEpochSecond() + " " + i.getNano() + " " + i.hashCode());
        }
        Instant i = is[1];
        System.out.println(i.plusMillis(1) + " " + i.minusSeconds(86400) + " " + i.truncatedTo(ChronoUnit.DAYS) + " " + i.plus(Duration.ofHours(1)) + " " + i.until(is[3], ChronoUnit.DAYS) + " " + i.compareTo(is[0]) + " " + i.isBefore(is[3]) + " " + i.toEpochMilli() + " " + i.atOffset(ZoneOffset.ofHours(-5)) + " " + i.atZone(ZoneId.of("Asia/Tokyo")) + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.with(ChronoField.NANO_OF_SECOND, 5) + " " + i.get(ChronoField.MILLI_OF_SECOND));
        for (String s : new String[] {"2020-01-01T00:00:00Z", "2020-01-01T00:00Z", "2020-01-01T24:00:00Z", "2020-01-01", "2020-01-01T00:00:00", "nonsense", "2020-13-01T00:00:00Z", "-0001-01-01T00:00:00Z", "+12020-01-01T00:00:00Z"}) {
            try {
                System.out.println(s + " -> " + Instant.parse(s));
            } catch (DateTimeException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
        try {
            i.plus(1, ChronoUnit.MONTHS);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            i.get(ChronoField.INSTANT_SECONDS);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Instant.MAX.plusNanos(1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        OffsetDateTime o = OffsetDateTime.of(2020, 2, 29, 23, 30, 0, 0, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.withOffsetSameLocal(ZoneOffset.UTC) + " " + o.plusYears(1) + " " + o.toLocalDate() + " " + o.toOffsetTime() + " " + o.toEpochSecond() + " " + o.getDayOfWeek() + " " + o.compareTo(o.withOffsetSameInstant(ZoneOffset.UTC)) + " " + o.isEqual(o.withOffsetSameInstant(ZoneOffset.UTC)) + " " + o.hashCode() + " " + OffsetDateTime.parse("2007-12-03T10:15:30+01:00") + " " + o.toZonedDateTime() + " " + o.atZoneSameInstant(ZoneId.of("Europe/Paris")));
        OffsetTime t = OffsetTime.of(10, 20, 30, 0, ZoneOffset.ofHours(-3));
        System.out.println(t + " " + t.plusHours(20) + " " + t.withOffsetSameInstant(ZoneOffset.UTC) + " " + t.isBefore(OffsetTime.parse("10:20:30Z")) + " " + t.hashCode());
        for (String s : new String[] {"Z", "+2", "+02", "-02:30", "+0230", "+02:30:15", "-18:00", "+18:01", "2", "+2:30", "+25:00", "+02:60", "", "z"}) {
            try {
                ZoneOffset z = ZoneOffset.of(s);
                System.out.println(s + " -> " + z + " " + z.getTotalSeconds() + " " + z.hashCode());
            } catch (DateTimeException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
        System.out.println(ZoneOffset.ofTotalSeconds(-3661) + " " + ZoneOffset.MAX + " " + ZoneOffset.MIN + " " + (ZoneOffset.ofHours(0) == ZoneOffset.UTC) + " " + ZoneOffset.ofHours(1).compareTo(ZoneOffset.UTC));
        Clock c = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(c + " " + c.instant() + " " + c.millis() + " " + LocalDate.now(c) + " " + LocalTime.now(c) + " " + ZonedDateTime.now(c) + " " + Year.now(c) + " " + Clock.offset(c, Duration.ofDays(1)).instant() + " " + Clock.tick(c, Duration.ofMinutes(1)).instant() + " " + c.withZone(ZoneId.of("Asia/Tokyo")).getZone() + " " + Clock.systemUTC());
    }
}
