import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Results of the operations on object streams, from different sources. */
public class StreamOperations {
    static List<Object> list(Stream<?> s) {
        return s.collect(Collectors.toList());
    }

    public static void main(String[] args) {
        List<String> w = Arrays.asList("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(list(w.stream().sorted()) + " " + list(w.stream().sorted(Comparator.comparing(String::length))) + " " + list(w.stream().sorted(Collections.reverseOrder())));
        System.out.println(list(w.stream().distinct()) + " " + list(w.stream().skip(2).limit(2)) + " " + list(w.stream().skip(10)) + list(w.stream().limit(0)));
        System.out.println(list(w.stream().map(String::length)) + " " + w.stream().mapToInt(String::length).sum() + " " + list(w.stream().flatMap(s -> Stream.of(s.charAt(0), s.length()))));
        System.out.println(list(w.stream().filter(s -> s.length() == 5).sorted().distinct().map(s -> s.substring(0, 2))));
        System.out.println(w.stream().reduce("", String::concat).length() + " " + w.stream().reduce((a, b) -> a.compareTo(b) > 0 ? a : b) + " " + w.stream().reduce(0, (n, s) -> n + s.length(), Integer::sum) + Stream.<String>empty().reduce(String::concat));
        System.out.println(w.stream().min(Comparator.naturalOrder()) + " " + w.stream().max(Comparator.comparing(String::length)) + " " + w.stream().count() + Stream.empty().count());
        System.out.println(Arrays.toString(w.stream().toArray()) + w.stream().toArray(String[]::new).getClass().getSimpleName() + w.stream().toArray().getClass().getSimpleName());
        Map<String, Integer> m = new TreeMap<>();
        w.forEach(s -> m.merge(s, 1, Integer::sum));
        System.out.println(m.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + e.getValue()).collect(Collectors.joining(" ")));
        System.out.println(Stream.of(Arrays.asList(1, 2), Collections.<Integer>emptyList(), Arrays.asList(3)).flatMap(List::stream).map(x -> x + 1).collect(Collectors.toList()) + " " + list(Stream.concat(Stream.of(1), Stream.of("x"))));
        System.out.println(list(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(12).map(f -> f[0])));
        Stream.Builder<String> b = Stream.builder();
        b.add("one").add("two").accept("three");
        System.out.println(list(b.build()));
        try {
            b.add("four");
        } catch (IllegalStateException e) {
            System.out.println("built " + e.getMessage());
        }
        System.out.println("" + list(Stream.builder().build()) + list(Stream.of("single")) + list(new TreeSet<>(w).stream()) + list(new HashSet<>(w).stream()));
        System.out.println(list(StreamSupport.stream(w.spliterator(), false).unordered().onClose(() -> { })) + " " + w.parallelStream().map(String::length).collect(Collectors.toList()) + w.parallelStream().isParallel() + w.stream().parallel().sequential().isParallel());
        Spliterator<Integer> sp = w.stream().map(String::length).filter(n -> n > 4).spliterator();
        StringBuilder sb = new StringBuilder();
        sp.tryAdvance(sb::append);
        sp.forEachRemaining(n -> sb.append('/').append(n));
        System.out.println(sb + " " + sp.tryAdvance(sb::append) + " " + w.stream().spliterator().getExactSizeIfKnown());
        List<Integer> sorted = new ArrayList<>();
        Stream.of(5, 3, 8).sorted().forEachOrdered(sorted::add);
        Stream.of(2, 1).forEach(sorted::add);
        System.out.println(sorted + " " + list(Stream.of(5, 3, 8, 1).sorted().skip(1).limit(2)) + list(Stream.of(1, 2, 3, 4).limit(3).skip(1)));
        System.out.println(w.stream().mapToLong(String::length).max() + " " + w.stream().mapToDouble(String::length).average() + w.stream().flatMapToInt(String::chars).distinct().count() + " " + w.stream().anyMatch("echo"::equals) + w.stream().allMatch(s -> s.length() > 4) + w.stream().noneMatch(String::isEmpty) + Stream.empty().allMatch(x -> false));
        System.out.println(list(Stream.of("b,a", "c").flatMap(s -> Arrays.stream(s.split(","))).sorted()) + "" + list("x-y--z".chars().mapToObj(c -> (char) c)) + list(java.util.regex.Pattern.compile("-").splitAsStream("x-y--z")));
        System.out.println(list(Collections.nCopies(3, "n").stream()) + "" + list(new java.util.BitSet().stream().boxed()) + list(java.util.stream.IntStream.range(0, 3).mapToObj(i -> w.get(i).charAt(0))));
    }
}
