package java.util.function;

/** Makes a value of type long from another. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long operand);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        java.util.Objects.requireNonNull(before);
        final LongUnaryOperator self = this;
        return new LongUnaryOperator() {
            @Override public long applyAsLong(long operand) {
                return self.applyAsLong(before.applyAsLong(operand));
            }
        };
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        java.util.Objects.requireNonNull(after);
        final LongUnaryOperator self = this;
        return new LongUnaryOperator() {
            @Override public long applyAsLong(long operand) {
                return after.applyAsLong(self.applyAsLong(operand));
            }
        };
    }

    static LongUnaryOperator identity() {
        return new LongUnaryOperator() {
            @Override public long applyAsLong(long operand) {
                return operand;
            }
        };
    }
}
