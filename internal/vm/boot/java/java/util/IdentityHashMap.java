package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map whose keys are equal only if they are the same object: open addressing, key and value side by side. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    private static final long serialVersionUID = 8188218128353913216L;
    private static final Object NULL = new Object();

    private transient Object[] table;
    private int size;
    private transient int modCount;

    public IdentityHashMap() {
        table = new Object[64];
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
        int n = 4;
        while (n < (1 << 28) && n * 2 < expectedMaxSize * 3L) {
            n <<= 1;
        }
        table = new Object[n * 2];
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this((int) ((1 + m.size()) * 1.1));
        putAll(m);
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    private static Object unmask(Object key) {
        return key == NULL ? null : key;
    }

    private static int slot(Object key, int length) {
        int h = System.identityHashCode(key);
        return ((h << 1) - (h << 8)) & (length - 1);
    }

    /** The index of a key, or the complement of the free slot for it. */
    private int find(Object k) {
        Object[] t = table;
        int i = slot(k, t.length);
        for (;;) {
            Object at = t[i];
            if (at == k) {
                return i;
            }
            if (at == null) {
                return ~i;
            }
            i = (i + 2) & (t.length - 1);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        int i = find(mask(key));
        return i < 0 ? null : (V) table[i + 1];
    }

    public boolean containsKey(Object key) {
        return find(mask(key)) >= 0;
    }

    public boolean containsValue(Object value) {
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null && t[i + 1] == value) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Object k = mask(key);
        int i = find(k);
        if (i >= 0) {
            V old = (V) table[i + 1];
            table[i + 1] = value;
            return old;
        }
        if (size + 1 + ((size + 1) << 1) > table.length) {
            Object[] old = table;
            table = new Object[old.length * 2];
            for (int j = 0; j < old.length; j += 2) {
                if (old[j] != null) {
                    int n = ~find(old[j]);
                    table[n] = old[j];
                    table[n + 1] = old[j + 1];
                }
            }
            i = find(k);
        }
        modCount++;
        table[~i] = k;
        table[~i + 1] = value;
        size++;
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        int i = find(mask(key));
        if (i < 0) {
            return null;
        }
        V old = (V) table[i + 1];
        delete(i);
        return old;
    }

    public boolean remove(Object key, Object value) {
        int i = find(mask(key));
        if (i < 0 || table[i + 1] != value) {
            return false;
        }
        delete(i);
        return true;
    }

    /** Empties a slot and moves back what was pushed beyond it (Knuth 6.4, algorithm R). */
    private void delete(int d) {
        modCount++;
        size--;
        Object[] t = table;
        int n = t.length;
        t[d] = null;
        t[d + 1] = null;
        for (int i = (d + 2) & (n - 1); t[i] != null; i = (i + 2) & (n - 1)) {
            int r = slot(t[i], n);
            if ((i < r && (r <= d || d <= i)) || (r <= d && d <= i)) {
                t[d] = t[i];
                t[d + 1] = t[i + 1];
                t[i] = null;
                t[i + 1] = null;
                d = i;
            }
        }
    }

    public void clear() {
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o instanceof IdentityHashMap) {
            IdentityHashMap<?, ?> m = (IdentityHashMap<?, ?>) o;
            if (m.size() != size) {
                return false;
            }
            for (int i = 0; i < m.table.length; i += 2) {
                if (m.table[i] != null) {
                    int j = find(m.table[i]);
                    if (j < 0 || table[j + 1] != m.table[i + 1]) {
                        return false;
                    }
                }
            }
            return true;
        }
        return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    }

    public int hashCode() {
        int h = 0;
        for (int i = 0; i < table.length; i += 2) {
            if (table[i] != null) {
                h += System.identityHashCode(unmask(table[i])) ^ System.identityHashCode(table[i + 1]);
            }
        }
        return h;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
            copy.table = table.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                action.accept((K) unmask(t[i]), (V) t[i + 1]);
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                t[i + 1] = function.apply((K) unmask(t[i]), (V) t[i + 1]);
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private abstract class Walk {
        private int index;
        private Object last;
        private int expected = modCount;
        private Object[] t = table;

        public boolean hasNext() {
            while (index < t.length && t[index] == null) {
                index += 2;
            }
            return index < t.length;
        }

        final int step() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = t[index];
            index += 2;
            return index - 2;
        }

        final Object[] source() {
            return t;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            // Removal moves entries: the rest of the walk goes over a copy.
            if (t == table) {
                t = table.clone();
            }
            int i = find(last);
            last = null;
            delete(i);
            expected = modCount;
        }
    }

    private final class KeyIterator extends Walk implements Iterator<K> {
        @SuppressWarnings("unchecked")
        public K next() {
            return (K) unmask(source()[step()]);
        }
    }

    private final class ValueIterator extends Walk implements Iterator<V> {
        @SuppressWarnings("unchecked")
        public V next() {
            int i = step();
            return (V) source()[i + 1];
        }
    }

    private final class EntryIterator extends Walk implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            int i = step();
            return new Entry(source()[i], source()[i + 1]);
        }
    }

    private final class Entry implements Map.Entry<K, V> {
        private final Object key;
        private Object value;

        Entry(Object key, Object value) {
            this.key = key;
            this.value = value;
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            return (K) unmask(key);
        }

        @SuppressWarnings("unchecked")
        public V getValue() {
            int i = find(key);
            return (V) (i < 0 ? value : table[i + 1]);
        }

        public V setValue(V v) {
            V old = getValue();
            int i = find(key);
            if (i >= 0) {
                table[i + 1] = v;
            }
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == getKey()
                    && ((Map.Entry<?, ?>) o).getValue() == getValue();
        }

        public int hashCode() {
            return System.identityHashCode(getKey()) ^ System.identityHashCode(getValue());
        }

        public String toString() {
            return getKey() + "=" + getValue();
        }
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = new AbstractSet<K>() {
                public Iterator<K> iterator() {
                    return new KeyIterator();
                }

                public int size() {
                    return size;
                }

                public boolean contains(Object o) {
                    return containsKey(o);
                }

                public boolean remove(Object o) {
                    int n = size;
                    IdentityHashMap.this.remove(o);
                    return size != n;
                }

                // By identity, so not in terms of the other collection.
                public boolean removeAll(Collection<?> c) {
                    Objects.requireNonNull(c);
                    boolean changed = false;
                    for (Iterator<K> it = iterator(); it.hasNext();) {
                        if (c.contains(it.next())) {
                            it.remove();
                            changed = true;
                        }
                    }
                    return changed;
                }

                public void clear() {
                    IdentityHashMap.this.clear();
                }

                public int hashCode() {
                    int h = 0;
                    for (K k : this) {
                        h += System.identityHashCode(k);
                    }
                    return h;
                }
            };
        }
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new AbstractCollection<V>() {
                public Iterator<V> iterator() {
                    return new ValueIterator();
                }

                public int size() {
                    return size;
                }

                public boolean contains(Object o) {
                    return containsValue(o);
                }

                public boolean remove(Object o) {
                    for (Iterator<V> it = iterator(); it.hasNext();) {
                        if (it.next() == o) {
                            it.remove();
                            return true;
                        }
                    }
                    return false;
                }

                public void clear() {
                    IdentityHashMap.this.clear();
                }
            };
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryIterator();
            }

            public int size() {
                return size;
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                int i = find(mask(e.getKey()));
                return i >= 0 && table[i + 1] == e.getValue();
            }

            public boolean remove(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                return IdentityHashMap.this.remove(e.getKey(), e.getValue());
            }

            public void clear() {
                IdentityHashMap.this.clear();
            }
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        for (Map.Entry<K, V> e : entrySet()) {
            out.writeObject(e.getKey());
            out.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = size;
        table = new Object[64];
        size = 0;
        for (int i = 0; i < n; i++) {
            K key = (K) in.readObject();
            put(key, (V) in.readObject());
        }
    }
}
