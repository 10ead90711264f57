package java.util.function;

/** Makes a value of type int from an object. */
@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(T t);
}
