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
