package java.util.function;

/** A yes-or-no question about a value of type long. */
@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    default LongPredicate and(LongPredicate other) {
        java.util.Objects.requireNonNull(other);
        final LongPredicate self = this;
        return new LongPredicate() {
            @Override public boolean test(long value) {
                return self.test(value) && other.test(value);
            }
        };
    }

    default LongPredicate or(LongPredicate other) {
        java.util.Objects.requireNonNull(other);
        final LongPredicate self = this;
        return new LongPredicate() {
            @Override public boolean test(long value) {
                return self.test(value) || other.test(value);
            }
        };
    }

    default LongPredicate negate() {
        final LongPredicate self = this;
        return new LongPredicate() {
            @Override public boolean test(long value) {
                return !self.test(value);
            }
        };
    }
}
