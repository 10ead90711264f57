package java.util.function;

/** Takes a value of type long and answers nothing. */
@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(final LongConsumer after) {
        java.util.Objects.requireNonNull(after);
        final LongConsumer self = this;
        return new LongConsumer() {
            @Override public void accept(long value) {
                self.accept(value);
                after.accept(value);
            }
        };
    }
}
