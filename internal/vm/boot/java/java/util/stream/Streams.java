package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Builders, ranges and concatenations behind the factory methods of the stream interfaces. */
final class Streams {
    private Streams() {
    }

    /** Closes two streams; what the second throws is suppressed by what the first threw. */
    static Runnable closeBoth(final BaseStream<?, ?> a, final BaseStream<?, ?> b) {
        return new Runnable() {
            @Override
            public void run() {
                try {
                    a.close();
                } catch (Throwable first) {
                    try {
                        b.close();
                    } catch (Throwable second) {
                        first.addSuppressed(second);
                    }
                    throw first; // unchecked: close() declares nothing
                }
                b.close();
            }
        };
    }

    static final class RefBuilder<T> implements Stream.Builder<T> {
        private ArrayList<T> values = new ArrayList<T>();

        @Override
        public void accept(T t) {
            if (values == null) {
                throw new IllegalStateException();
            }
            values.add(t);
        }

        @Override
        public Stream<T> build() {
            if (values == null) {
                throw new IllegalStateException();
            }
            Object[] a = values.toArray();
            values = null;
            return StreamSupport.stream(Spliterators.<T>spliterator(a, Spliterator.ORDERED), false);
        }
    }

    /** One source after another. */
    abstract static class Concat<T, S extends Spliterator<T>> implements Spliterator<T> {
        final S a;
        final S b;
        boolean first = true;
        private final boolean unsized;

        Concat(S a, S b) {
            this.a = a;
            this.b = b;
            this.unsized = a.estimateSize() + b.estimateSize() < 0;
        }

        S split() {
            // Nothing runs in parallel: the halves are the sources themselves.
            if (!first) {
                return null;
            }
            first = false;
            return a;
        }

        @Override
        public long estimateSize() {
            if (!first) {
                return b.estimateSize();
            }
            long n = a.estimateSize() + b.estimateSize();
            return n >= 0 ? n : Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            if (!first) {
                return b.characteristics();
            }
            return a.characteristics() & b.characteristics()
                    & ~(DISTINCT | SORTED | (unsized ? SIZED | SUBSIZED : 0));
        }

        @Override
        public Comparator<? super T> getComparator() {
            if (first) {
                throw new IllegalStateException();
            }
            return b.getComparator();
        }
    }

    static final class ConcatRef<T> extends Concat<T, Spliterator<T>> {
        ConcatRef(Spliterator<T> a, Spliterator<T> b) {
            super(a, b);
        }

        @Override
        public Spliterator<T> trySplit() {
            return split();
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            if (first) {
                if (a.tryAdvance(action)) {
                    return true;
                }
                first = false;
            }
            return b.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            if (first) {
                a.forEachRemaining(action);
                first = false;
            }
            b.forEachRemaining(action);
        }
    }

    static final class ConcatInt extends Concat<Integer, Spliterator.OfInt> implements Spliterator.OfInt {
        ConcatInt(Spliterator.OfInt a, Spliterator.OfInt b) {
            super(a, b);
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return split();
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            if (first) {
                if (a.tryAdvance(action)) {
                    return true;
                }
                first = false;
            }
            return b.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            if (first) {
                a.forEachRemaining(action);
                first = false;
            }
            b.forEachRemaining(action);
        }
    }

    static final class IntBuilder implements IntStream.Builder {
        private int[] values = new int[8];
        private int count;

        @Override
        public void accept(int t) {
            if (values == null) {
                throw new IllegalStateException();
            }
            if (count == values.length) {
                values = Arrays.copyOf(values, count * 2);
            }
            values[count++] = t;
        }

        @Override
        public IntStream build() {
            if (values == null) {
                throw new IllegalStateException();
            }
            int[] a = values;
            values = null;
            return Arrays.stream(a, 0, count);
        }
    }

    /** The values from a start to an end. */
    static final class IntRange implements Spliterator.OfInt {
        private int from;
        private final int upTo;
        private boolean last; // upTo itself is still to come

