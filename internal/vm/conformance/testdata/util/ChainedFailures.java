import java.util.*;

/** Exceptions with causes, suppressed ones and orders of closing. */
public class ChainedFailures {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    static class Res implements AutoCloseable {
        final String name;

        Res(String name) {
            this.name = name;
        }

        @Override
        public void close() {
            System.out.print("close " + name + " ");
            throw new IllegalArgumentException("closing " + name);
        }
    }

    @SuppressWarnings("finally")
    static int tricky(int how) {
        int x = 1;
        try {
            if (how == 1) {
                throw new RuntimeException();
            }
            return x;
        } catch (RuntimeException e) {
            x = 5;
            return x;
        } finally {
            x = 100;
            if (how == 2) {
                return x;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        try (Res a = new Res("a"); Res b = new Res("b"); Res n = null) {
            throw new IllegalStateException("body");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        try (Res a = new Res("only")) {
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
        System.out.println(tricky(0) + " " + tricky(1) + " " + tricky(2));
        Exception self = new Exception("x");
        attempt("self suppression", () -> {
            self.addSuppressed(self);
            return "";
        });
        attempt("null suppression", () -> {
            self.addSuppressed(null);
            return "";
        });
        attempt("self cause", () -> self.initCause(self));
        attempt("cause twice", () -> new Exception("a", null).initCause(new Exception()));
        System.out.println(new RuntimeException(new Error("inner")).getMessage() + " " + new RuntimeException((Throwable) null).getMessage() + " " + new Exception("m", null).getCause() + " " + new AssertionError(5).getMessage() + " " + new AssertionError("x", self).getCause().getMessage() + " " + new AssertionError((Object) self).getCause().getMessage());
        Throwable none = new Throwable("no trace", null, false, false) {
        };
        none.addSuppressed(self);
        System.out.println(none.getSuppressed().length + " " + none.getStackTrace().length);
        StackTraceElement[] own = {new StackTraceElement("C", "m", "F.java", 3), new StackTraceElement("D", "n", null, -2)};
        self.setStackTrace(own);
        System.out.println(Arrays.toString(self.getStackTrace()) + " " + own[1].isNativeMethod() + " " + own[0].equals(new StackTraceElement("C", "m", "F.java", 3)));
        java.io.StringWriter w = new java.io.StringWriter();
        Exception top = new Exception("top", self);
        top.setStackTrace(new StackTraceElement[] {own[0], own[1]});
        Exception side = new Exception("side");
        side.setStackTrace(new StackTraceElement[0]);
        top.addSuppressed(side);
        top.printStackTrace(new java.io.PrintWriter(w, true));
        System.out.println(w);
        int[] steps = new int[1];
        try {
            try {
                steps[0] += 1;
                throw new RuntimeException("first");
            } finally {
                steps[0] += 10;
                throw new RuntimeException("second");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + steps[0] + e.getSuppressed().length);
        }
        outer:
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                System.out.print("i" + i);
            } finally {
                System.out.print("f" + i + " ");
            }
        }
        System.out.println();
    }
}
