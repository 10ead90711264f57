package java.util.function;

/** Makes a value from two others. */
@FunctionalInterface
public interface BiFunction<T, U, R> {
    R apply(T t, U u);

    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        java.util.Objects.requireNonNull(after);
        final BiFunction<T, U, R> self = this;
        return new BiFunction<T, U, V>() {
            @Override public V apply(T t, U u) {
                return after.apply(self.apply(t, u));
            }
        };
    }
}
