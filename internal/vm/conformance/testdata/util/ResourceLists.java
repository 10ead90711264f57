import java.util.*;

/** Service loaders without services, summary classes, currencies of API growth: small corners of java.util. */
public class ResourceLists {
    public interface Service {
        void serve();
    }

    static class E extends RuntimeException {
        E(String s) {
            super(s);
        }
    }

    public static void main(String[] args) {
        ServiceLoader<Service> loader = ServiceLoader.load(Service.class);
        System.out.println(loader.iterator().hasNext() + " " + loader);
        try {
            loader.iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("no service");
        }
        loader.reload();
        try {
            ServiceLoader.load(null);
        } catch (NullPointerException e) {
            System.out.println("null service");
        }
        IntSummaryStatistics i = new IntSummaryStatistics();
        System.out.println(i + " " + i.getAverage() + i.getMax());
        i.accept(Integer.MAX_VALUE);
        i.accept(Integer.MAX_VALUE);
        IntSummaryStatistics j = new IntSummaryStatistics();
        j.accept(-3);
        i.combine(j);
        System.out.println(i.getSum() + " " + i.getMin() + i.getCount() + " " + i.getAverage());
        LongSummaryStatistics l = new LongSummaryStatistics();
        l.accept(5);
        l.accept(1L << 62);
        System.out.println(l.getMax() + " " + l.getSum() + " " + l);
        DoubleSummaryStatistics d = new DoubleSummaryStatistics();
        for (int k = 0; k < 10; k++) {
            d.accept(0.1);
        }
        System.out.println(d.getSum() + " " + d.getAverage() + " " + d.getMax() + " " + d);
        d.accept(Double.NaN);
        System.out.println(d.getSum() + " " + d.getMin());
        Exception[] es = {new EmptyStackException(), new NoSuchElementException("none"), new ConcurrentModificationException("cme"), new ConcurrentModificationException(), new MissingResourceException("m", "C", "k"), new InputMismatchException("i"), new TooManyListenersException("t"), new InvalidPropertiesFormatException("bad"), new IllegalFormatWidthException(3), new UnknownFormatConversionException("%"), new DuplicateFormatFlagsException("--"), new MissingFormatArgumentException("%s")};
        for (Exception e : es) {
            System.out.println(e.getClass().getSuperclass().getSimpleName() + " " + e);
        }
        System.out.println(((MissingResourceException) es[4]).getClassName() + ((MissingResourceException) es[4]).getKey());
        EventListener listener = new EventListener() { };
        EventListenerProxy<EventListener> proxy = new EventListenerProxy<EventListener>(listener) { };
        System.out.println(proxy.getListener() == listener);
        StringJoiner sj = new StringJoiner("|");
        for (Map.Entry<Object, Object> e : new TreeMap<Object, Object>(Collections.singletonMap("a", 1)).entrySet()) {
            sj.add(e.getKey() + ":" + e.getValue());
        }
        System.out.println(sj);
        Iterator<Integer> once = Collections.singleton(5).iterator();
        System.out.println(once.next() + " " + once.hasNext());
        Enumeration<String> en = Collections.enumeration(Arrays.asList("x", "y"));
        StringBuilder sb = new StringBuilder();
        while (en.hasMoreElements()) {
            sb.append(en.nextElement());
        }
        System.out.println(sb + " " + Collections.list(new StringTokenizer("a b")) + new Vector<>(Arrays.asList(1, 2)).elements().nextElement());
    }
}
