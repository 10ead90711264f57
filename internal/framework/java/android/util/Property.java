package android.util;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A value of objects that can be read and written by name. */
public abstract class Property<T, V> {
    private final String mName;
    private final Class<V> mType;

    public Property(Class<V> type, String name) {
        mName = name;
        mType = type;
    }

    public static <T, V> Property<T, V> of(Class<T> hostType, Class<V> valueType, String name) {
        return new Reflective<T, V>(hostType, valueType, name);
    }

    public boolean isReadOnly() {
        return false;
    }

    public void set(T object, V value) {
        throw new UnsupportedOperationException("Property " + getName() + " is read-only");
    }

    public abstract V get(T object);

    public String getName() {
        return mName;
    }

    public Class<V> getType() {
        return mType;
    }

    /** A property that is found by reflection: a getter and setter, or a field. */
    private static final class Reflective<T, V> extends Property<T, V> {
        private Method mGetter;
        private Method mSetter;
        private Field mField;

        Reflective(Class<T> host, Class<V> type, String name) {
            super(type, name);
            String cap = Character.toUpperCase(name.charAt(0)) + name.substring(1);
            mGetter = method(host, "get" + cap);
            if (mGetter == null) {
                mGetter = method(host, "is" + cap);
            }
            if (mGetter == null) {
                try {
                    mField = host.getField(name);
                    if (!fits(type, mField.getType())) {
                        throw new NoSuchPropertyException("Underlying type (" + mField.getType()
                                + ") does not match Property type (" + type + ")");
                    }
                    return;
                } catch (NoSuchFieldException e) {
                    throw new NoSuchPropertyException("No accessor method or field found for property with name " + name);
                }
            }
            Class<?> got = mGetter.getReturnType();
            if (!fits(type, got)) {
                throw new NoSuchPropertyException("Underlying type (" + got + ") does not match Property type (" + type + ")");
            }
            try {
                mSetter = host.getMethod("set" + cap, got);
            } catch (NoSuchMethodException e) {
                // Read only.
            }
        }

        private static Method method(Class<?> host, String name) {
            try {
                return host.getMethod(name);
            } catch (NoSuchMethodException e) {
                try {
                    Method m = host.getDeclaredMethod(name);
                    m.setAccessible(true);
                    return m;
                } catch (NoSuchMethodException e2) {
                    return null;
                }
            }
        }

        private static boolean fits(Class<?> type, Class<?> got) {
            if (type == got) {
                return true;
            }
            return got.isPrimitive() && ((got == float.class && type == Float.class) || (got == int.class && type == Integer.class)
                    || (got == boolean.class && type == Boolean.class) || (got == long.class && type == Long.class)
                    || (got == double.class && type == Double.class) || (got == short.class && type == Short.class)
                    || (got == byte.class && type == Byte.class) || (got == char.class && type == Character.class));
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
}
