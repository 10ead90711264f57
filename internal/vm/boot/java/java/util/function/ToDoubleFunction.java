package java.util.function;

/** Makes a value of type double from an object. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
    double applyAsDouble(T t);
}
