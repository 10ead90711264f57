import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams used twice, with nulls, with wrong counts, and closed. */
public class StreamErrors {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (IllegalStateException | IllegalArgumentException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Stream<Integer> used = Stream.of(1, 2);
        used.count();
        show("count twice", used::count);
        show("map after end", () -> used.map(x -> x));
        Stream<Integer> linked = Stream.of(1, 2, 3);
        Stream<Integer> other = linked.filter(x -> x > 1);
        show("linked twice", () -> linked.map(x -> x + 1));
        show("the other is fine", () -> other.collect(Collectors.toList()));
        show("iterator after", linked::iterator);
        show("limit -1", () -> Stream.of(1).limit(-1));
        show("skip -1", () -> IntStream.range(0, 3).skip(-1));
        show("null filter", () -> Stream.of(1).filter(null));
        show("null map", () -> Stream.of(1).map(null).count());
        show("null element", () -> Stream.of(1, null, 2).sorted().collect(Collectors.toList()));
        show("findFirst null", () -> Stream.of((Object) null, 1).findFirst());
        show("max null", () -> Stream.of((Integer) null).max(Integer::compare));
        show("reduce to null", () -> Stream.of(1, 2).reduce((a, b) -> null));
        show("nulls pass", () -> Stream.of(null, 1, null).map(x -> x == null ? "n" : x).collect(Collectors.toList()));
        show("distinct nulls", () -> Stream.of(null, 1, null).distinct().count());
        show("joining null", () -> Stream.of("a", null).collect(Collectors.joining("-")));
        show("duplicate key", () -> Stream.of("a", "b", "a").collect(Collectors.toMap(x -> x, x -> 1)).size());
        show("toMap null value", () -> Stream.of("a").collect(Collectors.toMap(x -> x, x -> null)));
        show("toMap null key", () -> Stream.of("a").collect(Collectors.toMap(x -> null, x -> 1)));
        show("grouping null", () -> Stream.of("a").collect(Collectors.groupingBy(x -> null)));
        show("flatMap null stream", () -> Stream.of(1, 2).flatMap(x -> x == 1 ? null : Stream.of(x)).collect(Collectors.toList()));
        show("incomparable", () -> Stream.of(new Object(), new Object()).sorted().count());
        show("iterator end", () -> Stream.empty().iterator().next());
        show("int iterator end", () -> IntStream.empty().iterator().nextInt());
        show("toArray store", () -> Stream.of("x").toArray(Integer[]::new));
        show("of null array", () -> Stream.of((Object[]) null));
        List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3));
        show("change under forEach", () -> {
            list.stream().forEach(x -> list.add(x));
            return "?";
        });
        show("thrown inside", () -> Stream.of(1, 0).map(x -> 1 / x).collect(Collectors.toList()));
        StringBuilder closed = new StringBuilder();
        Stream<Integer> c = Stream.of(1).onClose(() -> closed.append("1")).map(x -> x).onClose(() -> closed.append("2"));
        show("collect", () -> c.collect(Collectors.toList()) + "" + closed);
        c.close();
        c.close();
        System.out.println(closed);
        Stream<Integer> failing = Stream.of(1).onClose(() -> {
            throw new IllegalStateException("first");
        }).onClose(() -> {
            throw new NoSuchElementException("second");
        });
        try (Stream<Integer> s = failing) {
            System.out.println(s.isParallel());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        Stream<Integer> cc = Stream.concat(Stream.of(1).onClose(() -> closed.append("a")), Stream.of(2).onClose(() -> closed.append("b")));
        cc.close();
        System.out.println(closed);
        show("closed", cc::count);
    }
}
