package java.util.function;

/** Makes one value of type double from two. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
