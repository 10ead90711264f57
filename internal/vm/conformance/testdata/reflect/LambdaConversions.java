import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** How arguments and results of method references are boxed, unboxed, widened, cast, dropped. */
public class LambdaConversions {
    static long widen(long x) {
        return x + 1;
    }

    static double wider(double x) {
        return x / 4;
    }

    static Integer boxed(Integer x) {
        return x == null ? -1 : x + 1;
    }

    static int prim(int x) {
        return x * 2;
    }

    static Object any(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + o;
    }

    static byte small(short s) {
        return (byte) s;
    }

    static char letter(int i) {
        return (char) ('a' + i);
    }

    static int dropped;

    static int result(Object o) {
        return ++dropped;
    }

    interface ByteSource {
        byte get();
    }

    interface ToObject {
        Object of(byte b, char c, short s);
    }

    static String three(Object a, Object b, Object c) {
        return "" + any(a) + any(b) + any(c);
    }

    static int ints(int a, int b, int c) {
        return a + b + c;
    }

    static void attempt(String name, Supplier<?> s) {
        try {
            System.out.println(name + " " + s.get());
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        IntUnaryOperator a = LambdaConversions::prim;
        LongUnaryOperator b = LambdaConversions::widen;
        IntToDoubleFunction c = LambdaConversions::widen;
        IntToDoubleFunction d = LambdaConversions::wider;
        Function<Integer, Integer> e = LambdaConversions::prim;
        Function<Integer, Long> f = LambdaConversions::widen;
        Function<Short, Double> g = LambdaConversions::wider;
        ToLongFunction<Integer> h = LambdaConversions::prim;
        ToDoubleFunction<Character> i = LambdaConversions::prim;
        IntFunction<Object> j = LambdaConversions::boxed;
        IntFunction<Number> k = LambdaConversions::prim;
        ToIntFunction<Integer> l = LambdaConversions::boxed;
        LongFunction<Object> m = LambdaConversions::any;
        DoubleFunction<Object> n = LambdaConversions::any;
        IntFunction<Object> o = LambdaConversions::letter;
        Function<Byte, Byte> p = LambdaConversions::small;
        System.out.println(a.applyAsInt(3) + " " + b.applyAsLong(3) + " " + c.applyAsDouble(3) + " " + d.applyAsDouble(3) + " " + e.apply(3) + " " + f.apply(3) + " " + g.apply((short) 3) + " " + h.applyAsLong(3) + " " + i.applyAsDouble('a'));
        System.out.println(j.apply(3) + " " + k.apply(3) + " " + l.applyAsInt(3) + " " + m.apply(3) + " " + n.apply(3) + " " + o.apply(3) + " " + p.apply((byte) 3));
        ToObject t = LambdaConversions::three;
        System.out.println(t.of((byte) 1, 'x', (short) 2));
        ToObject u = LambdaConversions::ints;
        System.out.println(u.of((byte) 1, 'x', (short) 2));
        Consumer<Object> drop = LambdaConversions::result;
        drop.accept("x");
        IntConsumer dropInt = LambdaConversions::result;
        dropInt.accept(5);
        List<Object> list = new ArrayList<>();
        Consumer<Object> add = list::add;
        add.accept(1);
        Runnable r = list::size;
        r.run();
        System.out.println(dropped + " " + list);
        Supplier<Integer> unboxNull = () -> null;
        attempt("unbox null", () -> {
            int x = unboxNull.get();
            return x;
        });
        attempt("null to int", () -> e.apply(null));
        attempt("null to Integer", () -> l.applyAsInt(null));
        IntSupplier fromNull = ((Supplier<Integer>) () -> null)::get;
        attempt("null from supplier", () -> fromNull.getAsInt());
        attempt("heap pollution in", () -> ((Function) e).apply("text"));
        attempt("heap pollution out", () -> {
            Function<Integer, Integer> bad = (Function) (Function<Object, Object>) x -> "text";
            Integer y = bad.apply(1);
            return y;
        });
        BiFunction<Integer, Integer, Integer> sum = (x, y) -> x + y;
        attempt("sum", () -> sum.apply(1, 2));
        attempt("null sum", () -> sum.apply(1, null));
        ByteSource bs = () -> 5;
        ByteSource cast = () -> (byte) 300;
        System.out.println(bs.get() + " " + cast.get());
        Function<Object, ? extends Number> w = x -> x instanceof Integer ? (Integer) x : Double.valueOf(1);
        System.out.println(w.apply(1) + " " + w.apply(""));
    }
}
