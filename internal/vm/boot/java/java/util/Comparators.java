package java.util;

import java.io.Serializable;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The comparators behind Comparator's factory methods. */
final class Comparators {
    private Comparators() {
    }

    @SuppressWarnings("unchecked")
    static <T> Comparator<T> natural() {
        return (Comparator<T>) (Comparator<?>) Natural.ORDER;
    }

    static final class Natural implements Comparator<Comparable<Object>>, Serializable {
        static final Natural ORDER = new Natural();

        @Override
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return a.compareTo(b);
        }

        @Override
        public Comparator<Comparable<Object>> reversed() {
            return Comparator.reverseOrder();
        }

        private Object readResolve() {
            return ORDER;
        }
    }

    static final class Then<T> implements Comparator<T>, Serializable {
        private final Comparator<? super T> first;
        private final Comparator<? super T> second;

        Then(Comparator<? super T> first, Comparator<? super T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public int compare(T a, T b) {
            int c = first.compare(a, b);
            return c != 0 ? c : second.compare(a, b);
        }
    }

    static final class Nulls<T> implements Comparator<T>, Serializable {
        private final boolean nullFirst;
        private final Comparator<T> order;

        @SuppressWarnings("unchecked")
        Nulls(boolean nullFirst, Comparator<? super T> order) {
            this.nullFirst = nullFirst;
            this.order = (Comparator<T>) order;
        }

        @Override
        public int compare(T a, T b) {
            if (a == null) {
                return b == null ? 0 : nullFirst ? -1 : 1;
            }
            if (b == null) {
                return nullFirst ? 1 : -1;
            }
            return order == null ? 0 : order.compare(a, b);
        }

        @Override
        public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new Nulls<T>(nullFirst, order == null ? other : order.thenComparing(other));
        }

        @Override
        public Comparator<T> reversed() {
            return new Nulls<T>(!nullFirst, order == null ? null : order.reversed());
        }
    }

    static final class ByKey<T, U> implements Comparator<T>, Serializable {
        private final Function<? super T, ? extends U> key;
        private final Comparator<? super U> order;

        ByKey(Function<? super T, ? extends U> key, Comparator<? super U> order) {
            this.key = key;
            this.order = order;
        }

        @Override
        public int compare(T a, T b) {
            return order.compare(key.apply(a), key.apply(b));
        }
    }

    static final class ByInt<T> implements Comparator<T>, Serializable {
        private final ToIntFunction<? super T> key;

        ByInt(ToIntFunction<? super T> key) {
            this.key = key;
        }

        @Override
        public int compare(T a, T b) {
            return Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
        }
    }

    static final class ByLong<T> implements Comparator<T>, Serializable {
        private final ToLongFunction<? super T> key;

        ByLong(ToLongFunction<? super T> key) {
            this.key = key;
        }

        @Override
        public int compare(T a, T b) {
            return Long.compare(key.applyAsLong(a), key.applyAsLong(b));
        }
    }

    static final class ByDouble<T> implements Comparator<T>, Serializable {
        private final ToDoubleFunction<? super T> key;

        ByDouble(ToDoubleFunction<? super T> key) {
            this.key = key;
        }

        @Override
        public int compare(T a, T b) {
            return Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
        }
    }
}
