public class Exceptions {
    static class Own extends Exception { Own(String m, Throwable c) { super(m, c); } }
    static class Resource implements AutoCloseable {
        final String name; final boolean fails;
        Resource(String name, boolean fails) { this.name = name; this.fails = fails; System.out.println("open " + name); }
        public void close() throws Own { System.out.println("close " + name); if (fails) throw new Own("close " + name, null); }
    }
    static int order(int k) {
        try {
            if (k == 0) return 1;
            if (k == 1) throw new IllegalStateException("one");
            if (k == 2) throw new Error("two");
            k = 10;
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
            return 2;
        } finally {
            System.out.println("finally " + k);
            if (k == 2) return 3;
        }
        return k;
    }
    static void nested() throws Own {
        try {
            try {
                Object[] a = new Integer[1];
                a[0] = "x";
            } catch (ArrayStoreException e) {
                throw new Own("wrapped", e);
            }
        } finally {
            System.out.println("inner finally");
        }
    }
    static int loop() {
        int n = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                try {
                    n += i * j;
                    if (j == 3) continue outer;
                    if (i == 3) break outer;
                } finally {
                    n++;
                }
            }
        }
        return n;
    }
    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) System.out.println(order(k));
        try { nested(); } catch (Own e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass().getName());
        }
        System.out.println(loop());
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            System.out.println("body");
            throw new RuntimeException("body");
        } catch (Exception e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getSuppressed()[0] + " " + e.getSuppressed()[1]);
        }
        try (Resource a = new Resource("c", false)) { System.out.println("fine"); } catch (Exception e) { System.out.println("no"); }
        try { throw new Own("m", new RuntimeException("cause")); } catch (Own e) { System.out.println(e + " / " + e.getCause()); }
        try { int[] x = new int[-1]; System.out.println(x.length); } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { System.out.println(10 / (args.length - args.length)); } catch (ArithmeticException e) { System.out.println("arithmetic"); }
        try { throw (RuntimeException) null; } catch (NullPointerException e) { System.out.println("null thrown"); }
        try { Object o = "s"; Integer i = (Integer) o; System.out.println(i); } catch (ClassCastException e) { System.out.println("cast"); }
        StackTraceElement[] t = new Throwable().getStackTrace();
        System.out.println(t[0].getMethodName() + " " + t[0].getClassName() + " " + t[0].getLineNumber() + " " + t[0].getFileName());
        try { deep(3); } catch (IllegalArgumentException e) {
            for (StackTraceElement s : e.getStackTrace()) if (s.getClassName().equals("Exceptions") && !s.getMethodName().equals("main")) System.out.println(s);
        }
    }
    static void deep(int n) {
        if (n == 0)
            throw new IllegalArgumentException("deep");
        deep(n - 1);
    }
}
