import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class Lambdas {
    interface Tri { String go(int a, long b, String c); }
    int field = 3;
    String name(String s) { return s + field; }
    static String twice(String s) { return s + s; }
    static int apply(IntBinaryOperator op, int a, int b) { return op.applyAsInt(a, b); }
    Supplier<String> capture(int x, double d) { return () -> field + " " + x + " " + d; }
    public static void main(String[] args) {
        Runnable r = () -> System.out.println("runnable");
        r.run();
        System.out.println(apply((a, b) -> a * b + 1, 6, 7) + " " + apply(Math::max, 3, 9) + " " + apply(Integer::sum, 3, 9));
        Function<String, String> f = Lambdas::twice;
        Function<String, Integer> length = String::length;
        System.out.println(f.andThen(length).apply("abc") + " " + f.compose(f).apply("x"));
        Lambdas l = new Lambdas();
        Function<String, String> bound = l::name;
        BiFunction<Lambdas, String, String> unbound = Lambdas::name;
        Supplier<Lambdas> make = Lambdas::new;
        Function<Integer, int[]> array = int[]::new;
        System.out.println(bound.apply("n") + unbound.apply(l, "m") + make.get().field + array.apply(4).length);
        l.field = 9;
        System.out.println(l.capture(5, 2.5).get() + bound.apply("o"));
        Tri t = (a, b, c) -> a + b + c;
        System.out.println(t.go(1, 2L, "three"));
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a - b;
        System.out.println(curried.apply(10).apply(4));
        Object o = r;
        System.out.println((o instanceof Runnable) + " " + (o instanceof Supplier));
        try { Function<Object, String> bad = x -> (String) x; bad.apply(1); } catch (ClassCastException e) { System.out.println("cast"); }
    }
}
