package java.util;

/** The entry that Map.entry makes: it does not change and has no nulls. */
final class KeyValueHolder<K, V> implements Map.Entry<K, V> {
    private final K key;
    private final V value;

    KeyValueHolder(K k, V v) {
        key = Objects.requireNonNull(k);
        value = Objects.requireNonNull(v);
    }

    @Override
    public K getKey() {
        return key;
    }

    @Override
    public V getValue() {
        return value;
    }

    @Override
    public V setValue(V v) {
        throw new UnsupportedOperationException("not supported");
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) o).getKey())
                && value.equals(((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
        return key.hashCode() ^ value.hashCode();
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
