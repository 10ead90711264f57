/** A static initialiser that throws, and every use after it. */
public class StaticFailure {
    static class Bad {
        static int value = compute();

        static int compute() {
            throw new IllegalStateException("no value");
        }

        static void call() {
            System.out.println("never");
        }
    }

    static class Worse {
        static {
            if (true) {
                throw new OutOfMemoryError("made up");
            }
        }
    }

    static class Sub extends Bad {
    }

    public static void main(String[] args) {
        try {
            Bad.call();
        } catch (ExceptionInInitializerError e) {
            System.out.println("first " + e.getMessage() + " " + e.getCause() + " " + e.getException());
        }
        try {
            Bad.value++;
        } catch (NoClassDefFoundError e) {
            System.out.println("second " + (e.getMessage() != null));
        }
        try {
            new Bad();
        } catch (Throwable t) {
            System.out.println("third " + t.getClass().getName());
        }
        try {
            new Sub();
        } catch (Throwable t) {
            System.out.println("sub " + t.getClass().getName());
        }
        try {
            new Worse();
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            new Worse();
        } catch (Throwable t) {
            System.out.println(t.getClass().getName());
        }
    }
}
