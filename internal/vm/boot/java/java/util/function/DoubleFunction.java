package java.util.function;

/** Makes an object from a value of type double. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
