package java.util.function;

/** Makes a value of type long from two objects. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}
