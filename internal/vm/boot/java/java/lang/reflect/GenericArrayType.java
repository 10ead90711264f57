package java.lang.reflect;

/** An array whose component type is generic. */
public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}
