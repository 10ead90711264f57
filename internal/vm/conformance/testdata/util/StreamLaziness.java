import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Nothing happens before the end of a pipeline, and then only what is needed, in which order. */
public class StreamLaziness {
    static final StringBuilder LOG = new StringBuilder();

    static <T> T log(String step, T x) {
        LOG.append(step).append(x).append(' ');
        return x;
    }

    static void flush(String what, Object result) {
        System.out.println(what + ": " + LOG + "= " + result);
        LOG.setLength(0);
    }

    public static void main(String[] args) {
        List<Integer> source = Arrays.asList(3, 1, 4, 1, 5, 9, 2, 6);
        Stream<Integer> idle = source.stream().filter(x -> log("f", x) > 1).map(x -> log("m", x) * 10);
        flush("not started", "");
        flush("first", idle.findFirst());
        flush("any", source.stream().peek(x -> log("p", x)).anyMatch(x -> x == 4));
        flush("all", source.stream().peek(x -> log("p", x)).allMatch(x -> x > 2));
        flush("none", source.stream().peek(x -> log("p", x)).noneMatch(x -> x == 1));
        flush("limit", source.stream().peek(x -> log("a", x)).limit(3).peek(x -> log("b", x)).collect(Collectors.toList()));
        flush("skip", source.stream().peek(x -> log("a", x)).skip(6).peek(x -> log("b", x)).collect(Collectors.toList()));
        flush("sorted barrier", source.stream().peek(x -> log("a", x)).sorted().peek(x -> log("b", x)).limit(2).collect(Collectors.toList()));
        flush("distinct", source.stream().distinct().peek(x -> log("d", x)).count() > 0);
        flush("flatMap", source.stream().flatMap(x -> IntStream.range(0, x).boxed().peek(y -> log("i", y))).limit(2).collect(Collectors.toList()));
        flush("iterate", Stream.iterate(1, x -> log("g", x * 2)).limit(5).reduce(Integer::sum));
        int[] n = {0};
        flush("generate", Stream.generate(() -> log("g", ++n[0])).filter(x -> x % 3 == 0).findFirst());
        Iterator<Integer> it = Stream.of(1, 2, 3).peek(x -> log("p", x)).iterator();
        flush("iterator made", "");
        flush("hasNext", it.hasNext());
        flush("next", it.next() + it.next());
        flush("rest", it.hasNext() + " " + it.next() + " " + it.hasNext());
        List<Integer> growing = new ArrayList<>(Arrays.asList(1, 2));
        Stream<Integer> late = growing.stream();
        growing.add(3);
        flush("late binding", late.map(x -> log("l", x)).collect(Collectors.toList()));
        flush("concat", Stream.concat(Stream.of(1).peek(x -> log("x", x)), Stream.of(2).peek(x -> log("y", x))).findFirst());
        flush("nested", source.stream().filter(x -> x % 2 == 0).map(x -> source.stream().filter(y -> log("n", y) > x).findFirst().orElse(-1)).collect(Collectors.toList()));
        flush("forEachOrdered", Stream.of("b", "a").sorted().peek(x -> log("o", x)).toArray().length);
        flush("max", source.stream().peek(x -> log("c", x)).max(Integer::compare));
        flush("peek after limit 0", source.stream().peek(x -> log("p", x)).limit(0).count() == 0);
    }
}
