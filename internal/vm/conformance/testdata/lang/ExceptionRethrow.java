import java.io.FileNotFoundException;
import java.io.IOException;

/** Catching several, rethrowing exactly, wrapping, and which handler is chosen. */
public class ExceptionRethrow {
    static class App extends Exception {
        final int code;

        App(int code, Throwable cause) {
            super("app " + code, cause);
            this.code = code;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return code < 0 ? this : super.fillInStackTrace();
        }
    }

    static void raise(int n) throws IOException, App {
        switch (n) {
            case 0:
                throw new FileNotFoundException("file");
            case 1:
                throw new IOException("io");
            case 2:
                throw new App(2, null);
            case 3:
                throw new IllegalArgumentException("arg");
            case 4:
                throw new ArrayIndexOutOfBoundsException(7);
            case 5:
                throw new AssertionError(5);
            case 6:
                throw new StringIndexOutOfBoundsException(3);
            case 7:
                throw new App(-1, new Error("root"));
            default:
        }
    }

    static void precise(int n) throws IOException, App {
        try {
            raise(n);
        } catch (final Exception e) {
            System.out.print("(" + e.getClass().getSimpleName() + ")");
            throw e;
        }
    }

    static String handle(int n) {
        try {
            precise(n);
            return "fine";
        } catch (FileNotFoundException e) {
            return "missing " + e.getMessage();
        } catch (IOException | IllegalArgumentException e) {
            return "either " + e.getMessage() + " " + e.getClass().getSimpleName();
        } catch (App e) {
            return "app " + e.code + " " + e.getStackTrace().length / 1000 + " " + e.getCause();
        } catch (IndexOutOfBoundsException e) {
            return "index " + (e instanceof ArrayIndexOutOfBoundsException) + " " + e.getMessage();
        } catch (Throwable t) {
            return "other " + t.getMessage();
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    static int depth(Throwable t) {
        return t.getCause() == null ? 1 : 1 + depth(t.getCause());
    }

    static Throwable wrap(int n) {
        return n == 0 ? new Exception("0") : new RuntimeException(n % 2 == 0 ? "m" + n : null, wrap(n - 1));
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 8; i++) {
            System.out.println(i + " " + handle(i));
        }
        try {
            ExceptionRethrow.<RuntimeException>sneaky(new IOException("checked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        Throwable t = wrap(5);
        System.out.println(depth(t) + " " + t + " " + t.getCause());
        System.out.println(new RuntimeException(new App(3, new IOException("x"))).getMessage());
        StackTraceElement[] trace = new Exception().getStackTrace();
        System.out.println(trace[0].getMethodName() + " " + trace[0].getClassName() + " " + trace[0].getFileName() + " " + trace[0].getLineNumber());
        Exception e = new Exception("set");
        e.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 5), new StackTraceElement("a.N", "nat", null, -2), new StackTraceElement("a.U", "u", null, -1),
            new StackTraceElement("a.F", "f", "F.java", -1)});
        for (StackTraceElement s : e.getStackTrace()) {
            System.out.println(s + " " + s.isNativeMethod());
        }
        try {
            e.setStackTrace(new StackTraceElement[] {null});
        } catch (NullPointerException n) {
            System.out.println("null element");
        }
    }
}
