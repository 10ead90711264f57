import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.MathContext;
import java.net.InetAddress;
import java.net.URL;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.regex.Pattern;

/** Dates, formats, locks, queues and names survive and still work. */
public class SerialLibrary {
    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Object[] values = {LocalDate.of(2020, 2, 29), LocalTime.of(1, 2, 3, 4), LocalDateTime.of(2020, 1, 2, 3, 4), Instant.ofEpochSecond(5, 6), Duration.ofMillis(-1500), Period.of(1, 2, 3),
            ZoneOffset.ofHours(5), ZoneId.of("Europe/Zurich"), ZonedDateTime.of(2020, 7, 1, 0, 0, 0, 0, ZoneId.of("America/New_York")), OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC),
            Year.of(2000), YearMonth.of(2000, 2), DayOfWeek.MONDAY, new File("/a/b"), new URL("file:/x/y"), InetAddress.getByAddress("h", new byte[] {1, 2, 3, 4}), MathContext.DECIMAL32,
            Currency.getInstance("EUR"), new Locale.Builder().setLanguage("zh").setScript("Hant").setRegion("TW").build(), new SimpleTimeZone(3600000, "X"), TimeZone.getTimeZone("Asia/Tokyo"),
            new DecimalFormatSymbols(Locale.GERMANY)};
        for (Object v : values) {
            Object c = copy(v);
            System.out.println((v instanceof ZoneId ? "Zone" : v.getClass().getSimpleName()) + " " + v.equals(c) + " " + (v.hashCode() == c.hashCode()) + " " + (v instanceof TimeZone || v instanceof DecimalFormatSymbols ? "" : c));
        }
        System.out.println(copy(ZoneOffset.UTC) == ZoneOffset.UTC);
        GregorianCalendar g = new GregorianCalendar(TimeZone.getTimeZone("Europe/Berlin"), Locale.GERMANY);
        g.setTimeInMillis(1500000000000L);
        g.add(Calendar.MONTH, 1);
        GregorianCalendar h = copy(g);
        h.add(Calendar.DAY_OF_MONTH, 20);
        System.out.println(h.getTimeInMillis() + " " + h.get(Calendar.HOUR_OF_DAY) + " " + h.getFirstDayOfWeek() + " " + h.getTimeZone().getID() + " " + copy(g).equals(g));
        h.set(Calendar.MONTH, 0);
        System.out.println(h.getTime().getTime());
        SimpleDateFormat f = copy(new SimpleDateFormat("yyyy-MM-dd'T'HH:mm", Locale.US));
        System.out.println(f.format(new Date(0)) + " " + f.parse("2001-02-03T04:05").getTime() + " " + f.toPattern());
        System.out.println(copy(new DecimalFormat("#,##0.00", new DecimalFormatSymbols(Locale.GERMANY))).format(12345.678) + " " + copy(new MessageFormat("{0}-{1}")).format(new Object[] {"a", 1}));
        System.out.println(Arrays.toString(copy(Pattern.compile("A+", Pattern.CASE_INSENSITIVE)).split("xaAy")));
        Random r = new Random(42);
        r.nextGaussian();
        System.out.println((copy(r).nextInt() == r.nextInt()) + " " + (copy(r).nextGaussian() == r.nextGaussian()));
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        ReentrantLock unlocked = copy(lock);
        System.out.println(unlocked.isFair() + " " + unlocked.isLocked() + " " + unlocked.tryLock() + unlocked.isHeldByCurrentThread());
        ReentrantReadWriteLock rw = copy(new ReentrantReadWriteLock());
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock());
        System.out.println(copy(new Semaphore(3)).availablePermits());
        IdentityHashMap<Object, Object> id = new IdentityHashMap<>();
        String key = new String("k");
        id.put(key, key);
        id.put(null, 1);
        IdentityHashMap<Object, Object> back = copy(id);
        System.out.println(back.size() + " " + back.get(null) + " " + back.containsKey(key));
        ConcurrentSkipListMap<String, Integer> skip = new ConcurrentSkipListMap<>();
        skip.put("b", 2);
        skip.put("a", 1);
        LongAdder adder = new LongAdder();
        adder.add(9);
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(2);
        full.add(1);
        full.add(2);
        ArrayBlockingQueue<Integer> copied = copy(full);
        System.out.println(copy(new ConcurrentLinkedQueue<>(Arrays.asList(1, 2))) + " " + copy(new ConcurrentLinkedDeque<>(Arrays.asList(3))) + " " + copy(new LinkedBlockingQueue<>(Arrays.asList(4))) + " "
            + copied + copied.offer(3) + copied.poll() + copied.offer(3) + " " + copy(new CopyOnWriteArraySet<>(Arrays.asList(5, 5))) + " " + copy(skip) + " " + copy(new AtomicReference<>("r")) + " " + copy(adder));
        StringBuilder b = copy(new StringBuilder("ab"));
        System.out.println(b.append("c").insert(0, 'x'));
    }
}
