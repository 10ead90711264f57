import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;

/** Handles made of handles. */
public class HandleAdapters {
    static String three(String a, int b, Object c) {
        return a + b + c;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static boolean positive(int x) {
        return x > 0;
    }

    static int fail(int x) {
        throw new IllegalStateException("fail " + x);
    }

    static int recover(IllegalStateException e, int x) {
        return -x;
    }

    static void log(String s) {
        System.out.print("log " + s + " ");
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
        MethodHandle three = l.findStatic(HandleAdapters.class, "three", MethodType.methodType(String.class, String.class, int.class, Object.class));
        MethodHandle twice = l.findStatic(HandleAdapters.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle positive = l.findStatic(HandleAdapters.class, "positive", MethodType.methodType(boolean.class, int.class));
        MethodHandle fail = l.findStatic(HandleAdapters.class, "fail", MethodType.methodType(int.class, int.class));
        MethodHandle recover = l.findStatic(HandleAdapters.class, "recover", MethodType.methodType(int.class, IllegalStateException.class, int.class));
        MethodHandle log = l.findStatic(HandleAdapters.class, "log", MethodType.methodType(void.class, String.class));
        System.out.println(MethodHandles.insertArguments(three, 1, 5).invoke("a", "c") + " " + MethodHandles.insertArguments(three, 0, "x", 1).invoke((Object) "z"));
        System.out.println(MethodHandles.dropArguments(twice, 0, String.class, long.class).invoke("ignored", 1L, 4));
        System.out.println(MethodHandles.filterArguments(three, 1, twice).invoke("a", 4, "c") + " " + MethodHandles.filterReturnValue(twice, twice).invoke(3));
        MethodHandle swapped = MethodHandles.permuteArguments(three, MethodType.methodType(String.class, Object.class, String.class, int.class), 1, 2, 0);
        System.out.println(swapped.invoke((Object) "o", "s", 7) + " " + swapped.type());
        System.out.println(MethodHandles.guardWithTest(positive, twice, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, int.class)).invoke(5) + " "
            + MethodHandles.guardWithTest(positive, twice, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, int.class)).invoke(-5));
        System.out.println(MethodHandles.catchException(fail, IllegalStateException.class, recover).invoke(9));
        System.out.println(MethodHandles.foldArguments(three, log).invoke("folded", 1, null));
        System.out.println(MethodHandles.foldArguments(l.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)), twice).invoke(21));
        System.out.println(MethodHandles.collectArguments(three, 1, twice).invoke("c", 8, "!") + " " + MethodHandles.identity(String.class).invoke("same") + " " + MethodHandles.constant(Object.class, 5).invoke());
        System.out.println(three.asSpreader(Object[].class, 3).invoke(new Object[] {"s", 2, 3}) + " " + three.asSpreader(Object[].class, 2).invoke("t", new Object[] {4, 5}));
        MethodHandle list = l.findStatic(Arrays.class, "asList", MethodType.methodType(java.util.List.class, Object[].class));
        System.out.println(list.invoke(1, 2, 3) + " " + list.asCollector(Object[].class, 2).invoke("a", "b") + " " + list.asFixedArity().asCollector(String[].class, 1).type());
        MethodHandle typed = twice.asType(MethodType.methodType(Object.class, Integer.class));
        System.out.println(typed.invoke(6) + " " + typed.type() + " " + twice.asType(MethodType.methodType(long.class, byte.class)).invoke((byte) 3) + " " + twice.asType(MethodType.methodType(void.class, int.class)).type());
        System.out.println(MethodHandles.explicitCastArguments(twice, MethodType.methodType(byte.class, double.class)).invoke(100.9) + " " + MethodHandles.explicitCastArguments(twice, MethodType.methodType(int.class, Object.class)).invoke((Object) null));
        int[] array = {1, 2, 3};
        MethodHandles.arrayElementSetter(int[].class).invoke(array, 1, 20);
        System.out.println(MethodHandles.arrayElementGetter(int[].class).invoke(array, 1) + " " + Arrays.toString(array));
        attempt("throw", () -> MethodHandles.throwException(int.class, Exception.class).invoke(new Exception("thrown")));
        System.out.println(MethodHandles.exactInvoker(twice.type()).invoke(twice, 4) + " " + MethodHandles.invoker(MethodType.methodType(Object.class, Object.class)).invoke(twice, (Object) 5) + " " + MethodHandles.spreadInvoker(three.type(), 1).invoke(three, "s", new Object[] {1, 2}));
        attempt("as type", () -> twice.asType(MethodType.methodType(int.class, String.class)));
        attempt("as type count", () -> twice.asType(MethodType.methodType(int.class)));
        attempt("insert", () -> MethodHandles.insertArguments(twice, 0, "x"));
        attempt("insert too many", () -> MethodHandles.insertArguments(twice, 1, 5));
        attempt("guard", () -> MethodHandles.guardWithTest(twice, twice, twice));
        attempt("permute", () -> MethodHandles.permuteArguments(twice, MethodType.methodType(int.class, int.class), 1));
        attempt("spread count", () -> three.asSpreader(Object[].class, 3).invoke(new Object[] {"s"}));
        attempt("bind primitive", () -> twice.bindTo(1));
        attempt("bind wrong", () -> three.bindTo(1));
        attempt("filter", () -> MethodHandles.filterArguments(three, 0, twice));
        attempt("constant", () -> MethodHandles.constant(int.class, "x"));
    }
}
