package java.util.function;

/** Takes a value of type int and answers nothing. */
@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(final IntConsumer after) {
        java.util.Objects.requireNonNull(after);
        final IntConsumer self = this;
        return new IntConsumer() {
            @Override public void accept(int value) {
                self.accept(value);
                after.accept(value);
            }
        };
    }
}
