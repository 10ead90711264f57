import java.util.ArrayList;
import java.util.List;

/** What is said of casts and of elements that do not fit. */
public class CastMessages {
    interface Act {
        Object run() throws Throwable;
    }

    static class A {
    }

    static class B extends A {
        class Inner {
        }
    }

    enum E {
        ONE {
        }
    }

    static void attempt(Act a) {
        try {
            System.out.println("value " + a.run());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static Object as(Object o) {
        return o;
    }

    public static void main(String[] args) {
        attempt(() -> (B) as(new A()));
        attempt(() -> (String) as(1));
        attempt(() -> (Integer) as('c'));
        attempt(() -> (int[]) as(new long[1]));
        attempt(() -> (A[]) as(new Object[0]));
        attempt(() -> (A[][]) as(new A[1]));
        attempt(() -> (A) as(new A[1]));
        attempt(() -> (Runnable) as("s"));
        attempt(() -> (B.Inner) as(new B()));
        attempt(() -> (Thread.State) as(E.ONE));
        attempt(() -> ((B[]) as(new A[] {new B()})).length);
        List<Object> raw = new ArrayList<>();
        raw.add(5);
        attempt(() -> ((List<String>) as(raw)).get(0).length());
        Object[] strings = new String[1];
        Object[] grid = new int[1][];
        Object[] bs = new B[1];
        attempt(() -> strings[0] = 5);
        attempt(() -> grid[0] = new long[0]);
        attempt(() -> bs[0] = new A());
        attempt(() -> bs[0] = new B[0]);
        attempt(() -> ((Comparable[]) as(new Integer[1]))[0] = "x");
        attempt(() -> bs[0] = null);
        attempt(() -> {
            System.arraycopy(new Object[] {new A()}, 0, bs, 0, 1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(new int[1], 0, bs, 0, 1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(bs, 0, "x", 0, 1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(bs, 0, bs, 1, 1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(bs, -1, bs, 0, 1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(bs, 0, bs, 0, -1);
            return 0;
        });
        attempt(() -> {
            System.arraycopy(bs, 0, null, 0, 1);
            return 0;
        });
    }
}
