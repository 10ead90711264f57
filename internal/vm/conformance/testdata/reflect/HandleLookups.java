import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Method handles found in every way. */
public class HandleLookups {
    int number = 5;
    static String text = "static";
    private final long fin = 7;

    HandleLookups() {
    }

    HandleLookups(int n, String s) {
        number = n + s.length();
    }

    String name() {
        return "base";
    }

    private int secret(int x) {
        return x * number;
    }

    static int sum(int a, long b, double c) {
        return (int) (a + b + c);
    }

    static String join(String first, Object... rest) {
        return first + rest.length;
    }

    static class Child extends HandleLookups {
        @Override
        String name() {
            return "child";
        }

        MethodHandle parent() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(HandleLookups.class, "name", MethodType.methodType(String.class), Child.class);
        }
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Throwable e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        System.out.println(l.lookupClass());
        MethodHandle virtual = l.findVirtual(HandleLookups.class, "name", MethodType.methodType(String.class));
        System.out.println((String) virtual.invokeExact(new HandleLookups()) + (String) virtual.invoke(new Child()) + virtual.type());
        System.out.println((String) new Child().parent().invokeExact(new Child()));
        MethodHandle sum = l.findStatic(HandleLookups.class, "sum", MethodType.methodType(int.class, int.class, long.class, double.class));
        System.out.println((int) sum.invokeExact(1, 2L, 3.0) + " " + (long) sum.invoke((short) 1, 2, 3f) + " " + sum.invoke('a', 2L, 3.0) + " " + sum.invokeWithArguments(1, 2, 3));
        MethodHandle make = l.findConstructor(HandleLookups.class, MethodType.methodType(void.class, int.class, String.class));
        System.out.println(((HandleLookups) make.invokeExact(3, "four")).number + " " + make.type());
        MethodHandle get = l.findGetter(HandleLookups.class, "number", int.class);
        MethodHandle set = l.findSetter(HandleLookups.class, "number", int.class);
        HandleLookups h = new HandleLookups();
        set.invokeExact(h, 11);
        System.out.println((int) get.invokeExact(h) + " " + get.type() + set.type());
        MethodHandle st = l.findStaticGetter(HandleLookups.class, "text", String.class);
        l.findStaticSetter(HandleLookups.class, "text", String.class).invokeExact("changed");
        System.out.println((String) st.invokeExact() + st.type());
        System.out.println((int) l.findVirtual(HandleLookups.class, "secret", MethodType.methodType(int.class, int.class)).invokeExact(h, 2));
        MethodHandle join = l.findStatic(HandleLookups.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println((String) join.invoke("a", 1, 2, 3) + (String) join.invoke("b") + (String) join.invoke("c", new Object[] {1}) + join.isVarargsCollector() + (String) join.asFixedArity().invoke("d", new Object[2]));
        Method m = HandleLookups.class.getDeclaredMethod("secret", int.class);
        Field f = HandleLookups.class.getDeclaredField("number");
        System.out.println(l.unreflect(m).invoke(h, 3) + " " + l.unreflectGetter(f).invoke(h) + " " + l.unreflectConstructor(HandleLookups.class.getDeclaredConstructor()).type());
        l.unreflectSetter(f).invoke(h, 1);
        System.out.println(h.number);
        System.out.println((int) l.findVirtual(CharSequence.class, "length", MethodType.methodType(int.class)).invoke((CharSequence) "four") + " "
            + (String) l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)).bindTo("bound ").invoke("x") + l.bind("abc", "length", MethodType.methodType(int.class)).invoke());
        attempt("none", () -> l.findVirtual(HandleLookups.class, "none", MethodType.methodType(void.class)));
        attempt("not static", () -> l.findStatic(HandleLookups.class, "name", MethodType.methodType(String.class)));
        attempt("static", () -> l.findVirtual(HandleLookups.class, "sum", sum.type()));
        attempt("other type", () -> l.findVirtual(HandleLookups.class, "name", MethodType.methodType(Object.class)));
        attempt("no field", () -> l.findGetter(HandleLookups.class, "none", int.class));
        attempt("field type", () -> l.findGetter(HandleLookups.class, "number", long.class));
        attempt("final", () -> l.findSetter(HandleLookups.class, "fin", long.class));
        attempt("static field", () -> l.findGetter(HandleLookups.class, "text", String.class));
        attempt("public lookup", () -> MethodHandles.publicLookup().findVirtual(HandleLookups.class, "secret", MethodType.methodType(int.class, int.class)));
        attempt("exact", () -> (Object) virtual.invokeExact((Object) h));
        attempt("count", () -> virtual.invoke());
        attempt("null", () -> (String) virtual.invoke((HandleLookups) null));
        attempt("cast", () -> (String) virtual.invoke((Object) "no"));
        attempt("result", () -> (Integer) virtual.invoke(h));
        attempt("with arguments", () -> sum.invokeWithArguments(1, "x", 3));
        attempt("few arguments", () -> sum.invokeWithArguments(1));
    }
}