        IntRange(int from, int upTo, boolean closed) {
            this.from = from;
            this.upTo = upTo;
            this.last = closed && from <= upTo;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = from;
            if (i < upTo) {
                from++;
                action.accept(i);
                return true;
            }
            if (last) {
                last = false;
                action.accept(i);
                return true;
            }
            return false;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = from;
            boolean l = last;
            from = upTo;
            last = false;
            while (i < upTo) {
                action.accept(i++);
            }
            if (l) {
                action.accept(i);
            }
        }

        @Override
        public long estimateSize() {
            if (from >= upTo && !last) {
                return 0;
            }
            long n = (long) upTo - from + (last ? 1 : 0);
            return n < 0 ? Long.MAX_VALUE : n;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL | DISTINCT | SORTED;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return null;
        }

        @Override
        public Spliterator.OfInt trySplit() {
            long n = estimateSize();
            if (n <= 1) {
                return null;
            }
            int mid = (int) (from + n / 2);
            IntRange r = new IntRange(from, mid, false);
            from = mid;
            return r;
        }
    }

    static final class ConcatLong extends Concat<Long, Spliterator.OfLong> implements Spliterator.OfLong {
        ConcatLong(Spliterator.OfLong a, Spliterator.OfLong b) {
            super(a, b);
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return split();
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            if (first) {
                if (a.tryAdvance(action)) {
                    return true;
                }
                first = false;
            }
            return b.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            if (first) {
                a.forEachRemaining(action);
                first = false;
            }
            b.forEachRemaining(action);
        }
    }

    static final class LongBuilder implements LongStream.Builder {
        private long[] values = new long[8];
        private int count;

        @Override
        public void accept(long t) {
            if (values == null) {
                throw new IllegalStateException();
            }
            if (count == values.length) {
                values = Arrays.copyOf(values, count * 2);
            }
            values[count++] = t;
        }

        @Override
        public LongStream build() {
            if (values == null) {
                throw new IllegalStateException();
            }
            long[] a = values;
            values = null;
            return Arrays.stream(a, 0, count);
        }
    }

    /** The values from a start to an end. */
    static final class LongRange implements Spliterator.OfLong {
        private long from;
        private final long upTo;
        private boolean last; // upTo itself is still to come

        LongRange(long from, long upTo, boolean closed) {
            this.from = from;
            this.upTo = upTo;
            this.last = closed && from <= upTo;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            long i = from;
            if (i < upTo) {
                from++;
                action.accept(i);
                return true;
            }
            if (last) {
                last = false;
                action.accept(i);
                return true;
            }
            return false;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            long i = from;
            boolean l = last;
            from = upTo;
            last = false;
            while (i < upTo) {
                action.accept(i++);
            }
            if (l) {
                action.accept(i);
            }
        }

        @Override
        public long estimateSize() {
            if (from >= upTo && !last) {
                return 0;
            }
            long n = (long) upTo - from + (last ? 1 : 0);
            return n < 0 ? Long.MAX_VALUE : n;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL | DISTINCT | SORTED;
        }

        @Override
        public Comparator<? super Long> getComparator() {
            return null;
        }

        @Override
        public Spliterator.OfLong trySplit() {
            long n = estimateSize();
            if (n <= 1) {
                return null;
            }
            long mid = (long) (from + n / 2);
            LongRange r = new LongRange(from, mid, false);
            from = mid;
            return r;
        }
    }

    static final class ConcatDouble extends Concat<Double, Spliterator.OfDouble> implements Spliterator.OfDouble {
        ConcatDouble(Spliterator.OfDouble a, Spliterator.OfDouble b) {
            super(a, b);
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return split();
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            if (first) {
                if (a.tryAdvance(action)) {
                    return true;
                }
                first = false;
            }
            return b.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            if (first) {
                a.forEachRemaining(action);
                first = false;
            }
            b.forEachRemaining(action);
        }
    }

    static final class DoubleBuilder implements DoubleStream.Builder {
        private double[] values = new double[8];
        private int count;

        @Override
        public void accept(double t) {
            if (values == null) {
                throw new IllegalStateException();
            }
            if (count == values.length) {
                values = Arrays.copyOf(values, count * 2);
            }
            values[count++] = t;
        }

        @Override
        public DoubleStream build() {
            if (values == null) {
                throw new IllegalStateException();
            }
            double[] a = values;
            values = null;
            return Arrays.stream(a, 0, count);
        }
    }
}
