import java.util.*;
import java.util.function.*;

/** Language corners one after another. */
public class LanguageCorners {
    static void p(Object o) {
        System.out.println(o);
    }
    static int n;
    int id = ++n;
    {
        p("init " + id);
    }

    static {
        p("static LanguageCorners");
    }
    LanguageCorners() {
        this(7);
        p("no-arg");
    }
    LanguageCorners(int x) {
        super();
        p("int " + x);
    }

    interface Shape {
        int SIDES = side("Shape");
        default String name() {
            return "shape" + hidden();
        }
        static Shape of(int k) {
            return () -> k;
        }
        int area();
        default String hidden() {
            return "?";
        }
    }

    static int side(String s) {
        p("side " + s);
        return 4;
    }

    interface Named {
        default String name() {
            return "named";
        }
    }

    static class Sq implements Shape, Named {
        public int area() {
            return 4;
        }
        public String name() {
            return Shape.super.name() + Named.super.name();
        }
        public String hidden() {
            return "!";
        }
    }

    @SuppressWarnings("finally") static int fin() {
        int x = 1;
        try {
            x = 2;
            return x;
        } finally {
            x = 3;
        }
    }

    @SuppressWarnings("finally") static int fin2() {
        try {
            throw new IllegalStateException();
        } finally {
            return 5;
        }
    }

