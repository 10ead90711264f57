package sun.misc;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.concurrent.locks.LockSupport;

/**
 * Fields and array elements by offset, as libraries reach them past the language's rules. An offset
 * means something only together with the object that it was asked for; memory outside of objects is
 * not modelled.
 */
public final class Unsafe {
    public static final int INVALID_FIELD_OFFSET = -1;

    private static final Unsafe THE_ONE = new Unsafe();
    private static final Unsafe theUnsafe = THE_ONE;

    private Unsafe() {
    }

    /** Only the platform's own classes get it here; others read the field. */
    public static Unsafe getUnsafe() {
        throw new SecurityException("Unsafe access denied");
    }

    public long objectFieldOffset(Field field) {
        if (Modifier.isStatic(field.getModifiers())) {
            throw new IllegalArgumentException("valid for instance fields only");
        }
        return offset(field.getDeclaringClass(), field.getName(), field.getType());
    }

    private static native long offset(Class<?> c, String field, Class<?> type);

    public native int arrayBaseOffset(Class<?> array);

    public native int arrayIndexScale(Class<?> array);

    public native Object allocateInstance(Class<?> c) throws InstantiationException;

    public native boolean compareAndSwapInt(Object o, long offset, int expected, int value);

    public native boolean compareAndSwapLong(Object o, long offset, long expected, long value);

    public native boolean compareAndSwapObject(Object o, long offset, Object expected, Object value);

    public native boolean getBoolean(Object o, long offset);

    public native void putBoolean(Object o, long offset, boolean value);

    public native byte getByte(Object o, long offset);

    public native void putByte(Object o, long offset, byte value);

    public native char getChar(Object o, long offset);

    public native void putChar(Object o, long offset, char value);

    public native short getShort(Object o, long offset);

    public native void putShort(Object o, long offset, short value);

    public native int getInt(Object o, long offset);

    public native void putInt(Object o, long offset, int value);

    public native long getLong(Object o, long offset);

    public native void putLong(Object o, long offset, long value);

    public native float getFloat(Object o, long offset);

    public native void putFloat(Object o, long offset, float value);

    public native double getDouble(Object o, long offset);

    public native void putDouble(Object o, long offset, double value);

    public native Object getObject(Object o, long offset);

    public native void putObject(Object o, long offset, Object value);

    public int getIntVolatile(Object o, long offset) {
        return getInt(o, offset);
    }

    public void putIntVolatile(Object o, long offset, int value) {
        putInt(o, offset, value);
    }

    public void putOrderedInt(Object o, long offset, int value) {
        putInt(o, offset, value);
    }

    public long getLongVolatile(Object o, long offset) {
        return getLong(o, offset);
    }

    public void putLongVolatile(Object o, long offset, long value) {
        putLong(o, offset, value);
    }

    public void putOrderedLong(Object o, long offset, long value) {
        putLong(o, offset, value);
    }

    public Object getObjectVolatile(Object o, long offset) {
        return getObject(o, offset);
    }

    public void putObjectVolatile(Object o, long offset, Object value) {
        putObject(o, offset, value);
    }

    public void putOrderedObject(Object o, long offset, Object value) {
        putObject(o, offset, value);
    }

    public int getAndAddInt(Object o, long offset, int delta) {
        int old = getInt(o, offset);
        while (!compareAndSwapInt(o, offset, old, old + delta)) {
            old = getInt(o, offset);
        }
        return old;
    }

    public long getAndAddLong(Object o, long offset, long delta) {
        long old = getLong(o, offset);
        while (!compareAndSwapLong(o, offset, old, old + delta)) {
            old = getLong(o, offset);
        }
        return old;
    }

    public int getAndSetInt(Object o, long offset, int value) {
        int old = getInt(o, offset);
        while (!compareAndSwapInt(o, offset, old, value)) {
            old = getInt(o, offset);
        }
        return old;
    }

    public long getAndSetLong(Object o, long offset, long value) {
        long old = getLong(o, offset);
        while (!compareAndSwapLong(o, offset, old, value)) {
            old = getLong(o, offset);
        }
        return old;
    }

    public Object getAndSetObject(Object o, long offset, Object value) {
        Object old = getObject(o, offset);
        while (!compareAndSwapObject(o, offset, old, value)) {
            old = getObject(o, offset);
        }
        return old;
    }

    public void park(boolean absolute, long time) {
        if (absolute) {
            LockSupport.parkUntil(time);
        } else if (time == 0) {
            LockSupport.park();
        } else {
            LockSupport.parkNanos(time);
        }
    }

    public void unpark(Object thread) {
        LockSupport.unpark((Thread) thread);
    }

    public void loadFence() {
    }

    public void storeFence() {
    }

    public void fullFence() {
    }
}
