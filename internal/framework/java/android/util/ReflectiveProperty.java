package android.util;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A property by getters and setters, or a public field, of a name. */
class ReflectiveProperty<T, V> extends Property<T, V> {
    private Method mGetter;
    private Method mSetter;
    private Field mField;

    ReflectiveProperty(Class<T> host, Class<V> type, String name) {
        super(type, name);
        String upper = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        mGetter = method(host, "get" + upper);
        if (mGetter == null) {
            mGetter = method(host, "is" + upper);
        }
        if (mGetter == null) {
            try {
                mField = host.getField(name);
            } catch (NoSuchFieldException e) {
                throw new NoSuchPropertyException("No accessor method or field found for property with name " + name);
            }
            if (!fits(type, mField.getType())) {
                throw new NoSuchPropertyException("Underlying type (" + mField.getType() + ") does not match Property type (" + type + ")");
            }
            return;
        }
        Class<?> found = mGetter.getReturnType();
        if (!fits(type, found)) {
            throw new NoSuchPropertyException("Underlying type (" + found + ") does not match Property type (" + type + ")");
        }
        try {
            mSetter = host.getMethod("set" + upper, found);
        } catch (NoSuchMethodException e) {
            mSetter = null;
        }
    }

    private static Method method(Class<?> host, String name) {
        try {
            return host.getMethod(name);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static boolean fits(Class<?> type, Class<?> found) {
        if (found == type) {
            return true;
        }
        return found.isPrimitive() && (found == float.class && type == Float.class || found == int.class && type == Integer.class
                || found == boolean.class && type == Boolean.class || found == long.class && type == Long.class
                || found == double.class && type == Double.class || found == short.class && type == Short.class
                || found == byte.class && type == Byte.class || found == char.class && type == Character.class);
    }

    @Override
    public void set(T object, V value) {
        try {
            if (mSetter != null) {
                mSetter.invoke(object, value);
            } else if (mField != null) {
                mField.set(object, value);
            } else {
                throw new UnsupportedOperationException("Property " + getName() + " is read-only");
            }
        } catch (IllegalAccessException e) {
            throw new AssertionError();
        } catch (InvocationTargetException e) {
            throw new RuntimeException(e.getCause());
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public V get(T object) {
        try {
            return (V) (mGetter != null ? mGetter.invoke(object) : mField.get(object));
        } catch (IllegalAccessException e) {
            throw new AssertionError();
        } catch (InvocationTargetException e) {
            throw new RuntimeException(e.getCause());
        }
    }

    @Override
    public boolean isReadOnly() {
        return mSetter == null && mField == null;
    }
}
