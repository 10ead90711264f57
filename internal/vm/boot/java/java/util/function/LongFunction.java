package java.util.function;

/** Makes an object from a value of type long. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
