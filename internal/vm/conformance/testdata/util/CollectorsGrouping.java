import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What Collectors makes of words. */
public class CollectorsGrouping {
    enum Size { SMALL, MIDDLE, LARGE }

    static Size size(String s) {
        return Size.values()[Math.min(2, s.length() / 3)];
    }

    public static void main(String[] args) {
        List<String> w = Arrays.asList("the quick brown fox jumps over the lazy dog".split(" "));
        System.out.println(w.stream().collect(Collectors.groupingBy(String::length)));
        System.out.println("" + w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())));
        System.out.println(w.stream().collect(Collectors.groupingBy(CollectorsGrouping::size, () -> new EnumMap<>(Size.class), Collectors.mapping(s -> s.charAt(0), Collectors.toCollection(TreeSet::new)))));
        System.out.println(w.stream().collect(Collectors.partitioningBy(s -> s.length() > 3)));
        System.out.println(w.stream().collect(Collectors.partitioningBy(s -> s.length() > 30, Collectors.joining("/"))));
        Map<Boolean, Long> p = w.stream().collect(Collectors.partitioningBy(s -> s.contains("o"), Collectors.counting()));
        System.out.println(p + " " + p.get(true) + p.get(false) + " " + p.size() + p.keySet() + p.equals(new LinkedHashMap<>(p)));
        System.out.println("" + w.stream().collect(Collectors.toMap(s -> s, String::length, Integer::sum, LinkedHashMap::new)));
        System.out.println(w.stream().distinct().collect(Collectors.toMap(Function.identity(), String::length)));
        System.out.println(w.stream().collect(Collectors.joining()) + " " + w.stream().collect(Collectors.joining(",", "[", "]")) + Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
        System.out.println(w.stream().collect(Collectors.summingInt(String::length)) + " " + w.stream().collect(Collectors.averagingInt(String::length)) + " " + w.stream().collect(Collectors.averagingDouble(s -> s.length() / 3.0)) + " " + Stream.<String>empty().collect(Collectors.averagingLong(String::length)));
        IntSummaryStatistics st = w.stream().collect(Collectors.summarizingInt(String::length));
        System.out.println(st.getMin() + " " + st.getMax() + " " + st.getCount() + " " + st.getSum() + " " + st.getAverage());
        System.out.println(st);
        System.out.println(w.stream().collect(Collectors.summarizingDouble(s -> s.length() * 0.1)));
        System.out.println(w.stream().collect(Collectors.minBy(Comparator.naturalOrder())) + " " + w.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))) + Stream.<String>empty().collect(Collectors.maxBy(Comparator.naturalOrder())));
        System.out.println(w.stream().collect(Collectors.reducing("", (a, b) -> a + b.charAt(0))) + " " + w.stream().collect(Collectors.reducing((a, b) -> b)) + " " + w.stream().collect(Collectors.reducing(0, String::length, Math::max)));
        System.out.println(w.stream().collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).size() + " " + w.stream().collect(Collectors.toCollection(LinkedHashSet::new)) + " " + w.stream().collect(Collectors.toSet()));
        System.out.println(w.stream().collect(Collectors.groupingBy(String::length, Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.mapping(String::toUpperCase, Collectors.joining("+"))))));
        System.out.println(w.stream().collect(Collectors.groupingByConcurrent(String::length, Collectors.counting())).equals(w.stream().collect(Collectors.groupingBy(String::length, Collectors.counting()))));
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (sb, s) -> sb.insert(0, s), StringBuilder::append, StringBuilder::toString);
        System.out.println(w.stream().collect(own) + " " + own.characteristics() + Collectors.toList().characteristics() + Collectors.toSet().characteristics());
        System.out.println(IntStream.range(0, 20).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0, Collectors.summingInt(x -> x))));
        ArrayList<String> direct = w.stream().collect(ArrayList::new, (l, s) -> l.add(s + l.size()), ArrayList::addAll);
        System.out.println(direct);
    }
}
