/** Causes, initCause and its errors. */
public class ExceptionChains {
    public static void main(String[] args) {
        Throwable a = new Exception("a");
        Throwable b = new RuntimeException("b").initCause(a);
        System.out.println(b.getCause() == a);
        try {
            b.initCause(a);
        } catch (IllegalStateException e) {
            System.out.println("already");
        }
        try {
            new Exception("x", null).initCause(a);
        } catch (IllegalStateException e) {
            System.out.println("null was given");
        }
        try {
            a.initCause(a);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.addSuppressed(a);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        a.addSuppressed(b);
        a.addSuppressed(new Error("c"));
        System.out.println(a.getSuppressed().length + " " + a.getSuppressed()[1] + " " + b.getSuppressed().length);
        class Silent extends Exception {
            Silent() {
                super("silent", null, false, false);
            }
        }
        Silent s = new Silent();
        s.addSuppressed(a);
        System.out.println(s.getSuppressed().length + " " + s.getStackTrace().length);
        s.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "F.java", 3)});
        System.out.println(s.getStackTrace().length);
        Throwable deep = new Exception("0");
        for (int i = 1; i < 5; i++) {
            deep = new Exception("" + i, deep);
        }
        for (Throwable t = deep; t != null; t = t.getCause()) {
            System.out.print(t.getMessage() + " ");
        }
        System.out.println();
    }
}
