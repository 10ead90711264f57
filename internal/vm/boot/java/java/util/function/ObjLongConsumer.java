package java.util.function;

/** Takes an object and a value of type long. */
@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}
