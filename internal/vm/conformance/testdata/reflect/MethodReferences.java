import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Method references of all kinds. */
public class MethodReferences {
    static class Base {
        String name = "base";

        String say(String s) {
            return "base " + s;
        }

        protected static String st(Object o) {
            return "static " + o;
        }
    }

    static class Sub extends Base {
        @Override
        String say(String s) {
            return "sub " + s;
        }

        Function<String, String> viaSuper() {
            return super::say;
        }

        Function<String, String> viaThis() {
            return this::say;
        }

        private int secret() {
            return name.length();
        }

        IntSupplier viaPrivate() {
            return this::secret;
        }

        class Inner {
            final int n;

            Inner(int n) {
                this.n = n;
            }

            @Override
            public String toString() {
                return name + n;
            }
        }

        Function<Integer, Inner> maker() {
            return Inner::new;
        }
    }

    static class Generic<T> {
        final T value;

        Generic(T value) {
            this.value = value;
        }

        <R> Generic<R> map(Function<? super T, ? extends R> f) {
            return new Generic<>(f.apply(value));
        }
    }

    interface Face {
        default String def() {
            return "default of " + this;
        }

        static String of(int... all) {
            return Arrays.toString(all);
        }
    }

    interface Tri<A, B, C, R> {
        R go(A a, B b, C c);
    }

    static String varargs(String first, Object... rest) {
        return first + rest.length;
    }

    static int calls;

    static Base next() {
        calls++;
        return new Sub();
    }

    public static void main(String[] args) {
        Sub sub = new Sub();
        System.out.println(sub.viaSuper().apply("1") + " " + sub.viaThis().apply("2") + " " + sub.viaPrivate().getAsInt() + " " + sub.maker().apply(7));
        Function<Object, String> st = Base::st;
        BiFunction<Base, String, String> unbound = Base::say;
        System.out.println(st.apply(5) + " " + unbound.apply(sub, "u") + " " + unbound.apply(new Base(), "u"));
        Function<String, String> bound = next()::say;
        System.out.println(bound.apply("a") + bound.apply("b") + calls);
        try {
            Base none = null;
            Function<String, String> f = none::say;
            System.out.println("bound null");
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        try {
            unbound.apply(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null at call");
        }
        Supplier<List<String>> list = ArrayList::new;
        Function<Integer, List<String>> sized = ArrayList::new;
        Function<List<Integer>, TreeSet<Integer>> copy = TreeSet::new;
        IntFunction<int[][]> arrays = int[][]::new;
        Function<Integer, String[]> strings = String[]::new;
        System.out.println(list.get() + " " + sized.apply(3) + copy.apply(Arrays.asList(3, 1, 2)) + arrays.apply(2).length + strings.apply(4).length);
        try {
            arrays.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative");
        }
        Function<Integer, Generic<Integer>> make = Generic::new;
        System.out.println(make.apply(6).map(Integer::toBinaryString).map(String::length).value);
        Function<String, String> one = MethodReferences::varargs;
        BiFunction<String, Integer, String> two = MethodReferences::varargs;
        Tri<String, Object, Object, String> three = MethodReferences::varargs;
        BiFunction<String, Object[], String> array = MethodReferences::varargs;
        Supplier<String> none = Face::of;
        System.out.println(one.apply("v") + two.apply("v", 1) + three.go("v", 1, 2) + array.apply("v", new Object[5]) + none.get());
        Face face = new Face() {
            @Override
            public String toString() {
                return "face";
            }
        };
        Supplier<String> def = face::def;
        Function<Face, String> defUnbound = Face::def;
        System.out.println(def.get() + " " + defUnbound.apply(face));
        Predicate<String> isEmpty = String::isEmpty;
        BinaryOperator<Integer> sum = Integer::sum;
        ToIntFunction<Object> hash = Object::hashCode;
        Function<int[], Object> cloned = int[]::clone;
        Supplier<Class<?>> type = "s"::getClass;
        Consumer<Object> print = System.out::println;
        print.accept(isEmpty.negate().test("") + " " + sum.apply(2, 3) + " " + hash.applyAsInt("a") + " " + ((int[]) cloned.apply(new int[] {9}))[0] + " " + type.get());
        Map<String, Integer> counts = new HashMap<>();
        Stream.of("a", "b", "a").forEach(w -> counts.merge(w, 1, Integer::sum));
        System.out.println(counts + Stream.of("x", "y").map(String::toUpperCase).collect(Collectors.joining()) + Stream.of(3, 1).sorted(Integer::compare).collect(Collectors.toCollection(ArrayList::new))
            + Arrays.toString(Stream.of("p", "q").toArray(String[]::new)));
        Function<Integer, Integer> unboxing = Math::abs;
        Function<Character, Boolean> digit = Character::isDigit;
        BiFunction<String, Integer, Character> at = String::charAt;
        System.out.println(unboxing.apply(-4) + " " + digit.apply('5') + " " + at.apply("abc", 1));
    }
}
