import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** An app's own collectors, and what collectors call when. */
public class CollectorsOwn {
    static <T> Collector<T, ?, List<List<T>>> chunks(int n) {
        return Collector.of(ArrayList::new, (List<List<T>> l, T x) -> {
            if (l.isEmpty() || l.get(l.size() - 1).size() == n) {
                l.add(new ArrayList<>());
            }
            l.get(l.size() - 1).add(x);
        }, (a, b) -> {
            throw new IllegalStateException("not in parallel");
        });
    }

    static class Traced implements Collector<String, StringBuilder, Integer> {
        final StringBuilder log = new StringBuilder();
        final Set<Characteristics> traits;

        Traced(Characteristics... c) {
            traits = new HashSet<>(Arrays.asList(c));
        }

        @Override
        public Supplier<StringBuilder> supplier() {
            log.append("S");
            return () -> {
                log.append("s");
                return new StringBuilder();
            };
        }

        @Override
        public BiConsumer<StringBuilder, String> accumulator() {
            log.append("A");
            return (sb, x) -> {
                log.append("a");
                sb.append(x);
            };
        }

        @Override
        public BinaryOperator<StringBuilder> combiner() {
            return (a, b) -> a.append(b);
        }

        @Override
        public Function<StringBuilder, Integer> finisher() {
            return sb -> {
                log.append("f");
                return sb.length();
            };
        }

        @Override
        public Set<Characteristics> characteristics() {
            return traits;
        }
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 7).boxed().collect(chunks(3)) + " " + Stream.empty().collect(chunks(2)));
        Traced t = new Traced();
        System.out.println(Stream.of("ab", "c").collect(t) + " " + t.log);
        Traced g = new Traced();
        System.out.println(Stream.of("ab", "c", "de").collect(Collectors.groupingBy(String::length, TreeMap::new, g)).toString() + g.log.chars().filter(c -> c == 's').count() + g.log.chars().filter(c -> c == 'f').count());
        Collector<Integer, int[], Integer> sum = Collector.of(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0], Collector.Characteristics.UNORDERED);
        System.out.println(IntStream.range(0, 100).boxed().parallel().collect(sum) + " " + sum.characteristics());
        System.out.println(Stream.of(1, 2, 3).collect(Collectors.mapping(x -> x * x, Collectors.reducing(0, Integer::sum))) + " " + Stream.of("a", "b").collect(Collectors.collectingAndThen(Collectors.joining("+"), s -> s + "=")));
        System.out.println(Stream.of(5, 1, 4).collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), TreeSet::descendingSet)) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(x -> x > 2, Collectors.reducing(1, (a, b) -> a * b))));
        Map<Boolean, Map<Integer, List<String>>> deep = Stream.of("a", "bb", "cc", "ddd").collect(Collectors.partitioningBy(s -> s.compareTo("b") > 0, Collectors.groupingBy(String::length)));
        System.out.println(deep);
        try {
            Stream.of(1, 2).collect(Collectors.toMap(x -> "same", x -> x));
        } catch (IllegalStateException e) {
            System.out.println("duplicate " + e.getMessage().startsWith("Duplicate key"));
        }
        System.out.println(Stream.of(1, 2).collect(Collectors.toMap(x -> "same", x -> x, (a, b) -> null)) + " " + Stream.of("x").collect(Collectors.toMap(x -> x, String::length, Integer::sum, TreeMap::new)).getClass().getSimpleName());
        System.out.println(Stream.of(0.1, 0.2, 0.3).collect(Collectors.summingDouble(x -> x)) + " " + Stream.of(0.1, 0.2, 0.3).collect(Collectors.averagingDouble(x -> x)) + " " + Stream.of(Long.MAX_VALUE, 1L).collect(Collectors.summingLong(x -> x)) + " " + Stream.of(Integer.MAX_VALUE, 1).collect(Collectors.averagingInt(x -> x)));
        System.out.println(Collections.list(new StringTokenizer("q w e")).stream().map(Object::toString).collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
            Collections.reverse(l);
            return l;
        })) + " " + Stream.of("k=v", "a=b").map(s -> s.split("=")).collect(Collectors.toMap(p -> p[0], p -> p[1])));
        List<Integer> l = Stream.of(1, 2).collect(Collectors.toList());
        l.add(3);
        Set<Integer> s = Stream.of(1).collect(Collectors.toSet());
        s.add(2);
        System.out.println(l + " " + s + Stream.of(1).collect(Collectors.counting()) + Stream.of(3, 9).collect(Collectors.minBy(Comparator.reverseOrder())).get());
    }
}
