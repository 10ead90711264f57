import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** The bytes by which objects go from one machine to another, and what is read of them. */
public class SerialForms {
    public static void main(String[] args) throws Exception {
        LocalDateTime t = LocalDateTime.of(2024, 2, 29, 13, 5, 0, 7);
        BitSet bits = new BitSet();
        bits.set(70);
        Object[] all = {LocalDate.of(-5, 1, 2), LocalTime.of(0, 0), LocalTime.of(9, 0), LocalTime.of(9, 8), LocalTime.of(9, 8, 7),
            LocalTime.of(0, 0, 0, 1), t, t.atOffset(ZoneOffset.ofHoursMinutes(-3, -30)), t.atZone(ZoneId.of("Europe/Berlin")),
            t.atZone(ZoneOffset.UTC), OffsetTime.of(1, 2, 3, 0, ZoneOffset.ofTotalSeconds(61)), ZoneId.of("Asia/Tokyo"),
            ZoneOffset.ofHours(14), Duration.ofMillis(-1), Instant.ofEpochSecond(5, 6), Year.of(2024), YearMonth.of(2024, 5),
            MonthDay.of(2, 29), Period.of(1, -2, 3), DayOfWeek.FRIDAY, new BitSet(), bits, URI.create("a:b"),
            EnumSet.of(DayOfWeek.MONDAY, DayOfWeek.SUNDAY), EnumSet.noneOf(DayOfWeek.class),
            Collections.unmodifiableList(Arrays.asList(1, "x")), Collections.unmodifiableMap(new HashMap<String, String>()),
            Collections.unmodifiableSet(Collections.singleton("q")), Collections.synchronizedList(Arrays.asList("s")),
            Collections.synchronizedMap(Collections.singletonMap("k", "v")), new AtomicInteger(3), new AtomicLong(4),
            new AtomicReference<String>("r"), new StringBuilder("sb")};
        for (Object o : all) {
            byte[] form = write(o);
            Object back = new ObjectInputStream(new ByteArrayInputStream(form)).readObject();
            System.out.println(o.getClass().getName() + " " + o + " " + form.length + " " + Arrays.hashCode(form) + " " + back
                    + " " + back.getClass().getName());
        }
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return bytes.toByteArray();
    }
}
