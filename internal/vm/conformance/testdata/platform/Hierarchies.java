import java.util.*;
import java.util.function.*;

/** Generics, inner classes, initialisation order, dispatch. */
public class Hierarchies {
    static final StringBuilder LOG = new StringBuilder();

    static <T> T log(String s, T v) {
        LOG.append(s).append(' ');
        return v;
    }

    static void flush(String n) {
        System.out.println(n + ": " + LOG.toString().trim());
        LOG.setLength(0);
    }

    static class A {
        static int sa = log("A.static", 1);
        int ia = log("A.field", 2);
        {
            log("A.init", 0);
        }
        A() {
            log("A()", 0);
            virt();
        }
        void virt() {
            log("A.virt", 0);
        }
        static {
            log("A.clinit", 0);
        }
    }

    static class B extends A {
        static final int CONST = 5;
        static final Integer BOX = log("B.box", 6);
        int ib = log("B.field", 3);
        final int fin = 9;
        String s = "set";
        B() {
            this(log("B.arg", 1));
            log("B()", 0);
        }
        B(int x) {
            super();
            log("B(int)", 0);
        }
        @Override void virt() {
            log("B.virt" + ib + fin + s, 0);
        }
    }

    interface I {
        int X = log("I.X", 1);
        default void d() {
            log("I.d", 0);
        }
    }

    interface J extends I {
        int Y = log("J.Y", 2);
    }

    static class K implements J {
        static {
            log("K", 0);
        }
    }

    static class L implements I {
        static {
            log("L", 0);
        }
        static int z = 1;
        void use() {
            d();
        }
    }

    enum Planet {
        EARTH {
            double g() {
                return 9.8;
            }
        }, MOON {
            double g() {
                return 1.6;
            }
            @Override public String toString() {
                return "Luna";
            }
        };
        static {
            log("Planet.static", 0);
        }
        Planet() {
            log("Planet()", 0);
        }
        abstract double g();
    }

    class In {
        int v = base;
        class In2 {
            int v = In.this.v + base;
        }
        In2 mk() {
            return new In2();
        }
    }
    int base = 4;

    static class SubIn extends In {
        SubIn(Hierarchies h) {
            h.super();
        }
    }

