package java.util.function;

/** Makes a value of type int from one of type long. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
