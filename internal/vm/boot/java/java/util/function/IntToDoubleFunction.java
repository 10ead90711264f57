package java.util.function;

/** Makes a value of type double from one of type int. */
@FunctionalInterface
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
