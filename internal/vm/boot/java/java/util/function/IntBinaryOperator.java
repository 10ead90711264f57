package java.util.function;

/** Makes one value of type int from two. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
