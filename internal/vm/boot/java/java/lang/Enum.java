package java.lang;

import java.io.Serializable;

/** The base of enum types. */
public abstract class Enum<E extends Enum<E>> implements Serializable, Comparable<E> {
    private static final long serialVersionUID = -4300926546619394005L;

    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E other) {
        Enum<?> that = other;
        if (getClass() != that.getClass() && getDeclaringClass() != that.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - that.ordinal;
    }

    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        Class<?> base = own.getSuperclass();
        return base == Enum.class ? (Class<E>) own : (Class<E>) base;
    }

    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        if (type == null) {
            throw new NullPointerException("enumType == null");
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        T[] constants = Enum.constants(type);
        if (constants == null) {
            throw new IllegalArgumentException(type.toString() + " is not an enum type.");
        }
        for (int i = 0; i < constants.length; i++) {
            if (name.equals(((Enum<?>) constants[i]).name)) {
                return constants[i];
            }
        }
        throw new IllegalArgumentException("No enum constant " + type.getCanonicalName() + "." + name);
    }

    /** The constants of an enum type, shared; null for other types. */
    private static native <T> T[] constants(Class<T> type);

    protected final void finalize() {
    }
}
