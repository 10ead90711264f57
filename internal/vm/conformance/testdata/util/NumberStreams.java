import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Streams of int, long and double: ranges, overflow, sums of doubles, conversions. */
public class NumberStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.range(5, 5).count() + IntStream.range(6, 5).count() + IntStream.rangeClosed(5, 5).count());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).average().getAsDouble() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE).count());
        System.out.println(LongStream.rangeClosed(Long.MAX_VALUE - 1, Long.MAX_VALUE).boxed().collect(Collectors.toList()) + " " + LongStream.range(-3, 3).filter(x -> x != 0).map(x -> 60 / x).sum() + " " + LongStream.empty().max() + LongStream.of(4, 2).min());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7).sum() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " " + DoubleStream.of(Double.MAX_VALUE, Double.MAX_VALUE).sum() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum() + " " + DoubleStream.of(-0.0).sum());
        System.out.println(DoubleStream.of(1, Double.NaN, 2).max().getAsDouble() + " " + DoubleStream.of(-0.0, 0.0).min().getAsDouble() + " " + DoubleStream.of(2, 4, 9).average().getAsDouble() + " " + DoubleStream.empty().average());
        System.out.println(IntStream.of(3, 1, 2).boxed().sorted().collect(Collectors.toList()) + " " + IntStream.of(3, 1, 2, 3).distinct().sorted().mapToObj(Integer::toString).collect(Collectors.joining("<")));
        System.out.println(IntStream.range(0, 3).mapToDouble(x -> x / 2.0).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 3).mapToLong(x -> x * 10_000_000_000L).sum() + " " + DoubleStream.of(1.9, -1.9, 1e20, Double.NaN).mapToInt(d -> (int) d).boxed().collect(Collectors.toList()) + LongStream.of(1L << 33).mapToInt(l -> (int) l).sum());
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x * 3).limit(6).toArray()) + Arrays.toString(LongStream.generate(() -> 7).limit(2).toArray()) + Arrays.toString(DoubleStream.concat(DoubleStream.of(1), DoubleStream.of(2)).toArray()));
        System.out.println(IntStream.of(4, 5, 6).anyMatch(x -> x == 5) + " " + IntStream.empty().allMatch(x -> false) + LongStream.of(1).noneMatch(x -> x == 1) + " " + IntStream.of(4, 5).findFirst() + DoubleStream.of(8).findAny());
        System.out.println(IntStream.of(1, 2, 3).flatMap(x -> IntStream.range(0, x)).boxed().collect(Collectors.toList()) + " " + LongStream.of(5, 6).flatMap(x -> LongStream.of(x, -x)).sum() + " " + "héllo".chars().sum() + " " + "a😀b".codePoints().mapToObj(Integer::toHexString).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 4).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append) + " " + IntStream.range(0, 10).skip(3).limit(4).sum() + " " + IntStream.range(0, 10).peek(x -> { }).filter(x -> x % 2 == 1).max());
        System.out.println(IntStream.of(5, -1, 7).summaryStatistics());
        System.out.println(new LongSummaryStatistics() + " " + LongStream.of(1, 2).summaryStatistics().getAverage());
        DoubleSummaryStatistics d = DoubleStream.of(1.5, 2.5).summaryStatistics(), e = new DoubleSummaryStatistics();
        e.accept(-10);
        d.combine(e);
        System.out.println(d + " " + new DoubleSummaryStatistics().getMin() + new DoubleSummaryStatistics().getAverage());
        PrimitiveIterator.OfInt it = IntStream.of(1, 2, 3).iterator();
        System.out.print(it.nextInt() + it.next());
        it.forEachRemaining((int x) -> System.out.print(" rest " + x));
        System.out.println();
        System.out.println(IntStream.builder().add(3).add(4).build().sum() + " " + IntStream.range(0, 1000).parallel().filter(x -> x % 7 == 0).sum() + " " + IntStream.range(0, 1000).boxed().parallel().map(x -> x * 2).reduce(0, Integer::sum) + " " + IntStream.range(0, 100).parallel().boxed().sequential().isParallel());
        System.out.println(Arrays.stream(new double[] {3, 1}).sorted().boxed().collect(Collectors.toList()) + " " + Arrays.stream(new long[] {3, 1}, 1, 2).sum() + " " + IntStream.of(1, 2, 3, 4).mapToObj(x -> x % 2 == 0 ? "e" : "o").collect(Collectors.groupingBy(s -> s, Collectors.counting())));
        IntStream.range(0, 4).forEachOrdered(System.out::print);
        System.out.println(" " + LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong() + " " + DoubleStream.iterate(1, x -> x / 2).limit(60).sum());
    }
}
