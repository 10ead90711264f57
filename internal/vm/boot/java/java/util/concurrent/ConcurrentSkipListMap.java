package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A sorted map that many threads may change: a tree and a lock. Walks look up the next key, so that they see changes
 * ahead of them.
 */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V>,
        Cloneable, Serializable {
    private static final long serialVersionUID = -8627078645895051609L;
    private NavigableMap<K, V> m;
    private Object lock;
    private transient NavigableSet<K> keyView;
    private transient Collection<V> valueView;
    private transient Set<Map.Entry<K, V>> entryView;

    public ConcurrentSkipListMap() {
        this(new TreeMap<K, V>(), null);
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        this(new TreeMap<K, V>(comparator), null);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this(new TreeMap<K, V>(m.comparator()), null);
        putAll(m);
    }

    /** The map itself, or a view that shares its lock. */
    private ConcurrentSkipListMap(NavigableMap<K, V> m, Object lock) {
        this.m = m;
        this.lock = lock == null ? m : lock;
    }

    @SuppressWarnings("unchecked")
    public ConcurrentSkipListMap<K, V> clone() {
        ConcurrentSkipListMap<K, V> copy = new ConcurrentSkipListMap<K, V>(comparator());
        copy.putAll(this);
        return copy;
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    public V get(Object key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.get(key);
        }
    }

    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public V put(K key, V value) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.put(key, value);
        }
    }

    public V remove(Object key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.remove(key);
        }
    }

    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            return m.containsValue(value);
        }
    }

    public int size() {
        synchronized (lock) {
            return m.size();
        }
    }

    public boolean isEmpty() {
        synchronized (lock) {
            return m.isEmpty();
        }
    }

    public void clear() {
        synchronized (lock) {
            m.clear();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        return ConcurrentNavigableMap.super.computeIfAbsent(Objects.requireNonNull(key), f);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return ConcurrentNavigableMap.super.computeIfPresent(Objects.requireNonNull(key), f);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return ConcurrentNavigableMap.super.compute(Objects.requireNonNull(key), f);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        return ConcurrentNavigableMap.super.merge(Objects.requireNonNull(key), value, f);
    }

    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            V old = get(key);
            return old == null ? put(key, value) : old;
        }
    }

    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            V now = m.get(key);
            if (value == null || now == null || !value.equals(now)) {
                return false;
            }
            m.remove(key);
            return true;
        }
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        synchronized (lock) {
            V now = get(key);
            if (now == null || !oldValue.equals(now)) {
                return false;
            }
            m.put(key, newValue);
            return true;
        }
    }

    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            return get(key) == null ? null : m.put(key, value);
        }
    }

    public Comparator<? super K> comparator() {
        return m.comparator();
    }

    public K firstKey() {
        synchronized (lock) {
            return m.firstKey();
        }
    }

    public K lastKey() {
        synchronized (lock) {
            return m.lastKey();
        }
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.lowerEntry(key);
        }
    }

    public K lowerKey(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.lowerKey(key);
        }
    }

    public Map.Entry<K, V> floorEntry(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.floorEntry(key);
        }
    }

    public K floorKey(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.floorKey(key);
        }
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.ceilingEntry(key);
        }
    }

    public K ceilingKey(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.ceilingKey(key);
        }
    }

    public Map.Entry<K, V> higherEntry(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.higherEntry(key);
        }
    }

    public K higherKey(K key) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            return m.higherKey(key);
        }
    }

    public Map.Entry<K, V> firstEntry() {
        synchronized (lock) {
            return m.firstEntry();
        }
    }

    public Map.Entry<K, V> lastEntry() {
        synchronized (lock) {
            return m.lastEntry();
        }
    }

    public Map.Entry<K, V> pollFirstEntry() {
        synchronized (lock) {
            return m.pollFirstEntry();
        }
    }

    public Map.Entry<K, V> pollLastEntry() {
        synchronized (lock) {
            return m.pollLastEntry();
        }
    }

    private ConcurrentNavigableMap<K, V> view(NavigableMap<K, V> part) {
        return new ConcurrentSkipListMap<K, V>(part, lock);
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return view(m.subMap(Objects.requireNonNull(from), fromInclusive, Objects.requireNonNull(to), toInclusive));
    }

    public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
        return view(m.headMap(Objects.requireNonNull(to), inclusive));
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return view(m.tailMap(Objects.requireNonNull(from), inclusive));
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public ConcurrentNavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public ConcurrentNavigableMap<K, V> descendingMap() {
        return view(m.descendingMap());
    }

    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        if (keyView == null) {
            keyView = new ConcurrentSkipListSet<K>(this, true);
        }
        return keyView;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    /** Walks from key to key. */
    private final class Walk implements Iterator<Map.Entry<K, V>> {
        private Map.Entry<K, V> next = firstEntry();
        private Map.Entry<K, V> last;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = higherEntry(last.getKey());
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentSkipListMap.this.remove(last.getKey());
            last = null;
        }
    }

    Iterator<K> keys() {
        final Iterator<Map.Entry<K, V>> it = new Walk();
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

    public Collection<V> values() {
        if (valueView == null) {
            valueView = newValueView();
        }
        return valueView;
    }

    private Collection<V> newValueView() {
        return new AbstractCollection<V>() {
            public Iterator<V> iterator() {
                final Iterator<Map.Entry<K, V>> it = new Walk();
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

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public int size() {
                return ConcurrentSkipListMap.this.size();
            }

            public void clear() {
                ConcurrentSkipListMap.this.clear();
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entryView == null) {
            entryView = newEntryView();
        }
        return entryView;
    }

    private Set<Map.Entry<K, V>> newEntryView() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walk();
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                V v = get(e.getKey());
                return v != null && v.equals(e.getValue());
            }

            public boolean remove(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                return ConcurrentSkipListMap.this.remove(e.getKey(), e.getValue());
            }

            public int size() {
                return ConcurrentSkipListMap.this.size();
            }

            public void clear() {
                ConcurrentSkipListMap.this.clear();
            }
        };
    }
}
