import java.util.*;
import java.util.stream.*;

/** Streams without end that are cut short; stateful steps in different orders. */
public class InfiniteStreams {
    public static void main(String[] args) {
        System.out.println(Stream.iterate(1, x -> x * 2).filter(x -> x > 100).findFirst().get() + " " + IntStream.iterate(0, i -> i + 7).map(i -> i % 5).distinct().limit(5).boxed().collect(Collectors.toList()));
        System.out.println(Stream.iterate(3, x -> x + 2).filter(p -> IntStream.rangeClosed(2, (int) Math.sqrt(p)).noneMatch(k -> p % k == 0)).limit(12).collect(Collectors.toList()));
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).mapToLong(f -> f[0]).skip(80).findFirst().getAsLong() + " " + Stream.generate(new Random(1)::nextInt).limit(3).collect(Collectors.toList()));
        Random r = new Random(3);
        System.out.println(IntStream.generate(() -> r.nextInt(6) + 1).limit(1000).filter(x -> x == 6).count() + " " + LongStream.iterate(27, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).limit(112).max().getAsLong() + " " + LongStream.iterate(27, n -> n == 1 ? 1 : n % 2 == 0 ? n / 2 : 3 * n + 1).limit(200).filter(n -> n != 1).count());
        System.out.println(Stream.iterate("a", s -> s + "b").anyMatch(s -> s.length() == 9) + " " + IntStream.iterate(1, x -> x + 1).peek(x -> { }).mapToObj(x -> "n" + x).skip(3).limit(2).collect(Collectors.joining("+")));
        System.out.println(Stream.of(5, 3, 9, 1).sorted().limit(2).collect(Collectors.toList()) + "" + Stream.of(5, 3, 9, 1).limit(2).sorted().collect(Collectors.toList()) + Stream.of(5, 3, 5, 3, 1).distinct().skip(1).collect(Collectors.toList()) + Stream.of(5, 3, 5, 3, 1).skip(1).distinct().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 20).filter(x -> x % 2 == 0).skip(2).limit(5).skip(1).limit(2).boxed().collect(Collectors.toList()) + " " + Stream.of(1, 2, 3, 4).limit(10).skip(2).limit(1).findFirst() + Stream.of(1).skip(1).findFirst());
        Iterator<Integer> it = Stream.iterate(10, x -> x - 3).iterator();
        System.out.println(it.next() + it.next() + it.next() + " " + it.hasNext());
        int[] calls = {0};
        System.out.println(Stream.iterate(0, x -> {
            calls[0]++;
            return x + 1;
        }).limit(4).count() + " " + (calls[0] <= 4) + " " + Stream.concat(Stream.of(1, 2), Stream.iterate(3, x -> x + 1)).limit(5).collect(Collectors.toList()));
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.iterate(x, y -> y * 10).limit(x)).collect(Collectors.toList()) + " " + Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).peek(x -> { }).findFirst().get());
        PrimitiveIterator.OfInt p = IntStream.iterate(1, x -> x * 3).iterator();
        int sum = 0;
        while (sum < 1000) {
            sum += p.nextInt();
        }
        System.out.println(sum + " " + DoubleStream.iterate(1, x -> x / -2).limit(30).sum() + " " + Stream.iterate(1.0, x -> (x + 2 / x) / 2).skip(6).findFirst().get());
        Spliterator<Integer> sp = Stream.iterate(1, x -> x + 1).spliterator();
        sp.tryAdvance(x -> System.out.print("first " + x));
        System.out.println(" " + sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + Stream.iterate(1, x -> x + 1).limit(3).spliterator().hasCharacteristics(Spliterator.ORDERED));
        System.out.println(Collections.max(IntStream.range(0, 10).boxed().collect(Collectors.toList())) + " " + IntStream.rangeClosed(1, 5).mapToObj(i -> String.join("", Collections.nCopies(i, "*"))).collect(Collectors.toList()));
    }
}
