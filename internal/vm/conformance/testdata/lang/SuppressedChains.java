import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** try with resources: order, suppressed exceptions, null, and how they print. */
public class SuppressedChains {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failOpen, failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            this.name = name;
            this.failOpen = failOpen;
            this.failClose = failClose;
            if (failOpen) {
                throw new IllegalStateException("open " + name);
            }
            System.out.println("open " + name);
        }

        public void close() throws Exception {
            System.out.println("close " + name);
            if (failClose) {
                throw new Exception("close " + name);
            }
        }
    }

    static void show(Throwable t, String indent) {
        System.out.println(indent + t);
        for (Throwable s : t.getSuppressed()) {
            show(s, indent + "  suppressed ");
        }
        if (t.getCause() != null) {
            show(t.getCause(), indent + "  cause ");
        }
    }

    static void run(boolean openB, boolean closeA, boolean closeB, boolean body) {
        try (Res a = new Res("a", false, closeA); Res none = null; Res b = new Res("b", openB, closeB)) {
            System.out.println("body " + (none == null));
            if (body) {
                throw new RuntimeException("body", new Exception("reason"));
            }
        } catch (Exception e) {
            show(e, "");
        } finally {
            System.out.println("--");
        }
    }

    static int value() throws Exception {
        try (Res r = new Res("r", false, true)) {
            return 1;
        } catch (Exception e) {
            return 2;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 16; i++) {
            run((i & 8) != 0, (i & 4) != 0, (i & 2) != 0, (i & 1) != 0);
        }
        System.out.println(value());
        Exception e = new Exception("self");
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage() + " " + (x.getCause() == e));
        }
        try {
            e.addSuppressed(null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        Exception closed = new Exception("closed", null, false, false) {
        };
        closed.addSuppressed(e);
        System.out.println(closed.getSuppressed().length + " " + closed.getStackTrace().length);
        e.addSuppressed(new Error("one"));
        e.addSuppressed(new Error("two", new Exception("inner")));
        e.initCause(new Error("cause"));
        e.getSuppressed()[0] = null;
        System.out.println(e.getSuppressed()[0]);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        e.printStackTrace(new PrintStream(bytes, true));
        for (String line : bytes.toString().split("\n")) {
            if (!line.contains("at ") && !line.contains("more")) {
                System.out.println(line);
            }
        }
        try {
            e.initCause(new Error());
        } catch (IllegalStateException x) {
            System.out.println("again " + (x.getMessage() != null));
        }
        try {
            new Exception().initCause(null).initCause(null);
        } catch (IllegalStateException x) {
            System.out.println("null once");
        }
    }
}
