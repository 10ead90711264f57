package android.util;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;

/** A set in arrays, in the order of the elements' hash codes. */
public final class ArraySet<E> implements Collection<E>, Set<E> {
    private final ArrayMap<E, Object> mMap;

    public ArraySet() {
        this(0, false);
    }

    public ArraySet(int capacity) {
        this(capacity, false);
    }

    public ArraySet(int capacity, boolean identityHashCode) {
        mMap = new ArrayMap<E, Object>(Math.max(capacity, 0), identityHashCode);
    }

    public ArraySet(ArraySet<E> set) {
        this();
        if (set != null) {
            addAll(set);
        }
    }

    public ArraySet(Collection<E> set) {
        this();
        if (set != null) {
            addAll(set);
        }
    }

    @Override
    public void clear() {
        mMap.clear();
    }

    public void ensureCapacity(int minimumCapacity) {
        mMap.ensureCapacity(minimumCapacity);
    }

    @Override
    public boolean contains(Object key) {
        return mMap.containsKey(key);
    }

    public int indexOf(Object key) {
        return mMap.indexOfKey(key);
    }

    public E valueAt(int index) {
        return mMap.keyAt(index);
    }

    @Override
    public boolean isEmpty() {
        return mMap.isEmpty();
    }

    @Override
    public boolean add(E value) {
        if (mMap.indexOfKey(value) >= 0) {
            return false;
        }
        mMap.put(value, null);
        return true;
    }

    public void append(E value) {
        mMap.append(value, null);
    }

    public void addAll(ArraySet<? extends E> array) {
        for (int i = 0; i < array.size(); i++) {
            add(array.valueAt(i));
        }
    }

    @Override
    public boolean remove(Object object) {
        int index = indexOf(object);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public E removeAt(int index) {
        E old = valueAt(index);
        mMap.removeAt(index);
        return old;
    }

    public boolean removeAll(ArraySet<? extends E> array) {
        int before = size();
        for (int i = 0; i < array.size(); i++) {
            remove(array.valueAt(i));
        }
        return before != size();
    }

    @Override
    public int size() {
        return mMap.size();
    }

    @Override
    public Object[] toArray() {
        Object[] result = new Object[size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = valueAt(i);
        }
        return result;
    }

    @Override
    public <T> T[] toArray(T[] array) {
        int n = size();
        if (array.length < n) {
            array = (T[]) Array.newInstance(array.getClass().getComponentType(), n);
        }
        for (int i = 0; i < n; i++) {
            array[i] = (T) valueAt(i);
        }
        if (array.length > n) {
            array[n] = null;
        }
        return array;
    }

    @Override
    public boolean equals(Object object) {
        if (this == object) {
            return true;
        }
        if (!(object instanceof Set) || ((Set<?>) object).size() != size()) {
            return false;
        }
        return ((Set<?>) object).containsAll(this);
    }

    @Override
    public int hashCode() {
        int result = 0;
        for (int i = 0; i < size(); i++) {
            result += mMap.mHashes[i];
        }
        return result;
    }

    @Override
    public String toString() {
        if (isEmpty()) {
            return "{}";
        }
        StringBuilder buffer = new StringBuilder(size() * 14);
        buffer.append('{');
        for (int i = 0; i < size(); i++) {
            if (i > 0) {
                buffer.append(", ");
            }
            Object value = valueAt(i);
            if (value != this) {
                buffer.append(value);
            } else {
                buffer.append("(this Set)");
            }
        }
        buffer.append('}');
        return buffer.toString();
    }

    @Override
    public Iterator<E> iterator() {
        return mMap.keySet().iterator();
    }

    @Override
    public boolean containsAll(Collection<?> collection) {
        for (Object o : collection) {
            if (!contains(o)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean addAll(Collection<? extends E> collection) {
        boolean added = false;
        for (E value : collection) {
            added |= add(value);
        }
        return added;
    }

    @Override
    public boolean removeAll(Collection<?> collection) {
        boolean removed = false;
        for (Object value : collection) {
            removed |= remove(value);
        }
        return removed;
    }

    @Override
    public boolean retainAll(Collection<?> collection) {
        return mMap.retainAll(collection);
    }
}
