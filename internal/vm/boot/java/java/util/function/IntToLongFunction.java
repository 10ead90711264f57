package java.util.function;

/** Makes a value of type long from one of type int. */
@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
