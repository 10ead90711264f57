package java.util.function;

/** Takes a value and answers nothing. */
@FunctionalInterface
public interface Consumer<T> {
    void accept(T t);

    default Consumer<T> andThen(final Consumer<? super T> after) {
        java.util.Objects.requireNonNull(after);
        final Consumer<T> self = this;
        return new Consumer<T>() {
            @Override public void accept(T t) {
                self.accept(t);
                after.accept(t);
            }
        };
    }
}
