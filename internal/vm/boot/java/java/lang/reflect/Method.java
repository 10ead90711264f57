package java.lang.reflect;

import java.lang.annotation.Annotation;
import libcore.reflect.Annotations;

/** A method of a class. */
public final class Method extends Executable {
    private Method() {
    }

    /** The value of an annotation element's default, in the raw form of Annotations. */
    private native Object defaultData();

    /** For Class: a copy, because setAccessible must not show elsewhere. */
    public Method copy() {
        Method m = new Method();
        copyTo(m);
        return m;
    }

    /** For Class: whether the parameter types are these. */
    public boolean takes(Class<?>[] types) {
        return matches(types);
    }

    /** For Class: name, parameters and return type as text. */
    public String key() {
        StringBuilder b = new StringBuilder(name).append('(');
        Class<?>[] types = parameters();
        for (int i = 0; i < types.length; i++) {
            b.append(types[i].getName()).append(',');
        }
        return b.append(')').append(returns().getName()).toString();
    }

    public native Object invoke(Object receiver, Object... args) throws IllegalAccessException, InvocationTargetException;

    @Override
    public Class<?> getDeclaringClass() {
        return declaringClass;
    }

    @Override
    public String getName() {
        return name;
    }

    public Class<?> getReturnType() {
        return returns();
    }

    public Type getGenericReturnType() {
        Type t = signature().returns();
        return t != null ? t : returns();
    }

    public boolean isBridge() {
        return (accessFlags & 0x40) != 0;
    }

    public boolean isDefault() {
        return declaringClass.isInterface() && (accessFlags & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC;
    }

    public Object getDefaultValue() {
        if (!declaringClass.isAnnotation()) {
            return null;
        }
        Object raw = defaultData();
        return raw == null ? null : Annotations.value(returns(), raw);
    }

    @Override
    String returnText(boolean generic) {
        Type t = generic ? getGenericReturnType() : returns();
        return t.getTypeName() + " " + declaringClass.getTypeName() + "." + name;
    }

    @Override
    public String toString() {
        return describe(false);
    }

    @Override
    public String toGenericString() {
        return describe(true);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Method && identity() == ((Method) other).identity();
    }

    @Override
    public int hashCode() {
        return declaringClass.getName().hashCode() ^ name.hashCode();
    }
}
