import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Collectors in each other and at their edges. */
public class CollectorsMore {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> words = Arrays.asList("apple", "bob", "cat", "apricot", "bear", "cow", "apple");
        System.out.println("" + words.stream().collect(Collectors.groupingBy(w -> w.charAt(0), TreeMap::new, Collectors.mapping(String::length, Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + words.stream().collect(Collectors.partitioningBy(w -> w.length() > 3, Collectors.counting())));
        System.out.println("" + words.stream().collect(Collectors.toMap(w -> w, String::length, Integer::sum, LinkedHashMap::new)));
        attempt("duplicate", () -> words.stream().collect(Collectors.toMap(w -> w, w -> 1)));
        attempt("null value", () -> Stream.of("a").collect(Collectors.toMap(w -> w, w -> null)));
        attempt("null key", () -> Stream.of("a").collect(Collectors.groupingBy(w -> null)));
        System.out.println("" + words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size() + ":" + l.get(0))) + " " + words.stream().collect(Collectors.joining(", ", "<", ">")) + Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
        System.out.println(IntStream.rangeClosed(1, 5).boxed().collect(Collectors.reducing(1, x -> x, (x, y) -> x * y)) + " " + Stream.of(3, 1, 2).collect(Collectors.maxBy(Comparator.naturalOrder())) + " " + Stream.<Integer>empty().collect(Collectors.minBy(Comparator.naturalOrder())) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.averagingInt(x -> x)) + " " + Stream.<Integer>empty().collect(Collectors.averagingDouble(x -> x)) + " " + Stream.of(0.1, 0.2, 0.3).collect(Collectors.summingDouble(x -> x)));
        System.out.println(Stream.of(4, 8, 15).collect(Collectors.summarizingInt(x -> x)) + " " + Stream.of(1L, 2L).collect(Collectors.summarizingLong(x -> x)) + " " + DoubleStream.of(1.5, -2.5).summaryStatistics() + " " + IntStream.empty().summaryStatistics());
        System.out.println("" + words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparing(w -> w)), Optional::get))));
        System.out.println(words.stream().sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder())).distinct().skip(1).limit(4).collect(Collectors.toList()) + " " + Stream.iterate(1, x -> x * 3).limit(6).reduce(0, Integer::sum) + " " + IntStream.range(0, 20).filter(x -> x % 3 == 0).mapToObj(Integer::toString).collect(Collectors.joining("-")) + " " + Stream.of(Arrays.asList(1, 2), Collections.<Integer>emptyList(), Arrays.asList(3)).flatMap(List::stream).collect(Collectors.toList()));
        System.out.println(Stream.of(5, 3, 9).peek(x -> System.out.print("p" + x + " ")).anyMatch(x -> x == 3) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.of(1).noneMatch(x -> x > 1) + " " + Stream.of("x", "y").findFirst() + " " + IntStream.of(3, 1).max() + " " + IntStream.empty().average() + " " + LongStream.rangeClosed(1, 20).reduce(1, (x, y) -> x * y) + " " + Stream.of(1, 2, 3).map(x -> x * 1.5).mapToDouble(x -> x).sum() + " " + "hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("|")));
        Spliterator<Integer> sp = Stream.of(1, 2, 3, 4).spliterator();
        System.out.println(sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + " " + sp.tryAdvance(x -> System.out.print("first" + x + " ")));
        Stream<Integer> used = Stream.of(1);
        used.count();
        attempt("used", () -> used.count());
        StringBuilder closed = new StringBuilder();
        Stream<Integer> c = Stream.of(1).onClose(() -> closed.append("a")).onClose(() -> closed.append("b"));
        c.close();
        c.close();
        System.out.println(closed);
        Collector<String, StringJoiner, String> own = Collector.of(() -> new StringJoiner("+", "{", "}").setEmptyValue("none"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        System.out.println(words.parallelStream().collect(own) + Stream.<String>empty().collect(own) + " " + own.characteristics());
        System.out.println(IntStream.range(0, 1000).parallel().boxed().collect(Collectors.groupingByConcurrent(x -> x % 3, Collectors.counting())) + " " + Arrays.stream(new int[] {3, 1, 2}, 1, 3).sorted().boxed().collect(Collectors.toList()) + " " + Stream.concat(Stream.of(1), Stream.of(2)).toArray().length + Arrays.toString(Stream.of("b", "a").toArray(String[]::new)) + " " + Stream.generate(new Iterator<Integer>() {
            int n;

            public boolean hasNext() {
                return true;
            }

            public Integer next() {
                return n++;
            }
        }::next).limit(3).collect(Collectors.toList()));
        attempt("array type", () -> Stream.of(1, 2).toArray(String[]::new));
    }
}
