/** Programs that want more than they get. */
public class Hostile {
    static native void print(String text);
    static native void print(int value);

    public static class Endless { public static void main(String[] a) { for (;;) { } } }
    public static class EndlessCatch {
        static void f() { try { f(); } finally { f(); } }
        public static void main(String[] a) { f(); }
    }
    public static class Deep {
        static int n;
        static void f() { n++; f(); }
        public static void main(String[] a) {
            for (int i = 0; i < 50; i++) {
                try { f(); print("no"); } catch (StackOverflowError e) { n = 0; }
            }
            print("survived");
        }
    }
    public static class DeepInitializers {
        static class A { static int x = B.x + 1; } static class B { static int x = A.x + 1; }
        public static void main(String[] a) { print(A.x); print(B.x); }
    }
    public static class Huge {
        public static void main(String[] a) {
            int caught = 0;
            for (int i = 0; i < 200; i++) {
                try { long[] x = new long[Integer.MAX_VALUE - i]; print(x.length); } catch (OutOfMemoryError e) { caught++; }
                try { Object[][] x = new Object[30000][30000]; print(x.length); } catch (OutOfMemoryError e) { caught++; }
            }
            print(caught);
        }
    }
    public static class Hoard {
        static Object[] list;
        static int n;
        static void fill() { for (;;) { Object[] next = new Object[1000]; next[0] = list; list = next; n++; } }
        public static void main(String[] a) {
            try { fill(); } catch (OutOfMemoryError e) { list = null; }
            print(n > 100 ? "full" : "small");
            int[] x = new int[1000000];
            print(x.length);
        }
    }
    public static class HoardSmall {
        static final class Cell { Cell next; int a, b; }
        public static void main(String[] args) {
            Cell list = null;
            int n = 0;
            try { for (;;) { Cell c = new Cell(); c.next = list; list = c; n++; } } catch (OutOfMemoryError e) { list = null; }
            print(n > 10000 ? "full" : "small");
        }
    }
    public static class Garbage {
        public static void main(String[] a) {
            int sum = 0;
            for (int i = 0; i < 20000; i++) sum += new byte[100000].length;
            print(sum);
        }
    }
    public static class Uncaught { public static void main(String[] a) { int[] x = new int[2]; x[2] = 1; } }
    public static class Missing { public static void main(String[] a) { java.util.prefs.BackingStoreException e = new java.util.prefs.BackingStoreException("x"); e.getMessage(); } }
    public static class Waits {
        public static void main(String[] a) throws Exception { Object o = new Object(); synchronized (o) { o.wait(); } }
    }
}
