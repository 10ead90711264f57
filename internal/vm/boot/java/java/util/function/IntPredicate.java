package java.util.function;

/** A yes-or-no question about a value of type int. */
@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    default IntPredicate and(IntPredicate other) {
        java.util.Objects.requireNonNull(other);
        final IntPredicate self = this;
        return new IntPredicate() {
            @Override public boolean test(int value) {
                return self.test(value) && other.test(value);
            }
        };
    }

    default IntPredicate or(IntPredicate other) {
        java.util.Objects.requireNonNull(other);
        final IntPredicate self = this;
        return new IntPredicate() {
            @Override public boolean test(int value) {
                return self.test(value) || other.test(value);
            }
        };
    }

    default IntPredicate negate() {
        final IntPredicate self = this;
        return new IntPredicate() {
            @Override public boolean test(int value) {
                return !self.test(value);
            }
        };
    }
}
