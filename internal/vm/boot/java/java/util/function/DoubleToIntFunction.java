package java.util.function;

/** Makes a value of type int from one of type double. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
