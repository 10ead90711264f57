import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Lambdas and method references of every form. */
public class LambdaForms {
    private final String name;

    LambdaForms(String name) {
        this.name = name;
    }

    LambdaForms() {
        this("none");
    }

    String greet(String who) {
        return name + " greets " + who;
    }

    static int twice(int n) {
        return 2 * n;
    }

    Supplier<String> own() {
        return () -> this.name + name.length();
    }

    class Sub extends LambdaForms {
        String greet(String who) {
            Function<String, String> up = super::greet;
            return "sub:" + up.apply(who) + LambdaForms.this.name;
        }
    }

    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    interface Thrower {
        void run() throws Exception;
    }

    static <T> T retry(Callable<T> c, int n) {
        for (int i = 0; ; i++) {
            try {
                return c.call();
            } catch (Exception e) {
                if (i == n) {
                    throw new RuntimeException("gave up after " + i, e);
                }
            }
        }
    }

    static Function<Integer, Integer> fact;

    public static void main(String[] args) throws Exception {
        IntFunction<int[]> array = int[]::new;
        Function<String, LambdaForms> make = LambdaForms::new;
        Supplier<LambdaForms> none = LambdaForms::new;
        BiFunction<LambdaForms, String, String> unbound = LambdaForms::greet;
        LambdaForms bob = make.apply("bob");
        UnaryOperator<String> bound = bob::greet;
        Function<Integer, Integer> dbl = LambdaForms::twice;
        System.out.println(array.apply(3).length + unbound.apply(none.get(), "x") + bound.apply("y") + dbl.apply(21) + bob.own().get());
        System.out.println(bob.new Sub().greet("z"));
        Tri<Integer, Long, Double, String> tri = (a, b, c) -> a + "," + b + "," + c;
        System.out.println(tri.apply(1, 2L, 3.0));
        fact = n -> n < 2 ? 1 : n * fact.apply(n - 1);
        System.out.println(fact.apply(10));
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final int j = i;
            suppliers.add(() -> j * j);
        }
        suppliers.forEach(s -> System.out.print(s.get() + " "));
        System.out.println();
        int[] tries = {0};
        System.out.println(retry(() -> {
            if (++tries[0] < 3) {
                throw new Exception("try");
            }
            return "after " + tries[0];
        }, 5));
        try {
            retry(() -> {
                throw new IllegalStateException("always");
            }, 2);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        Thrower t = () -> {
            throw new java.io.IOException("thrown");
        };
        try {
            t.run();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * b + c;
        System.out.println(curried.apply(3).apply(4).apply(5) + " " + dbl.andThen(dbl).compose((Integer x) -> x + 1).apply(1));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(s -> s.length() < 3).or(s -> s.startsWith("long")).test("longer") + " " + empty.test(""));
        String[] words = {"pear", "fig", "apple"};
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(words));
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("both");
        ((Runnable) o).run();
        System.out.println(o instanceof java.io.Serializable);
        IntBinaryOperator max = Math::max;
        BinaryOperator<Integer> boxedMax = Math::max;
        ToIntFunction<Object> hash = Object::hashCode;
        System.out.println(max.applyAsInt(3, 9) + boxedMax.apply(4, 2) + hash.applyAsInt("a"));
        long big = 1L << 40;
        double half = 0.5;
        byte small = 7;
        char letter = 'q';
        Supplier<String> captures = () -> big + " " + half + " " + small + letter + tries[0];
        System.out.println(captures.get());
        Callable<Callable<String>> nested = () -> () -> "nested" + big;
        System.out.println(nested.call().call());
        try {
            LambdaForms nobody = null;
            UnaryOperator<String> bad = nobody::greet;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
    }
}
