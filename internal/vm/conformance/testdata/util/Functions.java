import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The defaults of the functional interfaces: order of calls, short circuits, nulls. */
public class Functions {
    static final List<String> LOG = new ArrayList<>();

    static <T> Predicate<T> traced(String name, boolean answer) {
        return x -> {
            LOG.add(name);
            return answer;
        };
    }

    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        LOG.clear();
        try {
            System.out.println(what + " = " + act.run() + " " + LOG);
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + LOG);
        }
    }

    public static void main(String[] args) {
        Function<Integer, Integer> twice = x -> x * 2, next = x -> x + 1;
        System.out.println(twice.andThen(next).apply(5) + " " + twice.compose(next).apply(5) + " " + Function.<Integer>identity().apply(7) + " " + twice.andThen(Object::toString).andThen(String::length).apply(500));
        show("andThen null", () -> twice.andThen(null));
        show("compose null", () -> twice.compose(null));
        show("and", () -> traced("a", false).and(traced("b", true)).test(1));
        show("and both", () -> traced("a", true).and(traced("b", true)).test(1));
        show("or", () -> traced("a", true).or(traced("b", true)).test(1));
        show("or both", () -> traced("a", false).or(traced("b", false)).test(1));
        show("negate", () -> traced("a", false).negate().and(traced("b", true).negate()).test(1));
        show("and null", () -> traced("a", false).and(null));
        show("isEqual", () -> Predicate.isEqual("x").test("x") + " " + Predicate.isEqual(null).test(null) + Predicate.isEqual(null).test(1) + Predicate.isEqual("x").test(null));
        BiPredicate<String, Integer> longer = (s, n) -> s.length() > n;
        System.out.println(longer.and((s, n) -> n > 1).test("abc", 1) + " " + longer.or((s, n) -> true).test("", 4) + " " + longer.negate().test("", 4));
        BiFunction<Integer, Integer, Integer> minus = (a, b) -> a - b;
        System.out.println(minus.andThen(twice).apply(9, 4) + " " + BinaryOperator.minBy(java.util.Comparator.comparing(String::length)).apply("aa", "b") + BinaryOperator.<String>maxBy(java.util.Comparator.naturalOrder()).apply("a", "b") + BinaryOperator.minBy(java.util.Comparator.<Integer>naturalOrder().reversed()).apply(1, 1));
        Consumer<StringBuilder> a = sb -> sb.append("a"), b = sb -> sb.append("b");
        StringBuilder sb = new StringBuilder();
        a.andThen(b).andThen(a).accept(sb);
        System.out.println(sb);
        show("consumer fails", () -> {
            Consumer<String> first = s -> {
                LOG.add("first");
                throw new IllegalStateException();
            };
            first.andThen(s -> LOG.add("second")).accept("");
            return "?";
        });
        IntUnaryOperator inc = x -> x + 1, sq = x -> x * x;
        System.out.println(inc.andThen(sq).applyAsInt(4) + " " + inc.compose(sq).applyAsInt(4) + " " + IntUnaryOperator.identity().applyAsInt(3) + " " + LongUnaryOperator.identity().andThen(x -> x << 40).applyAsLong(1) + " " + DoubleUnaryOperator.identity().compose(x -> x / 0).applyAsDouble(-1));
        IntPredicate even = x -> x % 2 == 0;
        System.out.println(even.and(x -> x > 10).test(12) + " " + even.negate().or(x -> x == 2).test(2));
        Supplier<List<String>> make = ArrayList::new;
        System.out.println(make.get().equals(make.get()) + " " + (make.get() == make.get()) + " " + UnaryOperator.<String>identity().apply("u"));
        Function<Integer, int[]> arrays = int[]::new;
        Function<String, Integer> parse = Integer::parseInt;
        Supplier<String> bound = "bound"::toUpperCase;
        BiFunction<String, String, Boolean> unbound = String::equalsIgnoreCase;
        System.out.println(arrays.apply(3).length + " " + parse.apply("-12") + bound.get() + unbound.apply("X", "x"));
        show("negative size", () -> arrays.apply(-1));
        show("null receiver", () -> {
            String s = null;
            Supplier<String> none = s::trim;
            return none;
        });
    }
}
