package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** A hash map that remembers the order of insertion or of last access. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    transient Entry<K, V> head;
    transient Entry<K, V> tail;
    final boolean accessOrder;

    static final class Entry<K, V> extends HashMap.Node<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;

        Entry(int hash, K key, V value, HashMap.Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        accessOrder = false;
        putEntries(m, false);
    }

    boolean reorders() {
        return false;
    }

    HashMap.Node<K, V> newNode(int hash, K key, V value, HashMap.Node<K, V> next) {
        Entry<K, V> e = new Entry<K, V>(hash, key, value, next);
        link(e);
        return e;
    }

    private void link(Entry<K, V> e) {
        Entry<K, V> last = tail;
        e.before = last;
        e.after = null;
        tail = e;
        if (last == null) {
            head = e;
        } else {
            last.after = e;
        }
    }

    private void unlink(Entry<K, V> e) {
        Entry<K, V> b = e.before;
        Entry<K, V> a = e.after;
        e.before = null;
        e.after = null;
        if (b == null) {
            head = a;
        } else {
            b.after = a;
        }
        if (a == null) {
            tail = b;
        } else {
            a.before = b;
        }
    }

    void afterAccess(HashMap.Node<K, V> e) {
        if (accessOrder && e != tail) {
            Entry<K, V> entry = (Entry<K, V>) e;
            unlink(entry);
            link(entry);
            modCount++;
        }
    }

    void afterInsertion(boolean evict) {
        Entry<K, V> first = head;
        if (evict && first != null && removeEldestEntry(first)) {
            removeNode(first.hash, first.key, null, false, true);
        }
    }

    void afterRemoval(HashMap.Node<K, V> e) {
        unlink((Entry<K, V>) e);
    }

    void reset() {
        super.reset();
        head = null;
        tail = null;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public V get(Object key) {
        HashMap.Node<K, V> e = node(key);
        if (e == null) {
            return null;
        }
        if (accessOrder) {
            afterAccess(e);
        }
        return e.value;
    }

    public V getOrDefault(Object key, V defaultValue) {
        HashMap.Node<K, V> e = node(key);
        if (e == null) {
            return defaultValue;
        }
        if (accessOrder) {
            afterAccess(e);
        }
        return e.value;
    }

    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e = head; e != null; e = e.after) {
            if (value == null ? e.value == null : value.equals(e.value)) {
                return true;
            }
        }
        return false;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        // Android stops at the first change, OpenJDK reports it after the last element.
        for (Entry<K, V> e = head; modCount == expected && e != null; e = e.after) {
            action.accept(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Entry<K, V> e = head; modCount == expected && e != null; e = e.after) {
            e.value = function.apply(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    void each(Consumer<? super K> key, Consumer<? super V> value) {
        int expected = modCount;
        for (Entry<K, V> e = head; e != null; e = e.after) {
            if (key != null) {
                key.accept(e.key);
            } else {
                value.accept(e.value);
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    <T> Spliterator<T> spliteratorOf(Collection<T> view, int characteristics) {
        return Spliterators.spliterator(view, characteristics | Spliterator.ORDERED);
    }

    Iterator<K> keys() {
        return new LinkedKeyIterator<K, V>(this);
    }

    Iterator<V> allValues() {
        return new LinkedValueIterator<K, V>(this);
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new LinkedEntryIterator<K, V>(this);
    }

    /** The oldest entry, which Android's own classes read. */
    public Map.Entry<K, V> eldest() {
        return head;
    }

    private abstract static class LinkedHashIterator<K, V> {
        final LinkedHashMap<K, V> map;
        Entry<K, V> next;
        Entry<K, V> current;
        int expected;

        LinkedHashIterator(LinkedHashMap<K, V> map) {
            this.map = map;
            this.next = map.head;
            this.expected = map.modCount;
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Entry<K, V> nextNode() {
            Entry<K, V> e = next;
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (e == null) {
                throw new NoSuchElementException();
            }
            current = e;
            next = e.after;
            return e;
        }

        public final void remove() {
            Entry<K, V> e = current;
            if (e == null) {
                throw new IllegalStateException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            current = null;
            map.removeNode(e.hash, e.key, null, false, false);
            expected = map.modCount;
        }
    }

    private static final class LinkedKeyIterator<K, V> extends LinkedHashIterator<K, V> implements Iterator<K> {
        LinkedKeyIterator(LinkedHashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return nextNode().key;
        }
    }

    private static final class LinkedValueIterator<K, V> extends LinkedHashIterator<K, V> implements Iterator<V> {
        LinkedValueIterator(LinkedHashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return nextNode().value;
        }
    }

    private static final class LinkedEntryIterator<K, V> extends LinkedHashIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        LinkedEntryIterator(LinkedHashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }
}
