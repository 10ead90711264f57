package java.util.function;

/** Takes a value of type double and answers nothing. */
@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(final DoubleConsumer after) {
        java.util.Objects.requireNonNull(after);
        final DoubleConsumer self = this;
        return new DoubleConsumer() {
            @Override public void accept(double value) {
                self.accept(value);
                after.accept(value);
            }
        };
    }
}
