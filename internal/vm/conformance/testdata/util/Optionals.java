import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Optional values: laziness, nulls, equality, texts. */
public class Optionals {
    interface Act {
        Object run() throws Throwable;
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (NoSuchElementException e) {
            System.out.println(what + " throws " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Optional<String> full = Optional.of("value"), none = Optional.empty();
        System.out.println(full + " " + none + " " + full.isPresent() + none.isPresent() + " " + full.hashCode() + " " + none.hashCode());
        show("of null", () -> Optional.of(null));
        show("ofNullable", () -> Optional.ofNullable(null) == (Object) none ? "empty" : "?");
        show("get", full::get);
        show("get none", none::get);
        show("map", () -> full.map(String::length) + " " + none.map(String::length) + " " + full.map(s -> null));
        show("map null", () -> none.map(null));
        show("flatMap", () -> full.flatMap(s -> Optional.of(s + "!")) + " " + none.flatMap(s -> Optional.of(1)) + full.flatMap(s -> Optional.empty()));
        show("flatMap gives null", () -> full.flatMap(s -> null));
        show("filter", () -> full.filter(s -> s.length() > 3) + " " + full.filter(String::isEmpty) + none.filter(s -> true));
        show("orElse", () -> full.orElse("other") + none.orElse("other") + none.orElse(null));
        show("orElseGet", () -> full.orElseGet(() -> {
            throw new IllegalStateException();
        }) + none.orElseGet(() -> "made"));
        show("orElseGet null", () -> none.orElseGet(null));
        show("orElseGet null unused", () -> full.orElseGet(null));
        show("orElseThrow", () -> none.orElseThrow(ArithmeticException::new));
        show("orElseThrow full", () -> full.orElseThrow(ArithmeticException::new));
        StringBuilder sb = new StringBuilder();
        full.ifPresent(sb::append);
        none.ifPresent(sb::append);
        none.ifPresent(null);
        show("ifPresent null", () -> {
            full.ifPresent(null);
            return "?";
        });
        System.out.println(sb + " " + full.equals(Optional.of("value")) + full.equals(none) + none.equals(Optional.empty()) + full.equals("value") + Optional.of(1).equals(Optional.of(1L)));
        OptionalInt i = OptionalInt.of(-3);
        OptionalLong l = OptionalLong.of(1L << 40);
        OptionalDouble d = OptionalDouble.of(-0.0);
        System.out.println(i + " " + l + " " + d + " " + OptionalInt.empty() + OptionalLong.empty() + OptionalDouble.empty());
        System.out.println(i.hashCode() + " " + l.hashCode() + " " + d.hashCode() + " " + OptionalDouble.empty().hashCode() + " " + i.equals(OptionalInt.of(-3)) + d.equals(OptionalDouble.of(0.0)) + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)));
        System.out.println(i.getAsInt() + " " + l.orElse(1) + OptionalLong.empty().orElse(1) + " " + OptionalDouble.empty().orElseGet(() -> 2.5) + OptionalInt.empty().equals(OptionalInt.empty()) + OptionalInt.of(0).equals(OptionalInt.empty()));
        show("int none", () -> OptionalInt.empty().getAsInt());
        show("long none", () -> OptionalLong.empty().getAsLong());
        show("double none", () -> OptionalDouble.empty().getAsDouble());
        show("throw", () -> OptionalInt.empty().orElseThrow(CloneNotSupportedException::new));
        int[] seen = {0};
        i.ifPresent(x -> seen[0] += x);
        OptionalInt.empty().ifPresent(x -> seen[0] += 100);
        System.out.println(seen[0]);
    }
}
