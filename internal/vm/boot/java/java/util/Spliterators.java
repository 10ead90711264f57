package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Makes spliterators from arrays, collections and iterators, and iterators from spliterators. */
public final class Spliterators {
    private Spliterators() {
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int sized(int characteristics) {
        return (characteristics & Spliterator.CONCURRENT) == 0
                ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED : characteristics;
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new ArraySpliterator<T>(new Object[0], 0, 0, 0);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new ArraySpliterator<T>(array, 0, array.length, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new ArraySpliterator<T>(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new IteratorSpliterator<T>(Objects.requireNonNull(c), characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new IteratorSpliterator<T>(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new IteratorSpliterator<T>(Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static <T> Iterator<T> iterator(final Spliterator<? extends T> spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements Iterator<T>, Consumer<T> {
            private boolean ready;
            private T value;

            public void accept(T t) {
                ready = true;
                value = t;
            }

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance(this);
                }
                return ready;
            }

            public T next() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                T t = value;
                value = null;
                return t;
            }
        }
        return new Adapter();
    }

    private static final class ArraySpliterator<T> implements Spliterator<T> {
        private final Object[] array;
        private int index;
        private final int fence;
        private final int characteristics;

        ArraySpliterator(Object[] array, int from, int to, int characteristics) {
            this.array = array;
            this.index = from;
            this.fence = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        public Spliterator<T> trySplit() {
            int lo = index;
            int mid = (lo + fence) >>> 1;
            return lo >= mid ? null : new ArraySpliterator<T>(array, lo, index = mid, characteristics);
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int i = index;
            index = fence;
            for (; i < fence; i++) {
                action.accept((T) array[i]);
            }
        }

        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (index >= fence) {
                return false;
            }
            action.accept((T) array[index++]);
            return true;
        }

        public long estimateSize() {
            return fence - index;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Over a collection whose parts do not know their sizes. */
    static <T> Spliterator<T> ofUnevenParts(Collection<? extends T> collection, int characteristics) {
        return new IteratorSpliterator<T>(collection, characteristics) {
            public int characteristics() {
                return super.characteristics() & ~SUBSIZED;
            }
        };
    }

    /** Over a tree's keys. */
    static <T> Spliterator<T> ofTree(final SortedSet<T> set) {
        return new IteratorSpliterator<T>(set, Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED) {
            public int characteristics() {
                return super.characteristics() & ~SUBSIZED;
            }

            public Comparator<? super T> getComparator() {
                return set.comparator();
            }
        };
    }

    /** Reads an iterator, or a collection bound at first use; splits off arrays of growing size. */
    static class IteratorSpliterator<T> implements Spliterator<T> {
        private final Collection<? extends T> collection;
        private Iterator<? extends T> it;
        private final int characteristics;
        private long size;
        private int batch;

        IteratorSpliterator(Collection<? extends T> collection, int characteristics) {
            this.collection = collection;
            this.characteristics = sized(characteristics);
        }

        IteratorSpliterator(Iterator<? extends T> iterator, long size, int characteristics) {
            this.collection = null;
            this.it = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
            if (it == null) {
                it = collection.iterator();
                size = collection.size();
            }
        }

        public Spliterator<T> trySplit() {
            bind();
            if (size <= 1 || !it.hasNext()) {
                return null;
            }
            int n = Math.min(batch + 1024, 1 << 25);
            if (n > size) {
                n = (int) size;
            }
            Object[] a = new Object[n];
            int j = 0;
            do {
                a[j++] = it.next();
            } while (j < n && it.hasNext());
            batch = j;
            if (size != Long.MAX_VALUE) {
                size -= j;
            }
            return new ArraySpliterator<T>(a, 0, j, characteristics);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            it.forEachRemaining(action);
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.next());
            return true;
        }

        public long estimateSize() {
            bind();
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Splits off arrays of what tryAdvance gives. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            this.size = est;
            this.characteristics = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator<T> trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = Math.min(batch + 1024, 1 << 25);
            if (n > size) {
                n = (int) size;
            }
            final ArrayList<T> taken = new ArrayList<T>();
            Consumer<T> keep = new Consumer<T>() {
                public void accept(T t) {
                    taken.add(t);
                }
            };
            while (taken.size() < n && tryAdvance(keep)) {
                // keep does the work
            }
            if (taken.isEmpty()) {
                return null;
            }
            batch = taken.size();
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new ArraySpliterator<T>(taken.toArray(), 0, batch, characteristics);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** Gives boxed values to a consumer, which may take primitive ones itself. */
    static IntConsumer unboxingInt(final Consumer<? super Integer> action) {
        Objects.requireNonNull(action);
        if (action instanceof IntConsumer) {
            return (IntConsumer) action;
        }
        return new IntConsumer() {
            public void accept(int value) {
                action.accept(value);
            }
        };
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArraySpliterator(new int[0], 0, 0, 0);
    }

    public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
        return new IntArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(int[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new IntArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfInt iterator(final Spliterator.OfInt spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfInt, IntConsumer {
            private boolean ready;
            private int value;

            public void accept(int t) {
                ready = true;
                value = t;
            }

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((IntConsumer) this);
                }
                return ready;
            }

            public int nextInt() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        }
        return new Adapter();
    }

    private static final class IntArraySpliterator implements Spliterator.OfInt {
        private final int[] array;
        private int index;
        private final int fence;
        private final int characteristics;

        IntArraySpliterator(int[] array, int from, int to, int characteristics) {
            this.array = array;
            this.index = from;
            this.fence = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        public OfInt trySplit() {
            int lo = index;
            int mid = (lo + fence) >>> 1;
            return lo >= mid ? null : new IntArraySpliterator(array, lo, index = mid, characteristics);
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = fence;
            for (; i < fence; i++) {
                action.accept(array[i]);
            }
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (index >= fence) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        public long estimateSize() {
            return fence - index;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class IntIteratorSpliterator extends AbstractIntSpliterator {
        private final PrimitiveIterator.OfInt it;

        IntIteratorSpliterator(PrimitiveIterator.OfInt it, long size, int characteristics) {
            super(size, characteristics);
            this.it = it;
        }

        public void forEachRemaining(IntConsumer action) {
            it.forEachRemaining(action);
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextInt());
            return true;
        }

        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Splits off arrays of what tryAdvance gives. */
    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractIntSpliterator(long est, int additionalCharacteristics) {
            this.size = est;
            this.characteristics = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfInt trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = Math.min(batch + 1024, 1 << 25);
            if (n > size) {
                n = (int) size;
            }
            final int[] taken = new int[n];
            final int[] count = {0};
            IntConsumer keep = new IntConsumer() {
                public void accept(int value) {
                    taken[count[0]++] = value;
                }
            };
            while (count[0] < n && tryAdvance(keep)) {
                // keep does the work
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new IntArraySpliterator(taken, 0, batch, characteristics);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** Gives boxed values to a consumer, which may take primitive ones itself. */
    static LongConsumer unboxingLong(final Consumer<? super Long> action) {
        Objects.requireNonNull(action);
        if (action instanceof LongConsumer) {
            return (LongConsumer) action;
        }
        return new LongConsumer() {
            public void accept(long value) {
                action.accept(value);
            }
        };
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArraySpliterator(new long[0], 0, 0, 0);
    }

    public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
        return new LongArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(long[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new LongArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfLong iterator(final Spliterator.OfLong spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfLong, LongConsumer {
            private boolean ready;
            private long value;

            public void accept(long t) {
                ready = true;
                value = t;
            }

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((LongConsumer) this);
                }
                return ready;
            }

            public long nextLong() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        }
        return new Adapter();
    }

    private static final class LongArraySpliterator implements Spliterator.OfLong {
        private final long[] array;
        private int index;
        private final int fence;
        private final int characteristics;

        LongArraySpliterator(long[] array, int from, int to, int characteristics) {
            this.array = array;
            this.index = from;
            this.fence = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        public OfLong trySplit() {
            int lo = index;
            int mid = (lo + fence) >>> 1;
            return lo >= mid ? null : new LongArraySpliterator(array, lo, index = mid, characteristics);
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = fence;
            for (; i < fence; i++) {
                action.accept(array[i]);
            }
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (index >= fence) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        public long estimateSize() {
            return fence - index;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class LongIteratorSpliterator extends AbstractLongSpliterator {
        private final PrimitiveIterator.OfLong it;

        LongIteratorSpliterator(PrimitiveIterator.OfLong it, long size, int characteristics) {
            super(size, characteristics);
            this.it = it;
        }

        public void forEachRemaining(LongConsumer action) {
            it.forEachRemaining(action);
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextLong());
            return true;
        }

        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Splits off arrays of what tryAdvance gives. */
    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractLongSpliterator(long est, int additionalCharacteristics) {
            this.size = est;
            this.characteristics = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfLong trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = Math.min(batch + 1024, 1 << 25);
            if (n > size) {
                n = (int) size;
            }
            final long[] taken = new long[n];
            final int[] count = {0};
            LongConsumer keep = new LongConsumer() {
                public void accept(long value) {
                    taken[count[0]++] = value;
                }
            };
            while (count[0] < n && tryAdvance(keep)) {
                // keep does the work
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new LongArraySpliterator(taken, 0, batch, characteristics);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** Gives boxed values to a consumer, which may take primitive ones itself. */
    static DoubleConsumer unboxingDouble(final Consumer<? super Double> action) {
        Objects.requireNonNull(action);
        if (action instanceof DoubleConsumer) {
            return (DoubleConsumer) action;
        }
        return new DoubleConsumer() {
            public void accept(double value) {
                action.accept(value);
            }
        };
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArraySpliterator(new double[0], 0, 0, 0);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
        return new DoubleArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new DoubleArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfDouble iterator(final Spliterator.OfDouble spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfDouble, DoubleConsumer {
            private boolean ready;
            private double value;

            public void accept(double t) {
                ready = true;
                value = t;
            }

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((DoubleConsumer) this);
                }
                return ready;
            }

            public double nextDouble() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        }
        return new Adapter();
    }

    private static final class DoubleArraySpliterator implements Spliterator.OfDouble {
        private final double[] array;
        private int index;
        private final int fence;
        private final int characteristics;

        DoubleArraySpliterator(double[] array, int from, int to, int characteristics) {
            this.array = array;
            this.index = from;
            this.fence = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        public OfDouble trySplit() {
            int lo = index;
            int mid = (lo + fence) >>> 1;
            return lo >= mid ? null : new DoubleArraySpliterator(array, lo, index = mid, characteristics);
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = fence;
            for (; i < fence; i++) {
                action.accept(array[i]);
            }
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (index >= fence) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        public long estimateSize() {
            return fence - index;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class DoubleIteratorSpliterator extends AbstractDoubleSpliterator {
        private final PrimitiveIterator.OfDouble it;

        DoubleIteratorSpliterator(PrimitiveIterator.OfDouble it, long size, int characteristics) {
            super(size, characteristics);
            this.it = it;
        }

        public void forEachRemaining(DoubleConsumer action) {
            it.forEachRemaining(action);
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextDouble());
            return true;
        }

        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Splits off arrays of what tryAdvance gives. */
    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractDoubleSpliterator(long est, int additionalCharacteristics) {
            this.size = est;
            this.characteristics = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfDouble trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = Math.min(batch + 1024, 1 << 25);
            if (n > size) {
                n = (int) size;
            }
            final double[] taken = new double[n];
            final int[] count = {0};
            DoubleConsumer keep = new DoubleConsumer() {
                public void accept(double value) {
                    taken[count[0]++] = value;
                }
            };
            while (count[0] < n && tryAdvance(keep)) {
                // keep does the work
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new DoubleArraySpliterator(taken, 0, batch, characteristics);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }
}
