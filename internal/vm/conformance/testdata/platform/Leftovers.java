import java.beans.*;
import java.io.*;
import java.lang.ref.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.logging.*;
import java.util.stream.*;

/** What is left: logging, properties, listeners, iterators, references, functional interfaces. */
public class Leftovers {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String n, Try t) {
        try {
            p(n + " = " + t.get());
        } catch (Exception e) {
            p(n + " ! " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static class Bean {
        private final PropertyChangeSupport s = new PropertyChangeSupport(this);
        private int v;
        void set(int n) {
            int o = v;
            v = n;
            s.firePropertyChange("v", o, n);
        }
    }

    public static void main(String[] args) throws Exception {
        Bean b = new Bean();
        PropertyChangeListener l = e -> p(e.getPropertyName() + e.getOldValue() + e.getNewValue());
        b.s.addPropertyChangeListener(l);
        b.s.addPropertyChangeListener("v", e -> p("named"));
        b.set(3);
        b.set(3);
        b.s.removePropertyChangeListener(l);
        b.set(4);
        p(b.s.hasListeners("v") + "" + b.s.getPropertyChangeListeners().length);
        Logger lg = Logger.getLogger("my.app");
        lg.setUseParentHandlers(false);
        StringBuilder sb = new StringBuilder();
        Handler h = new Handler() {
            public void publish(LogRecord r) {
                if (isLoggable(r)) sb.append(r.getLevel()).append(':').append(new SimpleFormatter().formatMessage(r)).append(r.getThrown() != null ? "!" : "").append(' ').append(r.getLoggerName()).append(';');
            }
            public void flush() {
            }
            public void close() {
            }
        };
        h.setLevel(Level.FINE);
        lg.addHandler(h);
        lg.setLevel(Level.ALL);
        lg.info("a");
        lg.log(Level.WARNING, "x {0} {1}", new Object[]{1, "q"});
        lg.finer("no");
        lg.log(Level.SEVERE, "t", new Error());
        lg.fine(() -> "lazy");
        Logger.getLogger("my.app.sub").config("c");
        p(sb + " " + Level.parse("800") + lg.getParent().getName() + Logger.getLogger("my.app") .equals(lg)
                + lg.isLoggable(Level.FINEST));
        t("level", () -> Level.parse("zip"));
        h.setFilter(r -> r.getMessage().length() > 1);
        lg.info("z");
        lg.info("zz");
        p(sb.substring(sb.length() - 15));
        Properties pr = new Properties();
        pr.load(new StringReader("# c\na = 1\nb:2\nc 3\n d\\ e=f\\\n   g\n!x\nu=\\u00e9\\t|\nempty\nk==v\n"));
        p(new TreeMap<>(pr));
        StringWriter w = new StringWriter();
        Properties one = new Properties();
        one.setProperty("k y", "= v\n\u00e9#");
        one.store(w, "hello\nworld");
        p(Arrays.stream(w.toString().split("\n")).filter(s -> !s.matches("#.*\\d{4}")).collect(Collectors.toList()));
        t("mal", () -> { pr.load(new StringReader("x=\\u12g4")); return 1; });
        ByteArrayOutputStream xo = new ByteArrayOutputStream();
        one.storeToXML(xo, null);
        Properties px = new Properties();
        px.loadFromXML(new ByteArrayInputStream(xo.toByteArray()));
        p(px.equals(one));
        pr.list(new PrintStream(new ByteArrayOutputStream()));
        StringCharacterIterator ci = new StringCharacterIterator("hello", 1, 4, 2);
        StringBuilder o = new StringBuilder();
        for (char c = ci.last(); c != CharacterIterator.DONE; c = ci.previous()) o.append(c).append(ci.getIndex());
        p(o + " " + ci.getBeginIndex() + ci.setIndex(3) + (int) ci.next());
        t("ci", () -> ci.setIndex(9));
        FieldPosition fp = new FieldPosition(NumberFormat.INTEGER_FIELD);
        StringBuffer nb = new StringBuffer("n=");
        NumberFormat.getInstance(Locale.US).format(1234.5, nb, fp);
        p(nb + " " + fp.getBeginIndex() + fp.getEndIndex() + " " + fp);
        ParsePosition pp = new ParsePosition(2);
        p(new SimpleDateFormat("yyyy", Locale.US).parse("xx2020yy", pp).getTime() + " " + pp);
        p(new DecimalFormat("#,##0.00;(#)").format(-5.5) + new DecimalFormat("0.#").format(2.25)
                + new DecimalFormat("0.#").format(2.35) + new DecimalFormat("000").format(7)
                + new DecimalFormat("0E0").format(12345) + new DecimalFormat("#.##").getRoundingMode()
                + new DecimalFormat("#,##0.0#").getMaximumFractionDigits() + " "
                + NumberFormat.getCurrencyInstance(Locale.US).format(-3.456)
                + NumberFormat.getCurrencyInstance(Locale.US).getCurrency());
        PrimitiveIterator.OfInt pi = IntStream.of(1, 2).iterator();
        int s = 0;
        while (pi.hasNext()) s += pi.nextInt();
        p(s);
        t("next", () -> pi.next());
        Iterator<Integer> it = Arrays.asList(1, 2, 3).iterator();
        it.next();
        it.forEachRemaining(x -> p("rest " + x));
        t("remove", () -> { Iterator<Integer> q = new Iterator<Integer>() { public boolean hasNext() { return false;
                } public Integer next() { return null; } }; q.remove(); return 1; });
        Spliterator<String> sp = Spliterators.spliteratorUnknownSize(Arrays.asList("a", "b").iterator(),
                Spliterator.ORDERED);
        sp.tryAdvance(x -> p(x));
        sp.forEachRemaining(x -> p(x));
        p(sp.estimateSize() + " " + StreamSupport.stream(Arrays.asList(1, 2).spliterator(), false).count());
        BiFunction<Integer, Integer, Integer> bf = Math::max;
        p(bf.andThen(x -> x * 2).apply(3, 4) + " " + UnaryOperator.<Integer>identity().apply(5)
                + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(2, 1)
                + ((Predicate<String>) String::isEmpty).negate().or(x -> false).and(x -> true).test("a")
                + ((IntPredicate) x -> x > 1).and(x -> x < 5).test(3)
                + ((DoubleUnaryOperator) Math::sqrt).compose(x -> x * 4).applyAsDouble(4)
                + ((ToIntBiFunction<String, Integer>) (x, y) -> x.length() + y).applyAsInt("ab", 1)
                + Function.<Integer>identity().compose((String x) -> x.length()).apply("abc"));
        StringJoiner sj = new StringJoiner(",");
        OptionalInt oi = IntStream.empty().max();
        p(oi + " " + OptionalDouble.of(1.5) + OptionalLong.empty() + Optional.of("x").map(String::length)
                + Optional.of(1).filter(x -> x > 1) + Optional.ofNullable(null).flatMap(x -> Optional.of(1))
                + IntStream.of(1, 2).average() + sj + Optional.of(3).equals(Optional.of(3)) + Optional.empty().hashCode());
        t("oi", () -> oi.getAsInt());
        t("els", () -> Optional.empty().orElseThrow(() -> new IOException("gone")));
        WeakReference<Object> wr = new WeakReference<>("k");
        SoftReference<String> sr = new SoftReference<>("s");
        ReferenceQueue<Object> rq = new ReferenceQueue<>();
        PhantomReference<Object> ph = new PhantomReference<>(new Object(), rq);
        p(wr.get() + sr.get() + ph.get() + rq.remove(1));
        wr.clear();
        p(wr.get() + " " + wr.isEnqueued());
        Observable ob = new Observable() {
            @Override public void notifyObservers(Object a) {
                setChanged();
                super.notifyObservers(a);
            }
        };
        ob.addObserver((x, a) -> p("obs " + a));
        ob.notifyObservers("z");
        p(ob.countObservers() + "" + ob.hasChanged());
        EventObject eo = new EventObject("src");
        p(eo);
        t("evt", () -> new EventObject(null));
        LongAccumulator la = new LongAccumulator(Long::max, Long.MIN_VALUE);
        la.accumulate(4);
        p(la + " " + new DoubleAdder() + new AtomicBoolean(true) + new AtomicReference<>("r")
                + new AtomicMarkableReference<>("m", true).isMarked() + new AtomicLongArray(new long[]{1, 2}));
        p(Objects.toString(null) + Objects.equals(null, null) + Objects.deepEquals(new int[]{1}, new int[]{1})
                + Objects.compare("a", "b", Comparator.reverseOrder()) + Objects.isNull(1));
        Random r = new Random(7);
        p(r.ints(4, 1, 7).boxed().collect(Collectors.toList()) + " " + r.longs(1, 0, 100).sum() + " "
                + new Random(1).doubles(1).map(x -> Math.floor(x * 1000)).sum() + ThreadLocalRandom.current().ints(2, 5,
                6).sum());
        p(System.getProperty("line.separator").length() + System.lineSeparator().length() + File.separator
                + File.pathSeparatorChar + System.getProperty("nope", "d")
                + Runtime.getRuntime().availableProcessors() / 1000 + (System.nanoTime() > 0)
                + System.identityHashCode(null) + Integer.getInteger("n") + Boolean.getBoolean("n"));
        java.util.Formatter fm = new java.util.Formatter(Locale.US);
        fm.format("%s-%d", "a", 1).format("%5.1f", 2.25);
        p(fm + " " + fm.locale() + fm.out().getClass().getSimpleName());
        fm.close();
        t("closed", () -> fm.format("x"));
        p(String.valueOf((Object) null).concat("!") + new StringBuffer("ab").reverse().insert(1, 'x')
                + "a,b,c".lastIndexOf(",") + "%d%%".length() + "\u00e9".codePointAt(0) + "ǅ".toLowerCase()
                + "ß".equalsIgnoreCase("SS") + "İ".toLowerCase().length());
        System.err.println("to err");
        System.out.printf(Locale.GERMANY, "%,.2f%n", 1234.5);
        System.out.append("app").append('\n').append("xyz", 1, 2).println();
        System.out.print((Object) null);
        System.out.print(new char[]{'o', 'k'});
        System.out.println(1.0f);
        System.out.write('\n');
        System.out.println(new char[]{'c'});
        System.out.format("%s%n", Arrays.asList(1.0, 'c', 2L));
    }
}
