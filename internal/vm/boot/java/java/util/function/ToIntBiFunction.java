package java.util.function;

/** Makes a value of type int from two objects. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
