package java.lang.reflect;

/** Arrays whose type is known only when they are used. */
public final class Array {
    private Array() {
    }

    public static Object newInstance(Class<?> component, int size) throws NegativeArraySizeException {
        if (component == null) {
            throw new NullPointerException();
        }
        if (component == void.class) {
            throw new IllegalArgumentException("Can't allocate an array of void");
        }
        if (size < 0) {
            throw new NegativeArraySizeException(String.valueOf(size));
        }
        return make(component, size);
    }

    public static Object newInstance(Class<?> component, int... sizes) throws NegativeArraySizeException {
        if (component == null) {
            throw new NullPointerException();
        }
        if (sizes.length == 0 || sizes.length > 255) {
            throw new IllegalArgumentException(sizes.length == 0 ? "Empty dimensions array" : "Bad number of dimensions: " + sizes.length);
        }
        if (component == void.class) {
            throw new IllegalArgumentException("Can't allocate an array of void");
        }
        for (int i = 0; i < sizes.length; i++) {
            if (sizes[i] < 0) {
                throw new NegativeArraySizeException("Dimension " + i + ": " + sizes[i]);
            }
        }
        for (int i = 1; i < sizes.length; i++) {
            component = make(component, 0).getClass();
        }
        return nested(component, sizes, 0);
    }

    private static Object nested(Class<?> component, int[] sizes, int at) {
        Object array = make(component, sizes[at]);
        if (at + 1 < sizes.length) {
            Object[] rows = (Object[]) array;
            for (int i = 0; i < rows.length; i++) {
                rows[i] = nested(component.getComponentType(), sizes, at + 1);
            }
        }
        return array;
    }

    private static native Object make(Class<?> component, int size);

    public static native int getLength(Object array);

    public static native Object get(Object array, int index);

    public static native boolean getBoolean(Object array, int index);

    public static native byte getByte(Object array, int index);

    public static native char getChar(Object array, int index);

    public static native short getShort(Object array, int index);

    public static native int getInt(Object array, int index);

    public static native long getLong(Object array, int index);

    public static native float getFloat(Object array, int index);

    public static native double getDouble(Object array, int index);

    public static native void set(Object array, int index, Object value);

    public static native void setBoolean(Object array, int index, boolean value);

    public static native void setByte(Object array, int index, byte value);

    public static native void setChar(Object array, int index, char value);

    public static native void setShort(Object array, int index, short value);

    public static native void setInt(Object array, int index, int value);

    public static native void setLong(Object array, int index, long value);

    public static native void setFloat(Object array, int index, float value);

    public static native void setDouble(Object array, int index, double value);
}
