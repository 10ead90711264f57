package java.util;

import java.io.Serializable;

/** What a map can do with its set of entries alone. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    // Views are made on demand and kept; sub-classes of this package share the slots.
    transient Set<K> keySet;
    transient Collection<V> values;

    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Entry<K, V> find(Object key) {
        for (Entry<K, V> e : entrySet()) {
            K k = e.getKey();
            if (key == null ? k == null : key.equals(k)) {
                return e;
            }
        }
        return null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e : entrySet()) {
            V v = e.getValue();
            if (value == null ? v == null : value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Entry<K, V> e = it.next();
            K k = e.getKey();
            if (key == null ? k == null : key.equals(k)) {
                V old = e.getValue();
                it.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = new AbstractSet<K>() {
                public Iterator<K> iterator() {
                    final Iterator<Entry<K, V>> it = entrySet().iterator();
                    return new Iterator<K>() {
                        public boolean hasNext() {
                            return it.hasNext();
                        }

                        public K next() {
                            return it.next().getKey();
                        }

                        public void remove() {
                            it.remove();
                        }
                    };
                }

                public int size() {
                    return AbstractMap.this.size();
                }

                public boolean isEmpty() {
                    return AbstractMap.this.isEmpty();
                }

                public void clear() {
                    AbstractMap.this.clear();
                }

                public boolean contains(Object k) {
                    return AbstractMap.this.containsKey(k);
                }
            };
        }
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new AbstractCollection<V>() {
                public Iterator<V> iterator() {
                    final Iterator<Entry<K, V>> it = entrySet().iterator();
                    return new Iterator<V>() {
                        public boolean hasNext() {
                            return it.hasNext();
                        }

                        public V next() {
                            return it.next().getValue();
                        }

                        public void remove() {
                            it.remove();
                        }
                    };
                }

                public int size() {
                    return AbstractMap.this.size();
                }

                public boolean isEmpty() {
                    return AbstractMap.this.isEmpty();
                }

                public void clear() {
                    AbstractMap.this.clear();
                }

                public boolean contains(Object v) {
                    return AbstractMap.this.containsValue(v);
                }
            };
        }
        return values;
    }

    public abstract Set<Entry<K, V>> entrySet();

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Entry<K, V> e : entrySet()) {
                K k = e.getKey();
                V v = e.getValue();
                if (v == null ? m.get(k) != null || !m.containsKey(k) : !v.equals(m.get(k))) {
                    return false;
                }
            }
        } catch (ClassCastException incomparable) {
            return false;
        } catch (NullPointerException incomparable) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Entry<K, V> e : entrySet()) {
            h += e.hashCode();
        }
        return h;
    }

    public String toString() {
        Iterator<Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return "{}";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('{');
        for (;;) {
            Entry<K, V> e = it.next();
            K k = e.getKey();
            V v = e.getValue();
            if (k == this) {
                sb.append("(this Map)");
            } else {
                sb.append(k);
            }
            sb.append('=');
            if (v == this) {
                sb.append("(this Map)");
            } else {
                sb.append(v);
            }
            if (!it.hasNext()) {
                return sb.append('}').toString();
            }
            sb.append(", ");
        }
    }

    @SuppressWarnings("unchecked")
    protected Object clone() throws CloneNotSupportedException {
        AbstractMap<K, V> copy = (AbstractMap<K, V>) super.clone();
        copy.keySet = null;
        copy.values = null;
        return copy;
    }

    static boolean entryEquals(Entry<?, ?> e, Object o) {
        if (!(o instanceof Entry)) {
            return false;
        }
        Entry<?, ?> f = (Entry<?, ?>) o;
        return Objects.equals(e.getKey(), f.getKey()) && Objects.equals(e.getValue(), f.getValue());
    }

    /** An entry of its own, whose value can be set. */
    public static class SimpleEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = -8499721149061103585L;
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** An entry of its own that cannot change. */
    public static class SimpleImmutableEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = 7138329143949025153L;
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        public String toString() {
            return key + "=" + value;
        }
    }
}