    static abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
        T val;
        Node(T v) {
            val = v;
        }
        public int compareTo(Node<T> o) {
            return val.compareTo(o.val);
        }
        abstract <R> R accept(Function<? super T, ? extends R> f);
        Node<T> self() {
            return this;
        }
    }

    static class Leaf extends Node<String> {
        Leaf(String s) {
            super(s);
        }
        <R> R accept(Function<? super String, ? extends R> f) {
            return f.apply(val);
        }
        @Override Leaf self() {
            return this;
        }
    }

    static void o(Object x) {
        log("Object", 0);
    }

    static void o(String x) {
        log("String", 0);
    }

    static void o(Integer x) {
        log("Integer", 0);
    }

    static void o(int x) {
        log("int", 0);
    }

    static void o(long x) {
        log("long", 0);
    }

    static void o(double x) {
        log("double", 0);
    }

    static void o(char... x) {
        log("chars", 0);
    }

    static void o(List<?> l) {
        log("List", 0);
    }

    static void o(Collection<?> l) {
        log("Coll", 0);
    }

    static <T extends Number> void o(T t, int... r) {
        log("Number...", 0);
    }
    static int cnt;

    static int next() {
        return ++cnt;
    }

    static int[] arr() {
        log("arr", 0);
        return new int[3];
    }

    static int idx() {
        log("idx", 0);
        return 1;
    }

    static int val() {
        log("val", 0);
        return 7;
    }

    static int boom() {
        log("boom", 0);
        throw new RuntimeException();
    }

    @FunctionalInterface interface Tri<X, Y, Z> {
        Z go(X x, Y y, int... n);
    }
    int f(Integer i) {
        return i;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(B.CONST);
        flush("const");
        new B();
        flush("new B");
        System.out.println(L.z);
        flush("L.z");
        new L().use();
        flush("use");
        new K();
        flush("K");
        System.out.println(J.Y);
        flush("J.Y");
        System.out.println(Planet.MOON.g() + " " + Planet.MOON + Planet.valueOf("MOON")
                + Planet.MOON.getClass().getSuperclass().getSimpleName());
        flush("enum");
        A[] none = new A[2];
        Class<?> c = B.class;
        flush("nothing");
        Hierarchies h = new Hierarchies();
        h.base = 6;
        System.out.println(h.new In().mk().v + new SubIn(h).v);
        Leaf a = new Leaf("b"), b = new Leaf("a");
        List<Node<String>> ns = new ArrayList<>(Arrays.asList(a, b));
        Collections.sort(ns);
        System.out.println(ns.get(0).val + a.self().val + ns.get(0).accept(String::length) + a.<Object>accept(x -> x + "!"));
        o(1);
        o('c');
        o(1f);
        o((byte) 1);
        o(1L);
        o("s");
        o((Object) "s");
        o(Integer.valueOf(1));
        o(new ArrayList<>());
        o(new HashSet<>());
        o();
        o(1.0);
        o(Long.valueOf(1));
        o('a', 'b');
        flush("over");
        arr()[idx()] = val();
        flush("order");
        try {
            arr()[idx() + 5] = val();
        } catch (ArrayIndexOutOfBoundsException e) {
            flush("aioobe");
        }
        try {
            ((int[]) null)[idx()] = val();
        } catch (NullPointerException e) {
            flush("npe");
        }
        try {
            arr()[boom()] = val();
        } catch (RuntimeException e) {
            flush("boom");
        }
        int x = 5;
        x = x++ * 2 + x;
        System.out.println(x);
        int y = next() + next() * next();
        System.out.println(y);
        int[] q = {0, 0, 0};
        int i = 0;
        q[i] = i = 2;
        System.out.println(Arrays.toString(q) + i);
        i = 1;
        q[i++] += i++ * 10 + q[i - 1];
        System.out.println(Arrays.toString(q) + i);
        boolean t = true | log("eager", false);
        t = true || log("lazy", false);
        t &= log("and", true);
        t ^= true;
        flush("bool" + t);
        String s = null;
        s += s + 1 + 'c' + 1.5f + (char) 66 + (byte) 'x';
        System.out.println(s);
        long big = Integer.MAX_VALUE;
        big++;
        int sh = 1 << 35;
        sh |= 0x80000000;
        sh >>>= 31;
        System.out.println(big + " " + sh + " " + (byte) 200 + (short) 70000 + (int) 3e9 + (char) 97 + (5 / 2.0) + (1 / 3f)
                + 07 + 0b11 + 1e3 + 'a' / 2 + (char) ('a' + 1) + -5 % 3 + 5 % -3 + (-5 >> 1) + (-5 >>> 30)
                + (0.1 + 0.2 == 0.3) + (float) 0.1 + (Double.NaN == Double.NaN) + Double.MIN_VALUE / 2);
        Tri<String, Integer, String> tri = (p1, p2, n) -> p1 + p2 + n.length;
        System.out.println(tri.go("a", 1) + tri.go("b", 2, 3, 4));
        ToIntFunction<Integer> mf = h::f;
        Function<Integer, int[]> af = int[]::new;
        Supplier<List<String>> ls = ArrayList::new;
        System.out.println(mf.applyAsInt(4) + af.apply(2).length + ls.get().size());
        try {
            ToIntFunction<Integer> bad = ((Hierarchies) null)::f;
        } catch (NullPointerException e) {
            System.out.println("npe ref");
        }
        try {
            h.f(null);
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        Object o2 = args;
        if (o2 instanceof String[]) System.out.println(((String[]) o2).length + " " + (o2 instanceof Object[])
                + (o2 instanceof Cloneable));
        int[][] jag = new int[2][];
        jag[1] = new int[]{1, 2};
        System.out.println(jag[0] + " " + jag[1].length + new int[0][5].length + new int[2][3][].length);
        final int[] cap = {0};
        Runnable inc = () -> cap[0]++;
        inc.run();
        inc.run();
        System.out.println(cap[0]);
        switch (3) {
            default: System.out.print("d");
            case 1: System.out.print("1");
            break;
            case 2: System.out.print("2");
        }
        System.out.println();
        char gr = 'B';
        switch (gr) {
            case 'A': case 'B': {
                int k = 1;
                System.out.print(k);
            }
            case 'C': int k = 2;
            System.out.println(k);
        }
        for (int m = 0, n = 10; m < n; m += 3, n--) System.out.print(m + ":" + n + " ");
        System.out.println();
        class Rec {
            int fact(int n) {
                return n <= 1 ? 1 : n * new Rec().fact(n - 1);
            }
        }
        System.out.println(new Rec().fact(10) + " " + new Object() { int sq(int z) { return z * z; } }.sq(9));
        StringBuilder sb = new StringBuilder();
        new Object() {
            void go(int d) {
                if (d > 0) {
                    sb.append(d);
                    go(d - 1);
                }
            }
        }
        .go(3);
        System.out.println(sb);
        System.out.println(((Supplier<Supplier<String>>) () -> () -> "deep").get().get() + ((Object) 1 == (Object) 1)
                + ("a" + "b" == "ab") + (new String("x") == "x") + new Integer(1).equals(1L)
                + (Long.valueOf(127) == Long.valueOf(127)) + (short) (byte) (char) -1 + (int) (char) -1 + (5 & 6 ^ 3 | 8)
                + (true ? 1 : 2.0) + (true ? null : 0) + (Object) (true ? 1 : 'a') + (false ? 'a' : 98));
    }
}
