package android.util;

import java.util.Arrays;
import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** A map in two arrays, in the order of the keys' hash codes. */
public final class ArrayMap<K, V> implements Map<K, V> {
    public static final ArrayMap EMPTY = new ArrayMap(-1);

    int[] mHashes;
    Object[] mArray;
    int mSize;
    private final boolean mImmutable;
    private final boolean mIdentity;

    public ArrayMap() {
        this(0, false);
    }

    public ArrayMap(int capacity) {
        this(capacity, false);
    }

    public ArrayMap(int capacity, boolean identityHashCode) {
        mIdentity = identityHashCode;
        mImmutable = capacity < 0;
        mHashes = new int[Math.max(capacity, 0)];
        mArray = new Object[Math.max(capacity, 0) << 1];
    }

    public ArrayMap(ArrayMap<K, V> map) {
        this();
        if (map != null) {
            putAll(map);
        }
    }

    private int hashOf(Object key) {
        return key == null ? 0 : mIdentity ? System.identityHashCode(key) : key.hashCode();
    }

    private int indexOf(Object key, int hash) {
        int lo = 0;
        int hi = mSize - 1;
        int at = -1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int h = mHashes[mid];
            if (h < hash) {
                lo = mid + 1;
            } else if (h > hash) {
                hi = mid - 1;
            } else {
                at = mid;
                break;
            }
        }
        if (at < 0) {
            return ~lo;
        }
        if (same(key, mArray[at << 1])) {
            return at;
        }
        int end;
        for (end = at + 1; end < mSize && mHashes[end] == hash; end++) {
            if (same(key, mArray[end << 1])) {
                return end;
            }
        }
        for (int i = at - 1; i >= 0 && mHashes[i] == hash; i--) {
            if (same(key, mArray[i << 1])) {
                return i;
            }
        }
        return ~end;
    }

    private static boolean same(Object key, Object k) {
        return key == null ? k == null : key.equals(k);
    }

    @Override
    public void clear() {
        if (mSize > 0) {
            mHashes = new int[0];
            mArray = new Object[0];
            mSize = 0;
        }
    }

    public void erase() {
        for (int i = 0; i < mSize << 1; i++) {
            mArray[i] = null;
        }
        mSize = 0;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (mHashes.length < minimumCapacity) {
            mHashes = Arrays.copyOf(mHashes, minimumCapacity);
            mArray = Arrays.copyOf(mArray, minimumCapacity << 1);
        }
    }

    @Override
    public boolean containsKey(Object key) {
        return indexOfKey(key) >= 0;
    }

    public int indexOfKey(Object key) {
        return indexOf(key, hashOf(key));
    }

    int indexOfValue(Object value) {
        for (int i = 0; i < mSize; i++) {
            if (same(value, mArray[(i << 1) + 1])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean containsValue(Object value) {
        return indexOfValue(value) >= 0;
    }

    @Override
    public V get(Object key) {
        int i = indexOfKey(key);
        return i >= 0 ? (V) mArray[(i << 1) + 1] : null;
    }

    public K keyAt(int index) {
        return (K) mArray[index << 1];
    }

    public V valueAt(int index) {
        return (V) mArray[(index << 1) + 1];
    }

    public V setValueAt(int index, V value) {
        index = (index << 1) + 1;
        V old = (V) mArray[index];
        mArray[index] = value;
        return old;
    }

    @Override
    public boolean isEmpty() {
        return mSize <= 0;
    }

    @Override
    public V put(K key, V value) {
        int hash = hashOf(key);
        int index = indexOf(key, hash);
        if (index >= 0) {
            return setValueAt(index, value);
        }
        insert(~index, hash, key, value);
        return null;
    }

    private void insert(int index, int hash, K key, V value) {
        if (mImmutable) {
            throw new UnsupportedOperationException("ArrayMap is immutable");
        }
        if (mSize >= mHashes.length) {
            ensureCapacity(mSize >= 8 ? mSize + (mSize >> 1) : mSize >= 4 ? 8 : 4);
        }
        if (index < mSize) {
            System.arraycopy(mHashes, index, mHashes, index + 1, mSize - index);
            System.arraycopy(mArray, index << 1, mArray, (index + 1) << 1, (mSize - index) << 1);
        }
        mHashes[index] = hash;
        mArray[index << 1] = key;
        mArray[(index << 1) + 1] = value;
        mSize++;
    }

    public void append(K key, V value) {
        int hash = hashOf(key);
        if (mSize > 0 && mHashes[mSize - 1] > hash) {
            put(key, value);
            return;
        }
        if (mSize >= mHashes.length) {
            ensureCapacity(Math.max(4, mSize * 2));
        }
        mHashes[mSize] = hash;
        mArray[mSize << 1] = key;
        mArray[(mSize << 1) + 1] = value;
        mSize++;
    }

    public void validate() {
        for (int i = 1; i < mSize; i++) {
            for (int j = i - 1; j >= 0 && mHashes[j] == mHashes[i]; j--) {
                if (same(mArray[i << 1], mArray[j << 1])) {
                    throw new IllegalArgumentException("Duplicate key in ArrayMap: " + mArray[i << 1]);
                }
            }
        }
    }

    public void putAll(ArrayMap<? extends K, ? extends V> array) {
        int n = array.mSize;
        ensureCapacity(mSize + n);
        for (int i = 0; i < n; i++) {
            put(array.keyAt(i), array.valueAt(i));
        }
    }

    @Override
    public V remove(Object key) {
        int index = indexOfKey(key);
        return index >= 0 ? removeAt(index) : null;
    }

    public V removeAt(int index) {
        V old = (V) mArray[(index << 1) + 1];
        mSize--;
        if (index < mSize) {
            System.arraycopy(mHashes, index + 1, mHashes, index, mSize - index);
            System.arraycopy(mArray, (index + 1) << 1, mArray, index << 1, (mSize - index) << 1);
        }
        mArray[mSize << 1] = null;
        mArray[(mSize << 1) + 1] = null;
        return old;
    }

    @Override
    public int size() {
        return mSize;
    }

    @Override
    public boolean equals(Object object) {
        if (this == object) {
            return true;
        }
        if (!(object instanceof Map)) {
            return false;
        }
        Map<?, ?> map = (Map<?, ?>) object;
        if (size() != map.size()) {
            return false;
        }
        try {
            for (int i = 0; i < mSize; i++) {
                K key = keyAt(i);
                V mine = valueAt(i);
                Object theirs = map.get(key);
                if (mine == null) {
                    if (theirs != null || !map.containsKey(key)) {
                        return false;
                    }
                } else if (!mine.equals(theirs)) {
                    return false;
                }
            }
        } catch (NullPointerException ignored) {
            return false;
        } catch (ClassCastException ignored) {
            return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int result = 0;
        for (int i = 0; i < mSize; i++) {
            Object value = mArray[(i << 1) + 1];
            result += mHashes[i] ^ (value == null ? 0 : value.hashCode());
        }
        return result;
    }

    @Override
    public String toString() {
        if (isEmpty()) {
            return "{}";
        }
        StringBuilder buffer = new StringBuilder(mSize * 28);
        buffer.append('{');
        for (int i = 0; i < mSize; i++) {
            if (i > 0) {
                buffer.append(", ");
            }
            Object key = keyAt(i);
            if (key != this) {
                buffer.append(key);
            } else {
                buffer.append("(this Map)");
            }
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

    public boolean containsAll(Collection<?> collection) {
        for (Object o : collection) {
            if (!containsKey(o)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> map) {
        ensureCapacity(mSize + map.size());
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public boolean removeAll(Collection<?> collection) {
        boolean changed = false;
        for (Object o : collection) {
            int i = indexOfKey(o);
            if (i >= 0) {
                removeAt(i);
                changed = true;
            }
        }
        return changed;
    }

    public boolean retainAll(Collection<?> collection) {
        int before = mSize;
        for (int i = mSize - 1; i >= 0; i--) {
            if (!collection.contains(keyAt(i))) {
                removeAt(i);
            }
        }
        return before != mSize;
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    private final class Walk implements Iterator<Object>, Map.Entry<K, V> {
        private final int mKind;
        private int mEnd = mSize;
        private int mIndex = -1;
        private boolean mValid;

        Walk(int kind) {
            mKind = kind;
        }

        public boolean hasNext() {
            return mIndex < mEnd - 1;
        }

        public Object next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            mIndex++;
            mValid = true;
            return mKind == KEYS ? keyAt(mIndex) : mKind == VALUES ? valueAt(mIndex) : this;
        }

        public void remove() {
            if (!mValid) {
                throw new IllegalStateException();
            }
            ArrayMap.this.removeAt(mIndex);
            mIndex--;
            mEnd--;
            mValid = false;
        }

        private void check() {
            if (!mValid) {
                throw new IllegalStateException("This container does not support retaining Map.Entry objects");
            }
        }

        public K getKey() {
            check();
            return keyAt(mIndex);
        }

        public V getValue() {
            check();
            return valueAt(mIndex);
        }

        public V setValue(V value) {
            check();
            return setValueAt(mIndex, value);
        }

        @Override
        public boolean equals(Object o) {
            check();
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return same(e.getKey(), keyAt(mIndex)) && same(e.getValue(), valueAt(mIndex));
        }

        @Override
        public int hashCode() {
            check();
            K key = keyAt(mIndex);
            V value = valueAt(mIndex);
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        @Override
        public String toString() {
            return getKey() + "=" + getValue();
        }
    }

    private final class View<T> extends AbstractSet<T> {
        private final int mKind;

        View(int kind) {
            mKind = kind;
        }

        @Override
        public Iterator<T> iterator() {
            return (Iterator<T>) new Walk(mKind);
        }

        @Override
        public int size() {
            return mSize;
        }

        @Override
        public boolean contains(Object o) {
            if (mKind == KEYS) {
                return containsKey(o);
            }
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            int index = indexOfKey(e.getKey());
            return index >= 0 && same(valueAt(index), e.getValue());
        }

        @Override
        public boolean remove(Object o) {
            if (mKind != KEYS) {
                return super.remove(o);
            }
            int index = indexOfKey(o);
            if (index < 0) {
                return false;
            }
            removeAt(index);
            return true;
        }

        @Override
        public void clear() {
            ArrayMap.this.clear();
        }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new View<Map.Entry<K, V>>(ENTRIES);
    }

    @Override
    public Set<K> keySet() {
        return new View<K>(KEYS);
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override
            public Iterator<V> iterator() {
                return (Iterator<V>) (Iterator<?>) new Walk(VALUES);
            }

            @Override
            public int size() {
                return mSize;
            }
        };
    }
}
