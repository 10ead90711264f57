package java.lang.reflect;

/** A type of the Java language. */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
