package java.util.function;

/** Makes one value from another. */
@FunctionalInterface
public interface Function<T, R> {
    R apply(T t);

    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        java.util.Objects.requireNonNull(before);
        final Function<T, R> self = this;
        return new Function<V, R>() {
            @Override public R apply(V v) {
                return self.apply(before.apply(v));
            }
        };
    }

    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        java.util.Objects.requireNonNull(after);
        final Function<T, R> self = this;
        return new Function<T, V>() {
            @Override public V apply(T t) {
                return after.apply(self.apply(t));
            }
        };
    }

    static <T> Function<T, T> identity() {
        return new Function<T, T>() {
            @Override public T apply(T t) {
                return t;
            }
        };
    }
}
