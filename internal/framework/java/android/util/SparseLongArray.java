package android.util;

/** A map from ints to longs, in sorted arrays. */
public class SparseLongArray implements Cloneable {
    private int[] mKeys;
    private long[] mValues;
    private int mSize;

    public SparseLongArray() {
        this(10);
    }

    public SparseLongArray(int initialCapacity) {
        mKeys = new int[initialCapacity];
        mValues = new long[initialCapacity];
        mSize = 0;
    }

    @Override
    public SparseLongArray clone() {
        try {
            SparseLongArray clone = (SparseLongArray) super.clone();
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

    public long get(int key) {
        return get(key, 0);
    }

    public long get(int key, long valueIfKeyNotFound) {
        int i = find(key);
        return i < 0 ? valueIfKeyNotFound : mValues[i];
    }

    public void delete(int key) {
        int i = find(key);
        if (i >= 0) {
            removeAt(i);
        }
    }

    public void removeAt(int index) {
        System.arraycopy(mKeys, index + 1, mKeys, index, mSize - (index + 1));
        System.arraycopy(mValues, index + 1, mValues, index, mSize - (index + 1));
        mSize--;
    }

    public void put(int key, long value) {
        int i = find(key);
        if (i >= 0) {
            mValues[i] = value;
        } else {
            insert(~i, key, value);
        }
    }

    private void insert(int at, int key, long value) {
        if (mSize == mKeys.length) {
            int n = mSize <= 4 ? 8 : mSize * 2;
            int[] keys = new int[n];
            long[] values = new long[n];
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

    public long valueAt(int index) {
        return mValues[index];
    }

    public void setValueAt(int index, long value) {
        mValues[index] = value;
    }

    public int indexOfKey(int key) {
        return find(key);
    }

    public int indexOfValue(long value) {
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

    public void append(int key, long value) {
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
