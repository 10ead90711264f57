package android.util;

/** A map from ints to objects, in sorted arrays. */
public class SparseArray<E> implements Cloneable {
    private int[] mKeys;
    private Object[] mValues;
    private int mSize;

    public SparseArray() {
        this(10);
    }

    public SparseArray(int initialCapacity) {
        mKeys = new int[initialCapacity];
        mValues = new Object[initialCapacity];
        mSize = 0;
    }

    @Override
    public SparseArray<E> clone() {
        try {
            SparseArray<E> clone = (SparseArray<E>) super.clone();
            clone.mKeys = mKeys.clone();
            clone.mValues = mValues.clone();
            return clone;
        } catch (CloneNotSupportedException cnse) {
            return null;
        }
    }

    private int find(int key) {
        int lo = 0;
        int hi = mSize - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int m = mKeys[mid];
            if (m < key) {
                lo = mid + 1;
            } else if (m > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return ~lo;
    }

    public E get(int key) {
        return get(key, null);
    }

    public E get(int key, E valueIfKeyNotFound) {
        int i = find(key);
        return i < 0 ? valueIfKeyNotFound : (E) mValues[i];
    }

    public void delete(int key) {
        int i = find(key);
        if (i >= 0) {
            removeAt(i);
        }
    }

    public void remove(int key) {
        delete(key);
    }

    public E removeReturnOld(int key) {
        int i = find(key);
        if (i < 0) {
            return null;
        }
        E old = (E) mValues[i];
        removeAt(i);
        return old;
    }

    public void removeAtRange(int index, int size) {
        final int end = Math.min(mSize, index + size);
        for (int i = end - 1; i >= index; i--) {
            removeAt(i);
        }
    }

    public int indexOfValueByValue(E value) {
        for (int i = 0; i < mSize; i++) {
            if (value == null ? mValues[i] == null : value.equals(mValues[i])) {
                return i;
            }
        }
        return -1;
    }

    public void removeAt(int index) {
        // The platform marks a slot of its larger array, which changes nothing behind the end.
        if (index >= mSize && index < Math.max(mKeys.length, 10)) return;
        System.arraycopy(mKeys, index + 1, mKeys, index, mSize - (index + 1));
        System.arraycopy(mValues, index + 1, mValues, index, mSize - (index + 1));
        mSize--;
        mValues[mSize] = null;
    }

    public void put(int key, E value) {
        int i = find(key);
        if (i >= 0) {
            mValues[i] = value;
        } else {
            insert(~i, key, value);
        }
    }

    private void insert(int at, int key, E value) {
        if (mSize == mKeys.length) {
            int n = mSize <= 4 ? 8 : mSize * 2;
            int[] keys = new int[n];
            Object[] values = new Object[n];
            System.arraycopy(mKeys, 0, keys, 0, mSize);
            System.arraycopy(mValues, 0, values, 0, mSize);
            mKeys = keys;
            mValues = values;
        }
        System.arraycopy(mKeys, at, mKeys, at + 1, mSize - at);
        System.arraycopy(mValues, at, mValues, at + 1, mSize - at);
        mKeys[at] = key;
        mValues[at] = value;
        mSize++;
    }

    public int size() {
        return mSize;
    }

    public int keyAt(int index) {
        return mKeys[index];
    }

    public E valueAt(int index) {
        return (E) mValues[index];
    }

    public void setValueAt(int index, E value) {
        mValues[index] = value;
    }

    public int indexOfKey(int key) {
        return find(key);
    }

    public int indexOfValue(E value) {
        for (int i = 0; i < mSize; i++) {
            if (mValues[i] == value) {
                return i;
            }
        }
        return -1;
    }

    public void clear() {
        for (int i = 0; i < mSize; i++) {
            mValues[i] = null;
        }
        mSize = 0;
    }

    public void append(int key, E value) {
        if (mSize != 0 && key <= mKeys[mSize - 1]) {
            put(key, value);
            return;
        }
        insert(mSize, key, value);
    }

    @Override
    public String toString() {
        if (size() <= 0) {
            return "{}";
        }
        StringBuilder buffer = new StringBuilder(mSize * 28);
        buffer.append('{');
        for (int i = 0; i < mSize; i++) {
            if (i > 0) {
                buffer.append(", ");
            }
            buffer.append(mKeys[i]);
            buffer.append('=');
            Object value = valueAt(i);
            if (value != this) {
                buffer.append(value);
            } else {
                buffer.append("(this Map)");
            }
        }
        buffer.append('}');
        return buffer.toString();
    }
}