    @SuppressWarnings("finally") static String fin3() {
        StringBuilder b = new StringBuilder();
        outer: for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break outer;
                b.append(i);
            } finally {
                b.append('f');
                if (i == 2) continue outer;
            }
            b.append('e');
        }
        return b.toString();
    }

    static String sw(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "AaAa": case "BBBB": return "third";
            case "C#": default: return "other";
            case "": return "empty";
        }
    }

    static String va(Object... o) {
        return o == null ? "null" : o.length + "";
    }

    static String ov(long x) {
        return "long";
    }

    static String ov(Integer x) {
        return "Integer";
    }

    static String ov(Object x) {
        return "Object";
    }

    static String ov(int... x) {
        return "ints";
    }

    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MUL("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
            @Override public String toString() {
                return "times";
            }
        };
        final String s;
        static final Map<String, Op> M = new TreeMap<>();
        static {
            for (Op o : values()) M.put(o.s, o);
        }
        Op(String s) {
            this.s = s;
        }
    }

    class Inner {
        int id = LanguageCorners.this.id * 10;
        class Deep {
            int sum() {
                return id + LanguageCorners.this.id;
            }
        }
    }

    static class Par {
        String v = "par";
        String get() {
            return v;
        }
        static String st() {
            return "ps";
        }
        Par() {
            hook();
        }
        void hook() {
            p("par hook");
        }
    }

    static class Chi extends Par {
        String v = "chi";
        int set = 5;
        String get() {
            return v + super.v + super.get();
        }
        static String st() {
            return "cs";
        }
        @Override void hook() {
            p("chi hook " + v + set);
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T m = i.next();
        while (i.hasNext()) {
            T x = i.next();
            if (x.compareTo(m) > 0) m = x;
        }
        return m;
    }

    public static void main(String[] args) {
        LanguageCorners c = new LanguageCorners();
        LanguageCorners.Inner.Deep d = c.new Inner().new Deep();
        p(d.sum() + " " + new Sq().name() + " " + Shape.of(9).area() + Shape.of(9).name());
        p(Shape.SIDES);
        p(fin() + " " + fin2() + " " + fin3());
        for (String s : new String[]{"Aa", "BB", "AaBB", "AaAa", "BBBB", "BBAa", "", "C#"}) p(s + sw(s));
        p(va() + va((Object[]) null) + va((Object) null) + va("a", 1) + va(new int[]{1, 2})
                + va((Object[]) new String[]{"x", "y"}) + ov(1) + ov((short) 1) + ov('c') + ov(1.0) + ov()
                + ov(Integer.valueOf(1)));
        byte b = 120;
        b += 10;
        p(b);
        b++;
        b >>>= 1;
        p(b);
        b *= 1.5;
        p(b);
        short sh = (short) 40000;
        p(sh);
        sh >>>= 4;
        p(sh);
        char ch = 'a';
        ch += 1;
        ch++;
        p(ch);
        p(ch + 1);
        p((char) (ch + 1));
        int i = 'x' - 'a';
        i += 3.7;
        p(i);
        i = i++ + ++i;
        p(i);
        i -= i++ - --i;
        p(i);
        long l = 1 << 33;
        p(l + " " + (1L << 33) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + (5 & 3 | 4 ^ 1) + " " + (~7));
        int[] a = {1, 2, 3};
        int k = 0;
        a[k++] = a[k] + k++;
        p(Arrays.toString(a) + k);
        a[a[0] = 2] = 9;
        p(Arrays.toString(a));
        p((int) Double.NaN + " " + (int) 1e20 + " " + (long) -1e30f + " " + (byte) 300 + " " + (char) 65.7 + " "
                + (short) 1e10 + " " + (int) Float.NEGATIVE_INFINITY + " " + (byte) 'é');
        p(-7 / 2 + " " + -7 % 2 + " " + 7 % -3 + " " + -7.5 % 2 + " " + 5.0 / 0 + " " + -0.0 + " " + (0.0 == -0.0) + " "
                + Double.valueOf(0.0).equals(-0.0) + " " + Integer.MIN_VALUE / -1 + " " + Math.abs(Integer.MIN_VALUE) + " "
                + (0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + 1.0f / 3 + " " + 100.0 * 1.1 + " " + 1e7 + " " + 1.0E-5 + " "
                + 123456789f + " " + Float.MIN_VALUE + " " + Double.MAX_VALUE);
        for (Op o : Op.values()) p(o + " " + o.name() + o.s + o.applyAsInt(3, 4) + o.getClass().equals(Op.class)
                + o.getDeclaringClass().getSimpleName() + o.ordinal() + Op.M);
        try {
            Op.valueOf("SUB");
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        Par q = new Chi();
        p(q.v + ((Chi) q).v + q.get() + ((Par) q).st());
        try {
            Object[] os = new String[1];
            os[0] = 1;
        } catch (ArrayStoreException e) {
            p("store");
        }
        p(max(Arrays.asList(3, 9, 2)) + max(Arrays.asList("b", "a")));
        Supplier<Supplier<String>> ss = () -> { int loc = n;
                class L { String s() { return "loc" + loc + n; } } return new L()::s; };
        p(ss.get().get());
        Integer x1 = 127, x2 = 127, y1 = 128, y2 = 128;
        p((x1 == x2) + " " + (y1 == y2) + " " + y1.equals(y2) + " " + new Integer(5).equals(5L) + " " + (true ? 1 : 'a')
                + (true ? null : 0) + (false ? 1 : 2.0) + (true ? 'b' : 0) + (char) ('a' + 1));
        String s1 = "hel" + "lo", s2 = "hel";
        final String s3 = "hel";
        p((s1 == "hello") + " " + (s2 + "lo" == "hello") + " " + (s3 + "lo" == "hello") + " "
                + ((s2 + "lo").intern() == s1));
        String nn = null;
        nn += null;
        p(nn + 1 + 2 + 'c' + 1.0 + null + true + 'x' + (1 + 2));
        p(1 + 2 + "3" + 4 * 5);
        outer: for (int u = 0; ; u++) for (int v = 0; v < 5; v++) {
            if (v == 3) continue outer;
            if (u == 2) break outer;
            if ((u + v) % 2 == 0) p(u + "," + v);
        }
        do {
            n--;
            if (n < 0) break;
        } while (n > -3);
        p(n);
        int z = 010 + 0x1F + 0b101 + 1_000;
        p(z + " " + 0x1.8p1 + " " + '\u0041' + '\101' + "\0".length());
        p(((Object) 'a').getClass() + " " + ((Object) (byte) 1).getClass().getSimpleName() + " " + int[].class + " "
                + new int[0][0].getClass().getName());
        List<? super Integer> li = new ArrayList<Number>(Arrays.asList(1.5));
        li.add(3);
        p(li);
        p(Objects.hash(1, "a", null) + " " + Arrays.hashCode(new double[]{1, 2}) + " " + new boolean[]{true}.length + " "
                + Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Long.hashCode(1L << 32) + " "
                + "abc".hashCode() + " " + Character.hashCode('a') + " " + Objects.hashCode(null));
        label: {
            if (n < 5) break label;
            p("never");
        }
        synchronized (c) {
            p("sync");
        }
        assert n > 100 : "off";
        ;
        ;
        p(((Function<Integer, Function<Integer, Integer>>) aa -> bb -> aa - bb).apply(5).apply(3));
        Runnable r = () -> p("run " + args.length);
        r.run();
        p(((IntFunction<int[]>) int[]::new).apply(3).length + " "
                + ((Function<String, Integer>) String::length).andThen(w -> w * 2).compose((Object o) -> o.toString()).apply(12345));
    }
}
