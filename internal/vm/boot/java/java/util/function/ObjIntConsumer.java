package java.util.function;

/** Takes an object and a value of type int. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}
