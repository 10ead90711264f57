package java.util.function;

/** Makes an object from a value of type int. */
@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
