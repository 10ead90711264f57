package java.lang.reflect;

/** A constructor of a class. */
public final class Constructor<T> extends Executable {
    private Constructor() {
    }

    /** For Class: a copy, because setAccessible must not show elsewhere. */
    public Constructor<T> copy() {
        Constructor<T> c = new Constructor<T>();
        copyTo(c);
        return c;
    }

    /** For Class: whether the parameter types are these. */
    public boolean takes(Class<?>[] types) {
        return matches(types);
    }

    public native T newInstance(Object... args) throws InstantiationException, IllegalAccessException, InvocationTargetException;

    @Override
    @SuppressWarnings("unchecked")
    public Class<T> getDeclaringClass() {
        return (Class<T>) declaringClass;
    }

    @Override
    public String getName() {
        return declaringClass.getName();
    }

    @Override
    String returnText(boolean generic) {
        return declaringClass.getTypeName();
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
        return other instanceof Constructor && identity() == ((Constructor<?>) other).identity();
    }

    @Override
    public int hashCode() {
        return declaringClass.getName().hashCode();
    }
}
