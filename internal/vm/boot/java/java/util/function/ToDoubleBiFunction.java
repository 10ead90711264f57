package java.util.function;

/** Makes a value of type double from two objects. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}
