package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

/**
 * A hash map that many threads may change. Changes hold the map's lock, but while a function computes a value only its
 * key is held; reads and walks take no lock, they see a chain as it is when they pass. The order is Java's: a new node
 * ends its bin, and growth turns round all of a bin but its tail of nodes that move together.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final int MAX_CAPACITY = 1 << 30;

    transient volatile Node<K, V>[] table;
    private transient volatile int count;
    /** Size at which the table grows; before there is a table, its first capacity (0: the default). */
    private transient int threshold;
    private transient Object lock = new Object(); // new after deserialization, otherwise constant
    private transient KeySetView<K, V> keyView;
    private transient Collection<V> valueView;
    private transient Set<Map.Entry<K, V>> entryView;

    static final class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        volatile V val;
        volatile Node<K, V> next;

        Node(int hash, K key, V val, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.val = val;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return val;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public int hashCode() {
            return key.hashCode() ^ val.hashCode();
        }

        public boolean equals(Object o) {
            return sameEntry(this, o);
        }

        public String toString() {
            return key + "=" + val;
        }
    }

    private static boolean sameEntry(Map.Entry<?, ?> a, Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> b = (Map.Entry<?, ?>) o;
        return a.getKey().equals(b.getKey()) && a.getValue().equals(b.getValue());
    }

    /** What an iterator gives: setting its value writes through to the map. */
    private static final class MapEntry<K, V> implements Map.Entry<K, V> {
        private final K key;
        private V val;
        private final ConcurrentHashMap<K, V> map;

        MapEntry(K key, V val, ConcurrentHashMap<K, V> map) {
            this.key = key;
            this.val = val;
            this.map = map;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return val;
        }

        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = val;
            val = value;
            map.put(key, value);
            return old;
        }

        public int hashCode() {
            return key.hashCode() ^ val.hashCode();
        }

        public boolean equals(Object o) {
            return sameEntry(this, o);
        }

        public String toString() {
            return key + "=" + val;
        }
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException();
        }
        threshold = initialCapacity >= (MAX_CAPACITY >>> 1) ? MAX_CAPACITY
                : powerOfTwo(initialCapacity + (initialCapacity >>> 1) + 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        int n = Math.max(initialCapacity, concurrencyLevel);
        long size = (long) (1.0 + (long) n / loadFactor);
        threshold = size >= MAX_CAPACITY ? MAX_CAPACITY : powerOfTwo((int) size);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        threshold = 16;
        putAll(m);
    }

    private static int powerOfTwo(int n) {
        return n >= MAX_CAPACITY ? MAX_CAPACITY : n <= 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
    }

    private static int spread(int h) {
        return (h ^ (h >>> 16)) & 0x7fffffff;
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] tableForUpdate() {
        Node<K, V>[] t = table;
        if (t == null) {
            int n = threshold > 0 ? threshold : 16;
            t = (Node<K, V>[]) new Node[n];
            threshold = n - (n >>> 2);
            table = t;
        }
        return t;
    }

    /** Doubles the table. */
    @SuppressWarnings("unchecked")
    private void grow() {
        Node<K, V>[] old = table;
        int n = old.length;
        if (n >= MAX_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        Node<K, V>[] t = (Node<K, V>[]) new Node[n << 1];
        for (int i = 0; i < n; i++) {
            Node<K, V> first = old[i];
            if (first == null) {
                continue;
            }
            // The tail of nodes that go to the same bin is kept as it is.
            int runBit = first.hash & n;
            Node<K, V> run = first;
            for (Node<K, V> p = first.next; p != null; p = p.next) {
                int b = p.hash & n;
                if (b != runBit) {
                    runBit = b;
                    run = p;
                }
            }
            Node<K, V> low = runBit == 0 ? run : null;
            Node<K, V> high = runBit == 0 ? null : run;
            for (Node<K, V> p = first; p != run; p = p.next) {
                if ((p.hash & n) == 0) {
                    low = new Node<K, V>(p.hash, p.key, p.val, low);
                } else {
                    high = new Node<K, V>(p.hash, p.key, p.val, high);
                }
            }
            t[i] = low;
            t[i + n] = high;
        }
        table = t;
        threshold = (n << 1) - (n >>> 1);
    }

    private void growTo(int size) {
        int capacity = size >= (MAX_CAPACITY >>> 1) ? MAX_CAPACITY : powerOfTwo(size + (size >>> 1) + 1);
        if (table == null) {
            threshold = Math.max(threshold > 0 ? threshold : 16, capacity);
            tableForUpdate();
            return;
        }
        while (capacity > threshold && table.length < MAX_CAPACITY) {
            grow();
        }
    }

    private Node<K, V> find(Object key) {
        int h = spread(key.hashCode());
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        for (Node<K, V> e = t[h & (t.length - 1)]; e != null; e = e.next) {
            if (e.hash == h) {
                K k = e.key;
                if (k == key || key.equals(k)) {
                    return e;
                }
            }
        }
        return null;
    }

    /** Adds a node for a key that is not there. */
    private void add(K key, V value) {
        int h = spread(key.hashCode());
        Node<K, V>[] t = tableForUpdate();
        int i = h & (t.length - 1);
        Node<K, V> n = new Node<K, V>(h, key, value, null);
        Node<K, V> e = t[i];
        int bin = 1;
        if (e == null) {
            t[i] = n;
        } else {
            while (e.next != null) {
                e = e.next;
                bin++;
            }
            e.next = n;
        }
        if (bin >= 8 && t.length < 64) {
            // A long chain in a small table makes it grow.
            growTo(t.length << 1);
        }
        count++;
        while (count >= threshold && table.length < MAX_CAPACITY) {
            grow();
        }
    }

    private void unlink(Node<K, V> gone) {
        Node<K, V>[] t = table;
        int i = gone.hash & (t.length - 1);
        Node<K, V> before = null;
        for (Node<K, V> e = t[i]; e != null; before = e, e = e.next) {
            if (e == gone) {
                if (before == null) {
                    t[i] = e.next;
                } else {
                    before.next = e.next;
                }
                count--;
                return;
            }
        }
    }

    public int size() {
        return count;
    }

    public boolean isEmpty() {
        return count <= 0;
    }

    public long mappingCount() {
        return count;
    }

    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.val;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            V v = w.step().val;
            if (v == value || value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    private V put(K key, V value, boolean onlyIfAbsent) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        synchronized (lock) {
            settle(key);
            Node<K, V> e = find(key);
            if (e == null) {
                add(key, value);
                return null;
            }
            V old = e.val;
            if (!onlyIfAbsent) {
                e.val = value;
            }
            return old;
        }
    }

    public V put(K key, V value) {
        return put(key, value, false);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, true);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        synchronized (lock) {
            growTo(m.size());
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue(), false);
        }
    }

    public V remove(Object key) {
        synchronized (lock) {
            settle(key);
            Node<K, V> e = find(key);
            if (e == null) {
                return null;
            }
            unlink(e);
            return e.val;
        }
    }

    public boolean remove(Object key, Object value) {
        if (key == null) {
            throw new NullPointerException();
        }
        synchronized (lock) {
            settle(key);
            Node<K, V> e = value == null ? null : find(key);
            if (e == null || !(e.val == value || value.equals(e.val))) {
                return false;
            }
            unlink(e);
            return true;
        }
    }

    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) {
            throw new NullPointerException();
        }
        synchronized (lock) {
            settle(key);
            Node<K, V> e = find(key);
            if (e == null || !(e.val == oldValue || oldValue.equals(e.val))) {
                return false;
            }
            e.val = newValue;
            return true;
        }
    }

    public V replace(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        synchronized (lock) {
            settle(key);
            Node<K, V> e = find(key);
            if (e == null) {
                return null;
            }
            V old = e.val;
            e.val = value;
            return old;
        }
    }

    public void clear() {
        synchronized (lock) {
            if (table != null) {
                java.util.Arrays.fill(table, null);
            }
            count = 0;
        }
    }

    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key, e.val);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            V old = e.val;
            for (;;) {
                V v = Objects.requireNonNull(function.apply(e.key, old));
                if (replace(e.key, old, v)) {
                    break;
                }
                old = get(e.key);
                if (old == null) {
                    break;
                }
            }
        }
    }

    /** A key whose value one thread computes. Others that would change the key's value wait until it is done. */
    private static final class Computation {
        final Object key;
        final Thread thread = Thread.currentThread();
        final boolean absent;
        Computation next;

        Computation(Object key, boolean absent, Computation next) {
            this.key = key;
            this.absent = absent;
            this.next = next;
        }
    }

    /** The computations that go on, newest first. */
    private transient Computation computations;

    /** Waits, with the lock held, until no other thread computes the key's value. */
    private void settle(Object key) {
        if (computations == null) {
            return;
        }
        boolean interrupted = false;
        for (Computation c = computations; c != null;) {
            if (!c.key.equals(key)) {
                c = c.next;
            } else if (c.thread != Thread.currentThread()) {
                try {
                    lock.wait();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
                c = computations;
            } else if (c.absent) {
                throw new IllegalStateException("Recursive update");
            } else {
                break;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private Computation begin(Object key, boolean absent) {
        return computations = new Computation(key, absent, computations);
    }

    private void end(Computation done) {
        synchronized (lock) {
            if (computations == done) {
                computations = done.next;
            } else {
                Computation c = computations;
                while (c.next != done) {
                    c = c.next;
                }
                c.next = done.next;
            }
            lock.notifyAll();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (key == null || mappingFunction == null) {
            throw new NullPointerException();
        }
        Computation computation;
        synchronized (lock) {
            settle(key);
            Node<K, V> e = find(key);
            if (e != null) {
                return e.val;
            }
            computation = begin(key, true);
        }
        V v = null;
        try {
            v = mappingFunction.apply(key);
        } finally {
            synchronized (lock) {
                end(computation);
                if (v != null) {
                    add(key, v);
                }
            }
        }
        return v;
    }

    /** Computes a value from the one that is there, or from none if that is wanted. */
    private V compute(K key, V value, boolean evenAbsent, BiFunction<? super K, ? super V, ? extends V> f,
            BiFunction<? super V, ? super V, ? extends V> merge) {
        if (key == null || f == null && merge == null) {
            throw new NullPointerException();
        }
        Computation computation;
        Node<K, V> e;
        synchronized (lock) {
            settle(key);
            e = find(key);
            if (e == null && merge != null) {
                add(key, value);
                return value;
            }
            if (e == null && !evenAbsent) {
                return null;
            }
            computation = begin(key, e == null);
        }
        V old = e == null ? null : e.val;
        boolean done = false;
        V v = null;
        try {
            v = merge != null ? merge.apply(old, value) : f.apply(key, old);
            done = true;
        } finally {
            synchronized (lock) {
                end(computation);
                if (done) {
                    store(e, key, v);
                }
            }
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return compute(key, null, false, remappingFunction, null);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return compute(key, null, true, remappingFunction, null);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        return compute(key, value, true, null, remappingFunction);
    }

    private void store(Node<K, V> e, K key, V v) {
        if (e != null && find(key) != e) {
            e = find(key); // the function changed the map
        }
        if (e == null) {
            if (v != null) {
                add(key, v);
            }
        } else if (v == null) {
            unlink(e);
        } else {
            e.val = v;
        }
    }

    public int hashCode() {
        int h = 0;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            h += e.key.hashCode() ^ e.val.hashCode();
        }
        return h;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            Object v = m.get(e.key);
            if (v == null || !v.equals(e.val)) {
                return false;
            }
        }
        for (Map.Entry<?, ?> e : m.entrySet()) {
            Object k = e.getKey();
            Object v = e.getValue();
            if (k == null || v == null || !v.equals(get(k))) {
                return false;
            }
        }
        return true;
    }

    /** Walks over the table as it was at the start; nodes added to bins not yet passed are seen. */
    private static class Walk<K, V> {
        private final ConcurrentHashMap<K, V> map;
        private final Node<K, V>[] t;
        private int index;
        private Node<K, V> next;
        private Node<K, V> last;

        Walk(ConcurrentHashMap<K, V> map) {
            this.map = map;
            this.t = map.table;
            seek();
        }

        private void seek() {
            while (next == null && t != null && index < t.length) {
                next = bin(index++);
            }
        }

        /** A bin as it is now: after growth, what remained in the old table is no longer the truth. */
        private Node<K, V> bin(int i) {
            Node<K, V>[] now = map.table;
            if (now == t) {
                return t[i];
            }
            Node<K, V> head = null;
            for (int j = now.length - t.length + i; j >= 0; j -= t.length) {
                Node<K, V> end = null;
                Node<K, V> first = null;
                for (Node<K, V> e = now[j]; e != null; e = e.next) {
                    Node<K, V> copy = new Node<K, V>(e.hash, e.key, e.val, null);
                    if (end == null) {
                        first = copy;
                    } else {
                        end.next = copy;
                    }
                    end = copy;
                }
                if (end != null) {
                    end.next = head;
                    head = first;
                }
            }
            return head;
        }

        public final boolean hasNext() {
            return next != null;
        }

        public final boolean hasMoreElements() {
            return next != null;
        }

        final Node<K, V> step() {
            Node<K, V> e = next;
            if (e == null) {
                throw new NoSuchElementException();
            }
            last = e;
            next = e.next;
            seek();
            return e;
        }

        public final void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.key);
            last = null;
        }
    }

    private static final class KeyIterator<K, V> extends Walk<K, V> implements Iterator<K>, Enumeration<K> {
        KeyIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return step().key;
        }

        public K nextElement() {
            return step().key;
        }
    }

    private static final class ValueIterator<K, V> extends Walk<K, V> implements Iterator<V>, Enumeration<V> {
        ValueIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return step().val;
        }

        public V nextElement() {
            return step().val;
        }
    }

    private static final class EntryIterator<K, V> extends Walk<K, V> implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> owner;

        EntryIterator(ConcurrentHashMap<K, V> map) {
            super(map);
            owner = map;
        }

        public Map.Entry<K, V> next() {
            Node<K, V> e = step();
            return new MapEntry<K, V>(e.key, e.val, owner);
        }
    }

    public Enumeration<K> keys() {
        return new KeyIterator<K, V>(this);
    }

    public Enumeration<V> elements() {
        return new ValueIterator<K, V>(this);
    }

    public KeySetView<K, V> keySet() {
        if (keyView == null) {
            keyView = new KeySetView<K, V>(this, null);
        }
        return keyView;
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        if (mappedValue == null) {
            throw new NullPointerException();
        }
        return new KeySetView<K, V>(this, mappedValue);
    }

    public static <K> KeySetView<K, Boolean> newKeySet() {
        return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(), Boolean.TRUE);
    }

    public static <K> KeySetView<K, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(initialCapacity), Boolean.TRUE);
    }

    /** The keys; with a value to map new keys to, a set that can be added to. */
    public static class KeySetView<K, V> extends AbstractSet<K> implements Set<K>, Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        private final ConcurrentHashMap<K, V> map;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean containsAll(Collection<?> c) {
            for (Object o : c) {
                if (o == null || !contains(o)) {
                    return false;
                }
            }
            return true;
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(map);
        }

        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.put(e, value, true) == null;
        }

        public boolean addAll(Collection<? extends K> c) {
            boolean added = false;
            for (K e : c) {
                added |= add(e);
            }
            return added;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            for (Walk<K, V> w = new Walk<K, V>(map); w.hasNext();) {
                action.accept(w.step().key);
            }
        }

        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(iterator(), map.size(),
                    Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
        }
    }

    public Collection<V> values() {
        if (valueView == null) {
            valueView = newValueView();
        }
        return valueView;
    }

    private Collection<V> newValueView() {
        return new AbstractCollection<V>() {
            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public void clear() {
                ConcurrentHashMap.this.clear();
            }

            public Iterator<V> iterator() {
                return new ValueIterator<K, V>(ConcurrentHashMap.this);
            }

            public Spliterator<V> spliterator() {
                return Spliterators.spliterator(iterator(), count, Spliterator.CONCURRENT | Spliterator.NONNULL);
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
            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                V v = e.getKey() == null ? null : get(e.getKey());
                return v != null && v.equals(e.getValue());
            }

            public boolean remove(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                return e.getKey() != null && ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
            }

            public boolean add(Map.Entry<K, V> e) {
                return put(e.getKey(), e.getValue(), false) == null;
            }

            public void clear() {
                ConcurrentHashMap.this.clear();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryIterator<K, V>(ConcurrentHashMap.this);
            }

            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliterator(iterator(), count,
                        Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
            }
        };
    }

    // Bulk operations. The threshold would say when to work in parallel; here the caller's thread does it all.

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key, e.val);
        }
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key, e.val);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.key, e.val);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key, e.val);
            if (u != null) {
                r = r == null ? u : reducer.apply(r, u);
            }
        }
        return r;
    }

    public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K, ? super V> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.key, e.val));
        }
        return r;
    }

    public long reduceToLong(long parallelismThreshold, ToLongBiFunction<? super K, ? super V> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.key, e.val));
        }
        return r;
    }

    public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K, ? super V> transformer,
            double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.key, e.val));
        }
        return r;
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key);
        }
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.key);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key);
            if (u != null) {
                r = r == null ? u : reducer.apply(r, u);
            }
        }
        return r;
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            K u = e.key;
            r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.key));
        }
        return r;
    }

    public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.key));
        }
        return r;
    }

    public double reduceKeysToDouble(long parallelismThreshold, ToDoubleFunction<? super K> transformer,
            double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.key));
        }
        return r;
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.val);
        }
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.val);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.val);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.val);
            if (u != null) {
                r = r == null ? u : reducer.apply(r, u);
            }
        }
        return r;
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            V u = e.val;
            r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.val));
        }
        return r;
    }

    public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.val));
        }
        return r;
    }

    public double reduceValuesToDouble(long parallelismThreshold, ToDoubleFunction<? super V> transformer,
            double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.val));
        }
        return r;
    }

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(new MapEntry<K, V>(e.key, e.val, this));
        }
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(new MapEntry<K, V>(e.key, e.val, this));
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(new MapEntry<K, V>(e.key, e.val, this));
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(new MapEntry<K, V>(e.key, e.val, this));
            if (u != null) {
                r = r == null ? u : reducer.apply(r, u);
            }
        }
        return r;
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        Map.Entry<K, V> r = null;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            Map.Entry<K, V> u = new MapEntry<K, V>(e.key, e.val, this);
            r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Map.Entry<K, V>> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(new MapEntry<K, V>(e.key, e.val, this)));
        }
        return r;
    }

    public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Map.Entry<K, V>> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(new MapEntry<K, V>(e.key, e.val, this)));
        }
        return r;
    }

    public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Map.Entry<K, V>> transformer,
            double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walk<K, V> w = new Walk<K, V>(this); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(new MapEntry<K, V>(e.key, e.val, this)));
        }
        return r;
    }

    // Pairs, closed by two nulls.

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        for (Map.Entry<K, V> e : entrySet()) {
            out.writeObject(e.getKey());
            out.writeObject(e.getValue());
        }
        out.writeObject(null);
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        lock = new Object();
        while (true) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            if (key == null) {
                return;
            }
            put(key, value);
        }
    }
}
