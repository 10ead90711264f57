package java.util.function;

/** Makes one value of type long from two. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
