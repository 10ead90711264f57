package java.util.function;

/** A yes-or-no question about a value. */
@FunctionalInterface
public interface Predicate<T> {
    boolean test(T t);

    default Predicate<T> and(Predicate<? super T> other) {
        java.util.Objects.requireNonNull(other);
        final Predicate<T> self = this;
        return new Predicate<T>() {
            @Override public boolean test(T t) {
                return self.test(t) && other.test(t);
            }
        };
    }

    default Predicate<T> or(Predicate<? super T> other) {
        java.util.Objects.requireNonNull(other);
        final Predicate<T> self = this;
        return new Predicate<T>() {
            @Override public boolean test(T t) {
                return self.test(t) || other.test(t);
            }
        };
    }

    default Predicate<T> negate() {
        final Predicate<T> self = this;
        return new Predicate<T>() {
            @Override public boolean test(T t) {
                return !self.test(t);
            }
        };
    }

    static <T> Predicate<T> isEqual(final Object target) {
        return new Predicate<T>() {
            @Override public boolean test(T t) {
                return target == null ? t == null : target.equals(t);
            }
        };
    }

    @SuppressWarnings("unchecked")
    static <T> Predicate<T> not(Predicate<? super T> target) {
        return (Predicate<T>) target.negate();
    }
}
