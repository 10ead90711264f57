package java.util.function;

/** Makes a value of type int from another. */
@FunctionalInterface
public interface IntUnaryOperator {
    int applyAsInt(int operand);

    default IntUnaryOperator compose(IntUnaryOperator before) {
        java.util.Objects.requireNonNull(before);
        final IntUnaryOperator self = this;
        return new IntUnaryOperator() {
            @Override public int applyAsInt(int operand) {
                return self.applyAsInt(before.applyAsInt(operand));
            }
        };
    }

    default IntUnaryOperator andThen(IntUnaryOperator after) {
        java.util.Objects.requireNonNull(after);
        final IntUnaryOperator self = this;
        return new IntUnaryOperator() {
            @Override public int applyAsInt(int operand) {
                return after.applyAsInt(self.applyAsInt(operand));
            }
        };
    }

    static IntUnaryOperator identity() {
        return new IntUnaryOperator() {
            @Override public int applyAsInt(int operand) {
                return operand;
            }
        };
    }
}
