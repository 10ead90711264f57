package java.lang;

import java.util.WeakHashMap;

/** A value computed for each class when it is first asked for. */
public abstract class ClassValue<T> {
    private final WeakHashMap<Class<?>, Object[]> values = new WeakHashMap<Class<?>, Object[]>();

    protected ClassValue() {
    }

    protected abstract T computeValue(Class<?> type);

    public T get(Class<?> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        synchronized (values) {
            Object[] held = values.get(type);
            if (held != null) {
                return value(held);
            }
        }
        Object[] computed = {computeValue(type)};
        synchronized (values) {
            Object[] held = values.get(type);
            if (held == null) {
                values.put(type, computed);
                held = computed;
            }
            return value(held);
        }
    }

    @SuppressWarnings("unchecked")
    private T value(Object[] held) {
        return (T) held[0];
    }

    public void remove(Class<?> type) {
        synchronized (values) {
            values.remove(type);
        }
    }
}
