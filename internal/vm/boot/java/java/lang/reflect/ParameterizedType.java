package java.lang.reflect;

/** A generic type with its arguments. */
public interface ParameterizedType extends Type {
    Type[] getActualTypeArguments();

    Type getOwnerType();

    Type getRawType();
}
