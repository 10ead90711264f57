package java.util.function;

/** Gives a value and takes none. */
@FunctionalInterface
public interface Supplier<T> {
    T get();
}
