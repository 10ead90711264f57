package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A total order of values of one type. */
@FunctionalInterface
public interface Comparator<T> {
    int compare(T a, T b);

    boolean equals(Object o);

    default Comparator<T> reversed() {
        return Collections.reverseOrder(this);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        return new Comparators.Then<T>(this, Objects.requireNonNull(other));
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        return thenComparing(Comparator.<T, U>comparing(key, order));
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> key) {
        return thenComparing(Comparator.<T, U>comparing(key));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> key) {
        return thenComparing(Comparator.<T>comparingInt(key));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> key) {
        return thenComparing(Comparator.<T>comparingLong(key));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> key) {
        return thenComparing(Comparator.<T>comparingDouble(key));
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return Collections.reverseOrder();
    }

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return Comparators.<T>natural();
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> comparator) {
        return new Comparators.Nulls<T>(true, comparator);
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> comparator) {
        return new Comparators.Nulls<T>(false, comparator);
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        return new Comparators.ByKey<T, U>(Objects.requireNonNull(key), Objects.requireNonNull(order));
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> key) {
        return new Comparators.ByKey<T, U>(Objects.requireNonNull(key), Comparators.<U>natural());
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        return new Comparators.ByInt<T>(Objects.requireNonNull(key));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        return new Comparators.ByLong<T>(Objects.requireNonNull(key));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        return new Comparators.ByDouble<T>(Objects.requireNonNull(key));
    }
}
