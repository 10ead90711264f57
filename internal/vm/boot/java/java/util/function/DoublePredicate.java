package java.util.function;

/** A yes-or-no question about a value of type double. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    default DoublePredicate and(DoublePredicate other) {
        java.util.Objects.requireNonNull(other);
        final DoublePredicate self = this;
        return new DoublePredicate() {
            @Override public boolean test(double value) {
                return self.test(value) && other.test(value);
            }
        };
    }

    default DoublePredicate or(DoublePredicate other) {
        java.util.Objects.requireNonNull(other);
        final DoublePredicate self = this;
        return new DoublePredicate() {
            @Override public boolean test(double value) {
                return self.test(value) || other.test(value);
            }
        };
    }

    default DoublePredicate negate() {
        final DoublePredicate self = this;
        return new DoublePredicate() {
            @Override public boolean test(double value) {
                return !self.test(value);
            }
        };
    }
}
