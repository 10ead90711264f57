package java.util.function;

/** Gives a value of type long. */
@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
