package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Walks over and divides the elements of a source. */
public interface Spliterator<T> {
    int ORDERED = 0x00000010;
    int DISTINCT = 0x00000001;
    int SORTED = 0x00000004;
    int SIZED = 0x00000040;
    int NONNULL = 0x00000100;
    int IMMUTABLE = 0x00000400;
    int CONCURRENT = 0x00001000;
    int SUBSIZED = 0x00004000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
            // the action does the work
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1L : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    /** A spliterator of primitive values. */
    interface OfPrimitive<T, C, S extends OfPrimitive<T, C, S>> extends Spliterator<T> {
        S trySplit();

        boolean tryAdvance(C action);

        default void forEachRemaining(C action) {
            while (tryAdvance(action)) {
                // the action does the work
            }
        }
    }

    /** A spliterator of int values. */
    interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
        OfInt trySplit();

        boolean tryAdvance(IntConsumer action);

        default void forEachRemaining(IntConsumer action) {
            while (tryAdvance(action)) {
                // the action does the work
            }
        }

        default boolean tryAdvance(Consumer<? super Integer> action) {
            return tryAdvance(Spliterators.unboxingInt(action));
        }

        default void forEachRemaining(Consumer<? super Integer> action) {
            forEachRemaining(Spliterators.unboxingInt(action));
        }
    }

    /** A spliterator of long values. */
    interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
        OfLong trySplit();

        boolean tryAdvance(LongConsumer action);

        default void forEachRemaining(LongConsumer action) {
            while (tryAdvance(action)) {
                // the action does the work
            }
        }

        default boolean tryAdvance(Consumer<? super Long> action) {
            return tryAdvance(Spliterators.unboxingLong(action));
        }

        default void forEachRemaining(Consumer<? super Long> action) {
            forEachRemaining(Spliterators.unboxingLong(action));
        }
    }

    /** A spliterator of double values. */
    interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
        OfDouble trySplit();

        boolean tryAdvance(DoubleConsumer action);

        default void forEachRemaining(DoubleConsumer action) {
            while (tryAdvance(action)) {
                // the action does the work
            }
        }

        default boolean tryAdvance(Consumer<? super Double> action) {
            return tryAdvance(Spliterators.unboxingDouble(action));
        }

        default void forEachRemaining(Consumer<? super Double> action) {
            forEachRemaining(Spliterators.unboxingDouble(action));
        }
    }
}
