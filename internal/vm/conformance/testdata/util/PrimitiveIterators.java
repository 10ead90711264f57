import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Iterators and spliterators of int, long and double. */
public class PrimitiveIterators {
    static class Down implements PrimitiveIterator.OfInt {
        int n;

        Down(int n) {
            this.n = n;
        }

        @Override
        public boolean hasNext() {
            return n > 0;
        }

        @Override
        public int nextInt() {
            if (n <= 0) {
                throw new NoSuchElementException("at zero");
            }
            return n--;
        }
    }

    public static void main(String[] args) {
        Down d = new Down(5);
        StringBuilder sb = new StringBuilder();
        System.out.print(d.next() + d.nextInt() + " ");
        d.forEachRemaining((IntConsumer) i -> sb.append(i).append(','));
        System.out.println(sb);
        try {
            d.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            d.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        new Down(3).forEachRemaining((Consumer<Integer>) i -> System.out.print("boxed " + i + " "));
        System.out.println();
        Spliterator.OfInt s = Spliterators.spliterator(new int[] {5, 6, 7, 8, 9}, 1, 5, Spliterator.ORDERED);
        Spliterator.OfInt left = s.trySplit();
        int[] sums = new int[2];
        left.forEachRemaining((IntConsumer) i -> sums[0] = sums[0] * 10 + i);
        s.forEachRemaining((IntConsumer) i -> sums[1] = sums[1] * 10 + i);
        System.out.println(Arrays.toString(sums) + " " + s.estimateSize());
        PrimitiveIterator.OfInt back = Spliterators.iterator(IntStream.range(0, 3).spliterator());
        System.out.println(back.nextInt() + " " + back.next() + back.hasNext() + back.nextInt() + back.hasNext());
        Spliterator.OfLong l = LongStream.rangeClosed(1, 8).spliterator();
        Spliterator.OfLong ll = l.trySplit();
        System.out.println(ll.estimateSize() + " " + l.estimateSize() + l.hasCharacteristics(Spliterator.SORTED | Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.ORDERED | Spliterator.NONNULL) + l.getComparator());
        l.tryAdvance((LongConsumer) x -> System.out.print(x + " "));
        l.tryAdvance((Consumer<? super Long>) x -> System.out.println(x));
        Spliterator.OfDouble dd = DoubleStream.of(1.5, 2.5).spliterator();
        double[] sum = {0};
        dd.forEachRemaining((DoubleConsumer) x -> sum[0] += x);
        System.out.println(sum[0] + " " + dd.tryAdvance((DoubleConsumer) x -> { }));
        System.out.println(StreamSupport.intStream(Spliterators.spliteratorUnknownSize(new Down(4), 0), false).boxed().collect(Collectors.toList()) + " " + StreamSupport.intStream(Spliterators.spliterator(new Down(4), 4, 0), true).sum());
        Spliterator.OfInt own = new Spliterators.AbstractIntSpliterator(Long.MAX_VALUE, Spliterator.ORDERED) {
            int i;

            @Override
            public boolean tryAdvance(IntConsumer action) {
                action.accept(i++);
                return true;
            }
        };
        System.out.println(StreamSupport.intStream(own, false).filter(i -> i % 3 == 1).limit(4).boxed().collect(Collectors.toList()));
        IntConsumer a = i -> sb.append('<').append(i), b = i -> sb.append('>');
        sb.setLength(0);
        IntStream.range(0, 3).forEach(a.andThen(b));
        LongConsumer lc = x -> sb.append('l');
        lc.andThen(x -> sb.append(x)).accept(4);
        DoubleConsumer dc = x -> sb.append('d');
        dc.andThen(x -> sb.append(x)).accept(0.5);
        System.out.println(sb);
        IntSupplier is = () -> 3;
        LongBinaryOperator lb = Math::max;
        ToIntFunction<String> ti = String::length;
        ObjIntConsumer<StringBuilder> oi = StringBuilder::append;
        oi.accept(sb, is.getAsInt());
        DoubleToIntFunction di = x -> (int) x;
        IntToLongFunction il = x -> x * 10_000_000_000L;
        System.out.println(lb.applyAsLong(3, -4) + " " + ti.applyAsInt("four") + di.applyAsInt(-2.7) + " " + il.applyAsLong(3) + ((BooleanSupplier) () -> true).getAsBoolean() + ((IntFunction<String>) Integer::toHexString).apply(255) + ((ToDoubleBiFunction<Integer, Integer>) (x, y) -> x / (double) y).applyAsDouble(1, 4) + sb.length());
    }
}
