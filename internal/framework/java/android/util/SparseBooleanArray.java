package android.util;

/** A map from ints to booleans, in sorted arrays. */
public class SparseBooleanArray implements Cloneable {
    private int[] mKeys;
    private boolean[] mValues;
    private int mSize;

    public SparseBooleanArray() {
        this(10);
    }

    public SparseBooleanArray(int initialCapacity) {
        mKeys = new int[initialCapacity];
        mValues = new boolean[initialCapacity];
        mSize = 0;
    }

    @Override
    public SparseBooleanArray clone() {
        try {
            SparseBooleanArray clone = (SparseBooleanArray) super.clone();
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

    public boolean get(int key) {
        return get(key, false);
    }

    public boolean get(int key, boolean valueIfKeyNotFound) {
        int i = find(key);
        return i < 0 ? valueIfKeyNotFound : mValues[i];
    }

    public void delete(int key) {
        int i = find(key);
        if (i >= 0) {
            removeAt(i);
        }
    }

    @Override
    public int hashCode() {
        int hashCode = mSize;
        for (int i = 0; i < mSize; i++) {
            hashCode = 31 * hashCode + mKeys[i] | (mValues[i] ? 1 : 0);
        }
        return hashCode;
    }

    @Override
    public boolean equals(Object that) {
        if (this == that) {
            return true;
        }
        if (!(that instanceof SparseBooleanArray)) {
            return false;
        }
        SparseBooleanArray other = (SparseBooleanArray) that;
        if (mSize != other.mSize) {
            return false;
        }
        for (int i = 0; i < mSize; i++) {
            if (mKeys[i] != other.mKeys[i] || mValues[i] != other.mValues[i]) {
                return false;
            }
        }
        return true;
    }

    public void removeAt(int index) {
        System.arraycopy(mKeys, index + 1, mKeys, index, mSize - (index + 1));
        System.arraycopy(mValues, index + 1, mValues, index, mSize - (index + 1));
        mSize--;
    }

    public void put(int key, boolean value) {
        int i = find(key);
        if (i >= 0) {
            mValues[i] = value;
        } else {
            insert(~i, key, value);
        }
    }

    private void insert(int at, int key, boolean value) {
        if (mSize == mKeys.length) {
            int n = mSize <= 4 ? 8 : mSize * 2;
            int[] keys = new int[n];
            boolean[] values = new boolean[n];
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

    public boolean valueAt(int index) {
        return mValues[index];
    }

    public void setValueAt(int index, boolean value) {
        mValues[index] = value;
    }

    public int indexOfKey(int key) {
        return find(key);
    }

    public int indexOfValue(boolean value) {
        for (int i = 0; i < mSize; i++) {
            if (mValues[i] == value) {
                return i;
            }
        }
        return -1;
    }

    public void clear() {
        mSize = 0;
    }

    public void append(int key, boolean value) {
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
            buffer.append(mValues[i]);
        }
        buffer.append('}');
        return buffer.toString();
    }
}
