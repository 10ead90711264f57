package java.util.function;

/** A function whose argument and result have one type. */
@FunctionalInterface
public interface UnaryOperator<T> extends Function<T, T> {
    static <T> UnaryOperator<T> identity() {
        return new UnaryOperator<T>() {
            @Override public T apply(T t) {
                return t;
            }
        };
    }
}
