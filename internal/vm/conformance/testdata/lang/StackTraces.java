// alone
/** Whole stack traces with causes, suppressed exceptions and common frames. */
public class StackTraces {
    static class Mine extends RuntimeException {
        Mine(String m, Throwable c) {
            super(m, c);
        }

        public synchronized Throwable fillInStackTrace() {
            return super.fillInStackTrace();
        }
    }

    static void a(int n) {
        if (n == 0) {
            throw new IllegalStateException("deep");
        }
        a(n - 1);
    }

    static void b() {
        try {
            a(2);
        } catch (IllegalStateException e) {
            Mine m = new Mine("wrapped", e);
            m.addSuppressed(new Exception("side", new Error("side cause")));
            throw m;
        }
    }

    static int field = 5;

    public static void main(String[] args) {
        try {
            b();
        } catch (Mine e) {
            e.printStackTrace(System.out);
            System.out.println(e.getStackTrace().length + " " + e.getCause().getStackTrace().length);
        }
        Throwable circle = new Exception("one");
        Throwable two = new Exception("two", circle);
        circle.initCause(two);
        circle.printStackTrace(System.out);
        new Object() {
            void inner() {
                new Exception("from anonymous").printStackTrace(System.out);
            }
        }.inner();
        Throwable multi = new Exception("line one\nline two");
        multi.printStackTrace(System.out);
        Exception replaced = new Exception("replaced");
        replaced.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("pkg.Type", "method", "Type.java", 12), new StackTraceElement("pkg.Type", "nat", "Type.java", -2),
            new StackTraceElement("pkg.Type", "unknown", null, -1), new StackTraceElement("pkg.Type", "noline", "Type.java", -1)});
        replaced.printStackTrace(System.out);
    }
}
