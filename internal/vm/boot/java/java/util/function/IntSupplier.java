package java.util.function;

/** Gives a value of type int. */
@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
