package java.lang.reflect;

import java.lang.annotation.Annotation;
import libcore.reflect.Annotations;
import libcore.reflect.Signature;

/** A field of a class; its native payload is the machine's field. */
public final class Field extends AccessibleObject implements Member {
    private Class<?> declaringClass;
    private String name;
    private int accessFlags;
    private Class<?> type;
    private Annotation[] annotations;

    private Field() {
    }

    private native Class<?> type0();

    private native String signatureText();

    private native Object[] annotationData();

    private native int identity();

    private native void share(Field other);

    /** For Class: a copy, because setAccessible must not show elsewhere. */
    public Field copy() {
        Field f = new Field();
        f.declaringClass = declaringClass;
        f.name = name;
        f.accessFlags = accessFlags;
        f.type = type;
        share(f);
        return f;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return declaringClass;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public int getModifiers() {
        return accessFlags & 0xffff;
    }

    public boolean isEnumConstant() {
        return (accessFlags & 0x4000) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (accessFlags & 0x1000) != 0;
    }

    public Class<?> getType() {
        if (type == null) {
            type = type0();
        }
        return type;
    }

    public Type getGenericType() {
        Type t = Signature.ofField(declaringClass, signatureText());
        return t != null ? t : getType();
    }

    private Annotation[] own() {
        if (annotations == null) {
            annotations = Annotations.of(annotationData());
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        if (type == null) {
            throw new NullPointerException("annotationClass == null");
        }
        Annotation[] all = own();
        for (int i = 0; i < all.length; i++) {
            if (all[i].annotationType() == type) {
                return type.cast(all[i]);
            }
        }
        return null;
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return own().clone();
    }

    public native Object get(Object object) throws IllegalAccessException;

    public native boolean getBoolean(Object object) throws IllegalAccessException;

    public native byte getByte(Object object) throws IllegalAccessException;

    public native char getChar(Object object) throws IllegalAccessException;

    public native short getShort(Object object) throws IllegalAccessException;

    public native int getInt(Object object) throws IllegalAccessException;

    public native long getLong(Object object) throws IllegalAccessException;

    public native float getFloat(Object object) throws IllegalAccessException;

    public native double getDouble(Object object) throws IllegalAccessException;

    public native void set(Object object, Object value) throws IllegalAccessException;

    public native void setBoolean(Object object, boolean value) throws IllegalAccessException;

    public native void setByte(Object object, byte value) throws IllegalAccessException;

    public native void setChar(Object object, char value) throws IllegalAccessException;

    public native void setShort(Object object, short value) throws IllegalAccessException;

    public native void setInt(Object object, int value) throws IllegalAccessException;

    public native void setLong(Object object, long value) throws IllegalAccessException;

    public native void setFloat(Object object, float value) throws IllegalAccessException;

    public native void setDouble(Object object, double value) throws IllegalAccessException;

    private String describe(String typeName) {
        int modifiers = getModifiers() & Modifier.fieldModifiers();
        return (modifiers == 0 ? "" : Modifier.toString(modifiers) + " ") + typeName + " " + declaringClass.getTypeName() + "." + name;
    }

    @Override
    public String toString() {
        return describe(getType().getTypeName());
    }

    public String toGenericString() {
        return describe(getGenericType().getTypeName());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field && identity() == ((Field) other).identity();
    }

    @Override
    public int hashCode() {
        return declaringClass.getName().hashCode() ^ name.hashCode();
    }
}
