package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A parameter of a method or constructor. */
public final class Parameter implements AnnotatedElement {
    private final Executable executable;
    private final int index;
    private final String name;
    private final int modifiers;
    private final boolean known;

    Parameter(Executable executable, int index, String name, int modifiers, boolean known) {
        this.executable = executable;
        this.index = index;
        this.name = name;
        this.modifiers = modifiers;
        this.known = known;
    }

    public boolean isNamePresent() {
        return known && name != null;
    }

    public String getName() {
        return name == null || name.isEmpty() ? "arg" + index : name;
    }

    public int getModifiers() {
        return modifiers;
    }

    public Executable getDeclaringExecutable() {
        return executable;
    }

    public Class<?> getType() {
        return executable.parameters()[index];
    }

    public Type getParameterizedType() {
        return executable.genericParameter(index);
    }

    public boolean isImplicit() {
        return (modifiers & 0x8000) != 0;
    }

    public boolean isSynthetic() {
        return (modifiers & 0x1000) != 0;
    }

    public boolean isVarArgs() {
        return executable.isVarArgs() && index == executable.getParameterCount() - 1;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        return getDeclaredAnnotation(type);
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return executable.getParameterAnnotations()[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Parameter && ((Parameter) other).executable.equals(executable) && ((Parameter) other).index == index;
    }

    @Override
    public int hashCode() {
        return executable.hashCode() ^ index;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(Modifier.toString(modifiers));
        if (modifiers != 0) {
            b.append(' ');
        }
        String type = getParameterizedType().getTypeName();
        if (isVarArgs()) {
            type = type.substring(0, type.length() - 2) + "...";
        }
        return b.append(type).append(' ').append(getName()).toString();
    }
}
