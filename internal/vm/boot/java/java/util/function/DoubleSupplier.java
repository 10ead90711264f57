package java.util.function;

/** Gives a value of type double. */
@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
