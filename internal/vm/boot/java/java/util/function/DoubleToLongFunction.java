package java.util.function;

/** Makes a value of type long from one of type double. */
@FunctionalInterface
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
