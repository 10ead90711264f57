package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The synchronized hash table of the first generation. It walks its bins from the last to the first, a bin's newest
 * entry first.
 */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 1421746759512286392L;

    transient Entry<K, V>[] table;
    transient int count;
    private int threshold;
    private final float loadFactor;
    transient int modCount;
    private transient Set<K> keyView;
    private transient Set<Map.Entry<K, V>> entryView;
    private transient Collection<V> valueView;

    static final class Entry<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            if (v == null) {
                throw new NullPointerException();
            }
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return AbstractMap.entryEquals(this, o);
        }

        public int hashCode() {
            return hash ^ Objects.hashCode(value);
        }

        public String toString() {
            return key.toString() + "=" + value.toString();
        }
    }

    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        allocate(initialCapacity == 0 ? 1 : initialCapacity);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    @SuppressWarnings("unchecked")
    private void allocate(int capacity) {
        table = (Entry<K, V>[]) new Entry[capacity];
        threshold = (int) Math.min(capacity * loadFactor, Integer.MAX_VALUE - 8 + 1);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized Enumeration<K> keys() {
        return new KeyWalk(false);
    }

    public synchronized Enumeration<V> elements() {
        return new ValueWalk(false);
    }

    public synchronized boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (int i = table.length; i-- > 0;) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (e.value.equals(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    private Entry<K, V> find(Object key) {
        int h = key.hashCode();
        for (Entry<K, V> e = table[(h & 0x7fffffff) % table.length]; e != null; e = e.next) {
            if (e.hash == h && e.key.equals(key)) {
                return e;
            }
        }
        return null;
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    public synchronized V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    protected void rehash() {
        Entry<K, V>[] old = table;
        modCount++;
        allocate((old.length << 1) + 1);
        for (int i = old.length; i-- > 0;) {
            for (Entry<K, V> e = old[i]; e != null;) {
                Entry<K, V> next = e.next;
                int j = (e.hash & 0x7fffffff) % table.length;
                e.next = table[j];
                table[j] = e;
                e = next;
            }
        }
    }

    private void add(int h, K key, V value) {
        modCount++;
        if (count >= threshold) {
            rehash();
        }
        int i = (h & 0x7fffffff) % table.length;
        table[i] = new Entry<K, V>(h, key, value, table[i]);
        count++;
    }

    public synchronized V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.setValue(value);
        }
        add(key.hashCode(), key, value);
        return null;
    }

    public synchronized V remove(Object key) {
        int h = key.hashCode();
        int i = (h & 0x7fffffff) % table.length;
        Entry<K, V> before = null;
        for (Entry<K, V> e = table[i]; e != null; before = e, e = e.next) {
            if (e.hash == h && e.key.equals(key)) {
                unlink(i, before, e);
                V old = e.value;
                e.value = null;
                return old;
            }
        }
        return null;
    }

    private void unlink(int i, Entry<K, V> before, Entry<K, V> e) {
        modCount++;
        if (before == null) {
            table[i] = e.next;
        } else {
            before.next = e.next;
        }
        count--;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public synchronized void clear() {
        modCount++;
        Arrays.fill(table, null);
        count = 0;
    }

    @SuppressWarnings("unchecked")
    public synchronized Object clone() {
        Hashtable<K, V> copy;
        try {
            copy = (Hashtable<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.keyView = null;
        copy.entryView = null;
        copy.valueView = null;
        copy.table = (Entry<K, V>[]) new Entry[table.length];
        for (int i = 0; i < table.length; i++) {
            Entry<K, V> last = null;
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                Entry<K, V> n = new Entry<K, V>(e.hash, e.key, e.value, null);
                if (last == null) {
                    copy.table[i] = n;
                } else {
                    last.next = n;
                }
                last = n;
            }
        }
        copy.modCount = 0;
        return copy;
    }

    public synchronized String toString() {
        if (count == 0) {
            return "{}";
        }
        StringBuilder sb = new StringBuilder("{");
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            K k = e.getKey();
            V v = e.getValue();
            sb.append(k == this ? "(this Map)" : k.toString()).append('=').append(
                    v == this ? "(this Map)" : v.toString());
            if (it.hasNext()) {
                sb.append(", ");
            }
        }
        return sb.append('}').toString();
    }

    public Set<K> keySet() {
        if (keyView == null) {
            keyView = newKeyView();
        }
        return keyView;
    }

    private Set<K> newKeyView() {
        return Collections.synchronizedSubSet(new AbstractSet<K>() {
            public Iterator<K> iterator() {
                return new KeyWalk(true);
            }

            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                return containsKey(o);
            }

            public boolean remove(Object o) {
                return Hashtable.this.remove(o) != null;
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entryView == null) {
            entryView = newEntryView();
        }
        return entryView;
    }

    private Set<Map.Entry<K, V>> newEntryView() {
        return Collections.synchronizedSubSet(new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryWalk();
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
                return e != null && e.equals(o);
            }

            public boolean remove(Object o) {
                return contains(o) && Hashtable.this.remove(((Map.Entry<?, ?>) o).getKey()) != null;
            }

            public int size() {
                return count;
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Collection<V> values() {
        if (valueView == null) {
            valueView = newValueView();
        }
        return valueView;
    }

    private Collection<V> newValueView() {
        return Collections.synchronizedSubCollection(new AbstractCollection<V>() {
            public Iterator<V> iterator() {
                return new ValueWalk(true);
            }

            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> t = (Map<?, ?>) o;
        if (t.size() != count) {
            return false;
        }
        try {
            for (int i = 0; i < table.length; i++) {
                for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                    if (!e.value.equals(t.get(e.key))) {
                        return false;
                    }
                }
            }
        } catch (ClassCastException incomparable) {
            return false;
        } catch (NullPointerException incomparable) {
            return false;
        }
        return true;
    }

    public synchronized int hashCode() {
        int h = 0;
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                h += e.hashCode();
            }
        }
        return h;
    }

    public synchronized V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        // Unlike the iterators, from the first bin to the last.
        Entry<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                action.accept(e.key, e.value);
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        Entry<K, V>[] t = table;
        for (int i = 0; i < t.length; i++) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                e.value = Objects.requireNonNull(function.apply(e.key, e.value));
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        add(key.hashCode(), key, value);
        return null;
    }

    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) {
            return false;
        }
        remove(key);
        return true;
    }

    public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    private void unchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        unchanged(expected);
        if (v != null) {
            add(key.hashCode(), key, v);
        }
        return v;
    }

    private V store(Entry<K, V> e, K key, V v) {
        if (e == null) {
            if (v != null) {
                add(key.hashCode(), key, v);
            }
        } else if (v == null) {
            remove(key);
        } else {
            e.value = v;
        }
        return v;
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        int expected = modCount;
        V v = remappingFunction.apply(key, e.value);
        unchanged(expected);
        return store(e, key, v);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        int expected = modCount;
        V v = remappingFunction.apply(key, e == null ? null : e.value);
        unchanged(expected);
        return store(e, key, v);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e == null) {
            return store(null, key, value);
        }
        int expected = modCount;
        V v = remappingFunction.apply(e.value, value);
        unchanged(expected);
        return store(e, key, v);
    }

    /** Walks from the last bin to the first; as an enumeration it does not look for changes. */
    private abstract class Walk {
        private final Entry<K, V>[] t = table;
        private int index = t.length;
        private Entry<K, V> next;
        private Entry<K, V> last;
        private final boolean iterator;
        private int expected = modCount;

        Walk(boolean iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            while (next == null && index > 0) {
                next = t[--index];
            }
            return next != null;
        }

        public boolean hasMoreElements() {
            return hasNext();
        }

        final Entry<K, V> step() {
            if (iterator && modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = last.next;
            return last;
        }

        public void remove() {
            if (!iterator) {
                throw new UnsupportedOperationException();
            }
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            synchronized (Hashtable.this) {
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
                int i = (last.hash & 0x7fffffff) % table.length;
                Entry<K, V> before = null;
                for (Entry<K, V> e = table[i]; e != null; before = e, e = e.next) {
                    if (e == last) {
                        unlink(i, before, e);
                        expected = modCount;
                        last = null;
                        return;
                    }
                }
                throw new ConcurrentModificationException();
            }
        }
    }

    private final class KeyWalk extends Walk implements Iterator<K>, Enumeration<K> {
        KeyWalk(boolean iterator) {
            super(iterator);
        }

        public K next() {
            return step().key;
        }

        public K nextElement() {
            return step().key;
        }
    }

    private final class ValueWalk extends Walk implements Iterator<V>, Enumeration<V> {
        ValueWalk(boolean iterator) {
            super(iterator);
        }

        public V next() {
            return step().value;
        }

        public V nextElement() {
            return step().value;
        }
    }

    private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
        EntryWalk() {
            super(true);
        }

        public Map.Entry<K, V> next() {
            return step();
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(table.length);
        out.writeInt(count);
        for (Map.Entry<K, V> e : entrySet()) {
            out.writeObject(e.getKey());
            out.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = Math.max(11, Math.min(in.readInt(), 1 << 16));
        int n = in.readInt();
        table = new Hashtable<K, V>(length).table;
        threshold = (int) (length * loadFactor);
        for (int i = 0; i < n; i++) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            put(key, value);
        }
    }
}
