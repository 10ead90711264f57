import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Exceptions inside lambdas and the calls they show. */
public class LambdaTraces {
    static int divide(int a, int b) {
        return a / b;
    }

    static Supplier<Integer> failing(int by) {
        return () -> divide(10, by);
    }

    static String place(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().equals("LambdaTraces") && s.length() < 200) {
                s.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
            }
        }
        return s.toString();
    }

    static void rethrow(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            throw new IllegalStateException("wrapped", e);
        }
    }

    static Exception thrown(Supplier<?> s) {
        try {
            s.get();
            return null;
        } catch (Exception e) {
            return e;
        }
    }

    public static void main(String[] args) {
        System.out.println(place(thrown(failing(0))));
        System.out.println(place(thrown(() -> Arrays.asList(1, 0).stream().map(x -> divide(1, x)).mapToInt(x -> x).sum() + Arrays.asList(1, 0).stream().mapToInt(x -> divide(1, x)).sum())));
        Function<Object, String> cast = o -> (String) o;
        System.out.println(place(thrown(() -> cast.apply(5))));
        try {
            rethrow(() -> {
                throw new UnsupportedOperationException("inner");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getCause().getMessage() + " " + place(e.getCause()) + "/ " + place(e));
        }
        List<Integer> list = Arrays.asList(1, 2, 3);
        try {
            list.forEach(x -> {
                if (x == 2) {
                    throw new IndexOutOfBoundsException("at " + x);
                }
            });
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + place(e));
        }
        Supplier<String> ref = ((Object) null == null ? "x" : null)::toUpperCase;
        System.out.println(ref.get());
        Supplier<Supplier<Object>> nested = () -> () -> {
            throw new RuntimeException("deep");
        };
        System.out.println(place(thrown(() -> nested.get().get())));
        Runnable[] mutual = new Runnable[2];
        int[] depth = {0};
        mutual[0] = () -> {
            if (depth[0]++ < 5) {
                mutual[1].run();
            } else {
                throw new RuntimeException();
            }
        };
        mutual[1] = () -> mutual[0].run();
        try {
            mutual[0].run();
        } catch (RuntimeException e) {
            System.out.println(place(e).split(" ").length);
        }
        Runnable[] endless = new Runnable[1];
        endless[0] = () -> endless[0].run();
        try {
            endless[0].run();
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
    }
}
