import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Calling methods: argument conversion, dispatch, results. */
public class MethodInvoke {
    static String kinds(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        return "" + z + b + c + s + i + l + f + d;
    }

    static long wide(long x) {
        return x + 1;
    }

    static double wider(double x) {
        return x / 2;
    }

    static void nothing() {
    }

    String over(Object o) {
        return "object";
    }

    String over(String s) {
        return "string";
    }

    String over(int i) {
        return "int";
    }

    String over(Integer i) {
        return "Integer";
    }

    String name() {
        return "parent";
    }

    private String secret() {
        return "secret of parent";
    }

    static String rest(String first, int... more) {
        return first + Arrays.toString(more);
    }

    static int fails(String s) throws Exception {
        if (s == null) {
            throw new NullPointerException("inside");
        }
        throw new Exception(s);
    }

    static class Child extends MethodInvoke {
        @Override
        String name() {
            return "child";
        }

        String secret() {
            return "secret of child";
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(name + " target " + e.getCause() + " " + e.getMessage() + " " + (e.getTargetException() == e.getCause()));
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getSimpleName());
        }
    }

    static Method m(String name, Class<?>... types) {
        try {
            return MethodInvoke.class.getDeclaredMethod(name, types);
        } catch (NoSuchMethodException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) {
        Method kinds = m("kinds", boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class);
        attempt("exact", () -> kinds.invoke(null, true, (byte) 1, '2', (short) 3, 4, 5L, 6f, 7.0));
        attempt("widened", () -> kinds.invoke(null, false, (byte) 1, '2', (byte) 3, 'a', 5, 6, 7f));
        attempt("narrowed", () -> kinds.invoke(null, true, 1, '2', (short) 3, 4, 5L, 6f, 7.0));
        attempt("null", () -> kinds.invoke(null, null, (byte) 1, '2', (short) 3, 4, 5L, 6f, 7.0));
        attempt("count", () -> kinds.invoke(null, true));
        attempt("no array", () -> m("nothing").invoke(null, (Object[]) null));
        attempt("long", () -> m("wide", long.class).invoke("ignored", 'a').getClass());
        attempt("double", () -> m("wider", double.class).invoke(null, 5L));
        MethodInvoke c = new Child();
        for (Class<?> t : new Class<?>[] {Object.class, String.class, int.class, Integer.class}) {
            attempt(t.getSimpleName(), () -> m("over", t).invoke(c, t == String.class ? "s" : (Object) 5));
        }
        attempt("wrong", () -> m("over", String.class).invoke(c, 5));
        attempt("virtual", () -> m("name").invoke(c) + " " + m("secret").invoke(c));
        attempt("null receiver", () -> m("name").invoke(null));
        attempt("other receiver", () -> m("name").invoke("string"));
        attempt("child only", () -> Child.class.getDeclaredMethod("name").invoke(new MethodInvoke()));
        attempt("varargs", () -> m("rest", String.class, int[].class).invoke(null, "a", new int[] {1, 2}));
        attempt("spread varargs", () -> m("rest", String.class, int[].class).invoke(null, "a", 1, 2));
        attempt("missing varargs", () -> m("rest", String.class, int[].class).invoke(null, "a"));
        attempt("throws", () -> m("fails", String.class).invoke(null, "checked"));
        attempt("throws npe", () -> m("fails", String.class).invoke(null, new Object[] {null}));
        attempt("object method", () -> Object.class.getMethod("toString").invoke(5) + " " + Object.class.getMethod("getClass").invoke("x"));
        attempt("array clone", () -> ((int[]) Object.class.getMethod("hashCode").getDeclaringClass().cast(new int[] {1})).length);
        attempt("interface", () -> Comparable.class.getMethod("compareTo", Object.class).invoke("a", "b"));
        attempt("interface cast", () -> Comparable.class.getMethod("compareTo", Object.class).invoke("a", 5));
        attempt("void", () -> m("nothing").invoke(null) + " " + m("nothing").getReturnType());
        attempt("recursive", () -> m("m", String.class, Class[].class).invoke(null, "nothing", new Class<?>[0]));
    }
}
