package java.util.function;

/** Makes a value of type long from an object. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T t);
}
