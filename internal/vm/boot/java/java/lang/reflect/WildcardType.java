package java.lang.reflect;

/** A type argument with a question mark. */
public interface WildcardType extends Type {
    Type[] getUpperBounds();

    Type[] getLowerBounds();
}
