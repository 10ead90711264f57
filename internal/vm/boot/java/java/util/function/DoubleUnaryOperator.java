package java.util.function;

/** Makes a value of type double from another. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        java.util.Objects.requireNonNull(before);
        final DoubleUnaryOperator self = this;
        return new DoubleUnaryOperator() {
            @Override public double applyAsDouble(double operand) {
                return self.applyAsDouble(before.applyAsDouble(operand));
            }
        };
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        java.util.Objects.requireNonNull(after);
        final DoubleUnaryOperator self = this;
        return new DoubleUnaryOperator() {
            @Override public double applyAsDouble(double operand) {
                return after.applyAsDouble(self.applyAsDouble(operand));
            }
        };
    }

    static DoubleUnaryOperator identity() {
        return new DoubleUnaryOperator() {
            @Override public double applyAsDouble(double operand) {
                return operand;
            }
        };
    }
}
