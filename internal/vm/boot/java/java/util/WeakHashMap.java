package java.util;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A hash map that forgets keys nobody else holds. It walks its bins from the last to the first. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final Object NULL = new Object();

    private Entry<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    private final ReferenceQueue<Object> queue = new ReferenceQueue<Object>();
    private int modCount;

    private static final class Entry<K, V> extends WeakReference<Object> implements Map.Entry<K, V> {
        V value;
        final int hash;
        Entry<K, V> next;

        Entry(Object key, V value, ReferenceQueue<Object> queue, int hash, Entry<K, V> next) {
            super(key, queue);
            this.value = value;
            this.hash = hash;
            this.next = next;
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            Object k = get();
            return (K) (k == NULL ? null : k);
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(value);
        }

        public String toString() {
            return getKey() + "=" + value;
        }
    }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        allocate(HashMap.tableSizeFor(initialCapacity));
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    private void allocate(int capacity) {
        table = (Entry<K, V>[]) new Entry[capacity];
        threshold = (int) (capacity * loadFactor);
    }

    private static int hash(Object k) {
        int h = k.hashCode();
        h ^= (h >>> 20) ^ (h >>> 12);
        return h ^ (h >>> 7) ^ (h >>> 4);
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    private void expunge() {
        for (Object gone = queue.poll(); gone != null; gone = queue.poll()) {
            @SuppressWarnings("unchecked")
            Entry<K, V> e = (Entry<K, V>) gone;
            unlink(e);
        }
    }

    private boolean unlink(Entry<K, V> e) {
        int i = e.hash & (table.length - 1);
        Entry<K, V> before = null;
        for (Entry<K, V> p = table[i]; p != null; before = p, p = p.next) {
            if (p == e) {
                if (before == null) {
                    table[i] = e.next;
                } else {
                    before.next = e.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    private Entry<K, V> find(Object key) {
        expunge();
        Object k = mask(key);
        int h = hash(k);
        for (Entry<K, V> e = table[h & (table.length - 1)]; e != null; e = e.next) {
            if (e.hash == h) {
                Object mine = e.get();
                if (mine == k || k.equals(mine)) {
                    return e;
                }
            }
        }
        return null;
    }

    public int size() {
        if (size != 0) {
            expunge();
        }
        return size;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.setValue(value);
        }
        modCount++;
        Object k = mask(key);
        int h = hash(k);
        int i = h & (table.length - 1);
        table[i] = new Entry<K, V>(k, value, queue, h, table[i]);
        if (++size >= threshold) {
            resize(table.length * 2);
        }
        return null;
    }

    private void resize(int capacity) {
        Entry<K, V>[] old = table;
        allocate(capacity);
        for (int j = 0; j < old.length; j++) {
            for (Entry<K, V> e = old[j]; e != null;) {
                Entry<K, V> next = e.next;
                if (e.get() == null) {
                    size--;
                } else {
                    int i = e.hash & (capacity - 1);
                    e.next = table[i];
                    table[i] = e;
                }
                e = next;
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n > threshold) {
            int target = (int) (n / loadFactor + 1);
            int capacity = table.length;
            while (capacity < target) {
                capacity <<= 1;
            }
            if (capacity > table.length) {
                resize(capacity);
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        modCount++;
        unlink(e);
        return e.value;
    }

    public void clear() {
        modCount++;
        expunge();
        Arrays.fill(table, null);
        size = 0;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        expunge();
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                Object k = e.get();
                if (k != null) {
                    action.accept(e.getKey(), e.value);
                }
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        expunge();
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (e.get() != null) {
                    e.value = function.apply(e.getKey(), e.value);
                }
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    private final class Walk implements Iterator<Map.Entry<K, V>> {
        private int index = isEmpty() ? 0 : table.length;
        private Entry<K, V> entry;
        private Entry<K, V> last;
        private int expected = modCount;
        // Held so that the key does not vanish between hasNext() and the caller's use of it.
        private Object nextKey;
        private Object lastKey;

        public boolean hasNext() {
            while (nextKey == null) {
                while (entry == null && index > 0) {
                    entry = table[--index];
                }
                if (entry == null) {
                    lastKey = null;
                    return false;
                }
                nextKey = entry.get();
                if (nextKey == null) {
                    entry = entry.next;
                }
            }
            return true;
        }

        public Map.Entry<K, V> next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = entry;
            entry = entry.next;
            lastKey = nextKey;
            nextKey = null;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            modCount++;
            unlink(last);
            expected = modCount;
            last = null;
            lastKey = null;
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walk();
            }

            public int size() {
                return WeakHashMap.this.size();
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
                return e != null && e.equals(o);
            }

            public boolean remove(Object o) {
                return contains(o) && unlinkKey(((Map.Entry<?, ?>) o).getKey());
            }

            public void clear() {
                WeakHashMap.this.clear();
            }
        };
    }

    private boolean unlinkKey(Object key) {
        Entry<K, V> e = find(key);
        modCount++;
        return e != null && unlink(e);
    }
}
