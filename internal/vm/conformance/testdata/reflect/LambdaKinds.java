import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Lambdas: what they capture, of every type, nested and recursive. */
public class LambdaKinds {
    interface Many {
        String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a);
    }

    interface Void {
        void run() throws Exception;
    }

    int field = 1;
    static int counter;
    static final Supplier<String> STATIC = () -> "in static initializer " + counter;
    final Supplier<Integer> instance = () -> ++field;
    Function<Integer, Integer> factorial = n -> n <= 1 ? 1 : n * this.factorial.apply(n - 1);

    Supplier<Supplier<String>> nested(int a, String b) {
        return () -> {
            int inner = a + field;
            return () -> a + b + inner + field + counter;
        };
    }

    static Many captures(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a) {
        return (z2, b2, c2, s2, i2, l2, f2, d2, o2, a2) -> "" + z + b + c + s + i + l + f + d + o + a[0] + z2 + b2 + c2 + s2 + i2 + l2 + f2 + d2 + o2 + a2[0];
    }

    static <T extends Comparable<T>> Predicate<T> atLeast(T low) {
        return x -> x.compareTo(low) >= 0;
    }

    static void attempt(String name, Void v) {
        try {
            v.run();
            System.out.println(name + " fine");
        } catch (Exception e) {
            System.out.println(name + " " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(captures(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "o", new int[] {7}).all(false, (byte) -1, 'd', (short) -2, -3, -4L, -5f, -6.0, null, new int[] {-7}));
        LambdaKinds k = new LambdaKinds();
        Supplier<Supplier<String>> n = k.nested(10, "b");
        Supplier<String> s = n.get();
        k.field = 100;
        counter = 3;
        System.out.println(s.get() + " " + n.get().get() + " " + STATIC.get() + " " + k.instance.get() + k.instance.get() + " " + k.factorial.apply(10));
        List<Supplier<Integer>> loop = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int copy = i * i;
            loop.add(() -> copy);
        }
        for (String word : new String[] {"a", "bb"}) {
            loop.add(word::length);
            loop.add(() -> word.length() * 10);
        }
        for (Supplier<Integer> f : loop) {
            System.out.print(f.get() + " ");
        }
        System.out.println();
        IntBinaryOperator max = (a, b) -> a > b ? a : b;
        DoubleUnaryOperator half = d -> d / 2;
        IntFunction<String> hex = Integer::toHexString;
        LongSupplier time = () -> 42;
        BooleanSupplier yes = () -> true;
        ToLongFunction<String> length = t -> t.length();
        ObjIntConsumer<StringBuilder> repeat = (b, c) -> {
            for (int i = 0; i < c; i++) {
                b.append('x');
            }
        };
        StringBuilder sb = new StringBuilder();
        repeat.accept(sb, 3);
        System.out.println(max.applyAsInt(3, 9) + " " + half.applyAsDouble(5) + " " + hex.apply(255) + " " + time.getAsLong() + yes.getAsBoolean() + length.applyAsLong("four") + sb);
        System.out.println(atLeast("m").test("z") + " " + LambdaKinds.<Integer>atLeast(5).negate().or(x -> x == 7).test(6) + " " + atLeast(1.5).and(x -> x < 2).test(1.7));
        Callable<Integer> throwing = () -> {
            throw new java.io.IOException("checked");
        };
        attempt("callable", () -> throwing.call());
        attempt("fine", () -> { });
        attempt("unchecked", () -> Integer.parseInt("x"));
        UnaryOperator<UnaryOperator<Integer>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(x -> x + 3).apply(1) + " " + Function.<Integer>identity().compose((String t) -> t.length()).andThen(x -> x * 2).apply("abc"));
        BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
        System.out.println(add.andThen(String::valueOf).apply(1, 2).length());
        Comparator<String> order = Comparator.<String, Integer>comparing(t -> t.length()).reversed().thenComparing(Comparator.naturalOrder());
        List<String> words = new ArrayList<>(Arrays.asList("b", "aaa", "a", "cc", "bb"));
        words.sort(order);
        System.out.println(words);
        Runnable[] array = {() -> counter++, () -> counter += 10, LambdaKinds::bump};
        for (Runnable r : array) {
            r.run();
        }
        Object choice = args.length > 0 ? (Runnable) () -> { } : (Supplier<String>) () -> "chosen";
        System.out.println(counter + " " + ((Supplier<?>) choice).get());
    }

    static int bump() {
        return counter *= 2;
    }
}
