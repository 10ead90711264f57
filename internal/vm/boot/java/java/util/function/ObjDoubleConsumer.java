package java.util.function;

/** Takes an object and a value of type double. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}
