import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Parallel streams give what sequential ones do where order counts. */
public class ParallelStreams {
    public static void main(String[] args) {
        List<Integer> l = IntStream.range(0, 500).boxed().collect(Collectors.toList());
        System.out.println(l.parallelStream().map(x -> x * 3).filter(x -> x % 2 == 0).collect(Collectors.toList()).equals(l.stream().map(x -> x * 3).filter(x -> x % 2 == 0).collect(Collectors.toList())));
        System.out.println(l.parallelStream().reduce(0, Integer::sum) + " " + l.parallelStream().mapToInt(x -> x).max().getAsInt() + " " + l.parallelStream().map(String::valueOf).collect(Collectors.joining()).length() + " " + l.parallelStream().findFirst().get() + l.parallelStream().anyMatch(x -> x == 499) + l.parallelStream().allMatch(x -> x < 499));
        System.out.println(l.parallelStream().skip(490).limit(5).collect(Collectors.toList()) + " " + l.parallelStream().sorted(Comparator.reverseOrder()).limit(3).collect(Collectors.toList()) + l.parallelStream().map(x -> x % 7).distinct().count());
        StringBuffer sb = new StringBuffer();
        l.subList(0, 20).parallelStream().forEachOrdered(sb::append);
        System.out.println(sb);
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        l.parallelStream().forEach(seen::add);
        System.out.println(seen.size() + " " + l.parallelStream().collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.counting())));
        System.out.println(l.parallelStream().collect(Collectors.partitioningBy(x -> x < 100, Collectors.summingInt(x -> x))) + " " + l.parallelStream().collect(StringBuilder::new, (a, x) -> a.append(x % 10), StringBuilder::append).length());
        System.out.println(Arrays.toString(IntStream.range(0, 30).parallel().filter(x -> x % 5 == 0).toArray()) + LongStream.rangeClosed(1, 20).parallel().reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1, 2, 3).parallel().sum() + new TreeSet<>(l).parallelStream().mapToLong(x -> x).sum());
        System.out.println(Stream.iterate(1, x -> x + 1).parallel().limit(50).mapToInt(x -> x).sum() + " " + Stream.of("c", "a", "b").parallel().sorted().collect(Collectors.toList()) + Stream.concat(l.parallelStream(), l.stream()).isParallel());
        try {
            l.parallelStream().map(x -> {
                if (x == 250) {
                    throw new IllegalStateException("at 250");
                }
                return x;
            }).collect(Collectors.toList());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage().endsWith("at 250"));
        }
        int[] a = new int[300];
        Arrays.parallelSetAll(a, i -> (i * 37) % 300);
        Arrays.parallelSort(a);
        Arrays.parallelPrefix(a, Integer::sum);
        String[] s = {"q", "e", "w"};
        Arrays.parallelSort(s, Comparator.reverseOrder());
        System.out.println(a[299] + " " + a[10] + Arrays.toString(s));
        System.out.println(l.parallelStream().unordered().filter(x -> x > 495).collect(Collectors.toCollection(TreeSet::new)) + " " + l.parallelStream().flatMap(x -> Stream.of(x, -x)).mapToInt(x -> x).sum() + l.parallelStream().min(Integer::compare).get() + l.stream().parallel().toArray().length);
        System.out.println(l.parallelStream().collect(Collectors.toConcurrentMap(x -> x % 5, x -> 1, Integer::sum)) + " " + l.parallelStream().reduce(0, (n, x) -> n + (x % 2), Integer::sum));
    }
}
