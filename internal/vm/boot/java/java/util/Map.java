package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys with one value each. */
public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object o);

    int hashCode();

    /** One key and its value. */
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        boolean equals(Object o);

        int hashCode();

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return new EntryOrder<K, V>(true, Comparators.<Object>natural());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return new EntryOrder<K, V>(false, Comparators.<Object>natural());
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
            return new EntryOrder<K, V>(true, (Comparator<Object>) Objects.requireNonNull(cmp));
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
            return new EntryOrder<K, V>(false, (Comparator<Object>) Objects.requireNonNull(cmp));
        }
    }

    default V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v != null || containsKey(key) ? v : defaultValue;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            K k;
            V v;
            try {
                k = e.getKey();
                v = e.getValue();
            } catch (IllegalStateException gone) {
                throw new ConcurrentModificationException(gone);
            }
            action.accept(k, v);
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> e : entrySet()) {
            try {
                e.getKey();
            } catch (IllegalStateException gone) {
                throw new ConcurrentModificationException(gone);
            }
            V v = function.apply(e.getKey(), e.getValue());
            try {
                e.setValue(v);
            } catch (IllegalStateException gone) {
                throw new ConcurrentModificationException(gone);
            }
        }
    }

    default V putIfAbsent(K key, V value) {
        V v = get(key);
        return v != null ? v : put(key, value);
    }

    default boolean remove(Object key, Object value) {
        Object now = get(key);
        if (!Objects.equals(now, value) || (now == null && !containsKey(key))) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V oldValue, V newValue) {
        Object now = get(key);
        if (!Objects.equals(now, oldValue) || (now == null && !containsKey(key))) {
            return false;
        }
        put(key, newValue);
        return true;
    }

    default V replace(K key, V value) {
        V now = get(key);
        return now != null || containsKey(key) ? put(key, value) : now;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V v = get(key);
        if (v == null) {
            v = mappingFunction.apply(key);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V old = get(key);
        if (old == null) {
            return null;
        }
        V v = remappingFunction.apply(key, old);
        if (v != null) {
            put(key, v);
        } else {
            remove(key);
        }
        return v;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V old = get(key);
        V v = remappingFunction.apply(key, old);
        if (v != null) {
            put(key, v);
        } else if (old != null || containsKey(key)) {
            remove(key);
        }
        return v;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        V old = get(key);
        V v = old == null ? value : remappingFunction.apply(old, value);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    static <K, V> Map<K, V> of() {
        return ImmutableCollections.map();
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return ImmutableCollections.map(k1, v1);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ImmutableCollections.map(k1, v1, k2, v2);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
            K k6, V v6) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
            K k6, V v6, K k7, V v7) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
            K k6, V v6, K k7, V v7, K k8, V v8) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
            K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
            K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
        Object[] all = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            all[2 * i] = entries[i].getKey();
            all[2 * i + 1] = entries[i].getValue();
        }
        return ImmutableCollections.map(all);
    }

    static <K, V> Entry<K, V> entry(K k, V v) {
        return new KeyValueHolder<K, V>(k, v);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        return map instanceof ImmutableCollections.MapN ? (Map<K, V>) map
                : Map.<K, V>ofEntries((Entry[]) map.entrySet().toArray(new Entry[0]));
    }
}

/** Orders entries by their keys or by their values. */
final class EntryOrder<K, V> implements Comparator<Map.Entry<K, V>>, Serializable {
    private final boolean byKey;
    private final Comparator<Object> order;

    EntryOrder(boolean byKey, Comparator<Object> order) {
        this.byKey = byKey;
        this.order = order;
    }

    @Override
    public int compare(Map.Entry<K, V> a, Map.Entry<K, V> b) {
        return byKey ? order.compare(a.getKey(), b.getKey()) : order.compare(a.getValue(), b.getValue());
    }
}
