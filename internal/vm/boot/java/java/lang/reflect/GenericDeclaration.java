package java.lang.reflect;

/** Something that declares type variables. */
public interface GenericDeclaration extends AnnotatedElement {
    TypeVariable<?>[] getTypeParameters();
}
