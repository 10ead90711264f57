package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A map whose keys are one enum's constants: an array by ordinal. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
    private static final long serialVersionUID = 458661240069192865L;

    private final Class<K> keyType;
    private transient K[] universe;
    private transient Object[] vals;
    private transient boolean[] present;
    private transient int size;

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        this.universe = EnumSet.universe(keyType);
        this.vals = new Object[universe.length];
        this.present = new boolean[universe.length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this(m.keyType);
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        this(typeOf(m));
        putAll(m);
    }

    private static <K extends Enum<K>> Class<K> typeOf(Map<K, ?> m) {
        if (m instanceof EnumMap) {
            return ((EnumMap<K, ?>) m).keyType;
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        return m.keySet().iterator().next().getDeclaringClass();
    }

    public int size() {
        return size;
    }

    private int indexOf(Object key) {
        if (!(key instanceof Enum) || ((Enum<?>) key).getDeclaringClass() != keyType) {
            return -1;
        }
        int i = ((Enum<?>) key).ordinal();
        return present[i] ? i : -1;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < vals.length; i++) {
            if (present[i] && Objects.equals(value, vals[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return indexOf(key) >= 0;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        int i = indexOf(key);
        return i < 0 ? null : (V) vals[i];
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Class<?> c = key.getClass();
        if (c != keyType && c.getSuperclass() != keyType) {
            throw new ClassCastException(c + " != " + keyType);
        }
        int i = key.ordinal();
        V old = (V) vals[i];
        vals[i] = value;
        if (!present[i]) {
            present[i] = true;
            size++;
        }
        return old;
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        int i = indexOf(key);
        if (i < 0) {
            return null;
        }
        V old = (V) vals[i];
        drop(i);
        return old;
    }

    private void drop(int i) {
        vals[i] = null;
        present[i] = false;
        size--;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m instanceof EnumMap) {
            EnumMap<?, ?> em = (EnumMap<?, ?>) m;
            if (em.keyType != keyType && !em.isEmpty()) {
                throw new ClassCastException(em.keyType + " != " + keyType);
            }
        }
        super.putAll(m);
    }

    public void clear() {
        Arrays.fill(vals, null);
        Arrays.fill(present, false);
        size = 0;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryIterator();
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                int i = indexOf(e.getKey());
                return i >= 0 && Objects.equals(vals[i], e.getValue());
            }

            public boolean remove(Object o) {
                if (!contains(o)) {
                    return false;
                }
                drop(((Enum<?>) ((Map.Entry<?, ?>) o).getKey()).ordinal());
                return true;
            }

            public int size() {
                return size;
            }

            public void clear() {
                EnumMap.this.clear();
            }
        };
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int index;
        private Entry last;

        public boolean hasNext() {
            while (index < vals.length && !present[index]) {
                index++;
            }
            return index != vals.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = new Entry(index++);
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (present[last.index]) {
                drop(last.index);
            }
            last.index = -1;
            last = null;
        }
    }

    private final class Entry implements Map.Entry<K, V> {
        private int index;

        Entry(int index) {
            this.index = index;
        }

        private void check() {
            if (index < 0) {
                throw new IllegalStateException("Entry was removed");
            }
        }

        public K getKey() {
            check();
            return universe[index];
        }

        @SuppressWarnings("unchecked")
        public V getValue() {
            check();
            return (V) vals[index];
        }

        @SuppressWarnings("unchecked")
        public V setValue(V value) {
            check();
            V old = (V) vals[index];
            vals[index] = value;
            return old;
        }

        public boolean equals(Object o) {
            return index < 0 ? o == this : entryEquals(this, o);
        }

        public int hashCode() {
            return index < 0 ? super.hashCode() : universe[index].hashCode() ^ Objects.hashCode(vals[index]);
        }

        public String toString() {
            return index < 0 ? super.toString() : universe[index] + "=" + vals[index];
        }
    }

    @SuppressWarnings("unchecked")
    public EnumMap<K, V> clone() {
        try {
            EnumMap<K, V> copy = (EnumMap<K, V>) super.clone();
            copy.vals = vals.clone();
            copy.present = present.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < vals.length; i++) {
            if (present[i]) {
                out.writeObject(universe[i]);
                out.writeObject(vals[i]);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        universe = EnumSet.universe(keyType);
        vals = new Object[universe.length];
        present = new boolean[universe.length];
        for (int n = in.readInt(); n > 0; n--) {
            K key = (K) in.readObject();
            put(key, (V) in.readObject());
        }
    }
}
