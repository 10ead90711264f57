package java.util.function;

/** Makes a value of type double from one of type long. */
@FunctionalInterface
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
