package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A hash table of power-of-two size with chained bins. Its iteration order is Java 8's: bins by index, a bin in
 * insertion order, growth at three quarters that keeps the order within a bin; bins that Java 8 turns into trees are
 * reordered alike (HashBins).
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 362498820763181265L;
    static final int MAX_CAPACITY = 1 << 30;
    static final int TREE_BIN = 8;
    static final int TREE_TABLE = 64;

    // Not private: nested classes and LinkedHashMap read them without accessor methods.
    transient Node<K, V>[] table;
    transient int size;
    transient int modCount;
    /** Size at which the table grows; before there is a table, its first capacity (0: the default). */
    int threshold;
    final float loadFactor;
    private transient Set<Map.Entry<K, V>> entrySet;

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public final int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public final boolean equals(Object o) {
            return o == this || entryEquals(this, o);
        }

        public final String toString() {
            return key + "=" + value;
        }
    }

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = tableSizeFor(initialCapacity);
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        loadFactor = 0.75f;
        putEntries(m, false);
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ (h >>> 16);
    }

    static int tableSizeFor(int capacity) {
        if (capacity >= MAX_CAPACITY) {
            return MAX_CAPACITY;
        }
        return capacity <= 1 ? 1 : Integer.highestOneBit(capacity - 1) << 1;
    }

    final void putEntries(Map<? extends K, ? extends V> m, boolean evict) {
        int s = m.size();
        if (s <= 0) {
            return;
        }
        if (table == null) {
            float t = s / loadFactor + 1.0f;
            int capacity = t < MAX_CAPACITY ? (int) t : MAX_CAPACITY;
            if (capacity > threshold) {
                threshold = tableSizeFor(capacity);
            }
        } else if (s > threshold) {
            resize();
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            K key = e.getKey();
            putValue(hash(key), key, e.getValue(), false, evict);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> e = node(key);
        return e == null ? null : e.value;
    }

    final Node<K, V> node(Object key) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        int h;
        if (key == null) {
            h = 0;
        } else {
            h = key.hashCode();
            h ^= h >>> 16;
        }
        for (Node<K, V> e = t[h & (t.length - 1)]; e != null; e = e.next) {
            if (e.hash == h) {
                K k = e.key;
                if (k == key || (key != null && key.equals(k))) {
                    return e;
                }
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return node(key) != null;
    }

    public V put(K key, V value) {
        return putValue(hash(key), key, value, false, true);
    }

    /** Adds or replaces and gives the old value. evict is false while a map is being built from another. */
    final V putValue(int h, K key, V value, boolean onlyIfAbsent, boolean evict) {
        Node<K, V>[] t = table;
        if (t == null) {
            t = resize();
        }
        int i = h & (t.length - 1);
        Node<K, V> e = t[i];
        if (e == null) {
            t[i] = newNode(h, key, value, null);
        } else {
            int count = 0;
            for (;;) {
                if (e.hash == h) {
                    K k = e.key;
                    if (k == key || (key != null && key.equals(k))) {
                        V old = e.value;
                        if (!onlyIfAbsent || old == null) {
                            e.value = value;
                        }
                        afterAccess(e);
                        return old;
                    }
                }
                count++;
                if (e.next == null) {
                    break;
                }
                e = e.next;
            }
            append(t, i, e, count, h, key, value);
        }
        modCount++;
        if (++size > threshold) {
            resize();
        }
        afterInsertion(evict);
        return null;
    }

    /** Adds a node to a bin of count nodes that ends with last. */
    private void append(Node<K, V>[] t, int i, Node<K, V> last, int count, int h, K key, V value) {
        if (t[i] instanceof HashBins.TreeNode) {
            HashBins.insert(t, i, h, key, value);
            return;
        }
        last.next = newNode(h, key, value, null);
        if (count >= TREE_BIN && reorders()) {
            if (t.length < TREE_TABLE) {
                resize();
            } else {
                HashBins.treeify(t, i);
            }
        } else if (count >= TREE_BIN && t.length < TREE_TABLE) {
            resize();
        }
    }

    /** Whether the order within a bin can be seen. */
    boolean reorders() {
        return true;
    }

    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        return new Node<K, V>(hash, key, value, next);
    }

    void afterAccess(Node<K, V> e) {
    }

    void afterInsertion(boolean evict) {
    }

    void afterRemoval(Node<K, V> e) {
    }

    @SuppressWarnings("unchecked")
    final Node<K, V>[] resize() {
        Node<K, V>[] old = table;
        int oldCap = old == null ? 0 : old.length;
        int oldThr = threshold;
        int newCap;
        int newThr = 0;
        if (oldCap > 0) {
            if (oldCap >= MAX_CAPACITY) {
                threshold = Integer.MAX_VALUE;
                return old;
            }
            newCap = oldCap << 1;
            if (newCap < MAX_CAPACITY && oldCap >= 16) {
                newThr = oldThr << 1;
            }
        } else if (oldThr > 0) {
            newCap = oldThr;
        } else {
            newCap = 16;
            newThr = 12;
        }
        if (newThr == 0) {
            float ft = newCap * loadFactor;
            newThr = newCap < MAX_CAPACITY && ft < MAX_CAPACITY ? (int) ft : Integer.MAX_VALUE;
        }
        threshold = newThr;
        Node<K, V>[] t = (Node<K, V>[]) new Node[newCap];
        table = t;
        for (int j = 0; j < oldCap; j++) {
            Node<K, V> e = old[j];
            if (e == null) {
                continue;
            }
            if (e.next == null) {
                t[e.hash & (newCap - 1)] = e;
                continue;
            }
            boolean tree = e instanceof HashBins.TreeNode;
            Node<K, V> lowHead = null;
            Node<K, V> low = null;
            Node<K, V> highHead = null;
            Node<K, V> high = null;
            int lows = 0;
            int highs = 0;
            for (; e != null; e = e.next) {
                if ((e.hash & oldCap) == 0) {
                    if (low == null) {
                        lowHead = e;
                    } else {
                        low.next = e;
                    }
                    low = e;
                    lows++;
                } else {
                    if (high == null) {
                        highHead = e;
                    } else {
                        high.next = e;
                    }
                    high = e;
                    highs++;
                }
            }
            if (low != null) {
                low.next = null;
                t[j] = lowHead;
            }
            if (high != null) {
                high.next = null;
                t[j + oldCap] = highHead;
            }
            if (tree) {
                HashBins.afterSplit(t, j, lows, highs == 0);
                HashBins.afterSplit(t, j + oldCap, highs, lows == 0);
            }
        }
        return t;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putEntries(m, true);
    }

    public V remove(Object key) {
        Node<K, V> e = removeNode(hash(key), key, null, false, true);
        return e == null ? null : e.value;
    }

    /** movable: a tree's root may move to the front of its bin, which iterators do not allow. */
    final Node<K, V> removeNode(int h, Object key, Object value, boolean matchValue, boolean movable) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        int i = h & (t.length - 1);
        Node<K, V> before = null;
        for (Node<K, V> e = t[i]; e != null; before = e, e = e.next) {
            if (e.hash != h || !(e.key == key || (key != null && key.equals(e.key)))) {
                continue;
            }
            if (matchValue && !Objects.equals(value, e.value)) {
                return null;
            }
            if (e instanceof HashBins.TreeNode) {
                HashBins.remove(t, i, (HashBins.TreeNode<K, V>) e, movable);
            } else if (before == null) {
                t[i] = e.next;
            } else {
                before.next = e.next;
            }
            modCount++;
            size--;
            afterRemoval(e);
            return e;
        }
        return null;
    }

    public void clear() {
        modCount++;
        if (table != null && size > 0) {
            size = 0;
            Arrays.fill(table, null);
        }
    }

    public boolean containsValue(Object value) {
        Node<K, V>[] t = table;
        if (t != null && size > 0) {
            for (int i = 0; i < t.length; i++) {
                for (Node<K, V> e = t[i]; e != null; e = e.next) {
                    V v = e.value;
                    if (v == value || (value != null && value.equals(v))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = new Keys();
        }
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new Values();
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entrySet == null) {
            entrySet = new Entries();
        }
        return entrySet;
    }

    // What the views share; LinkedHashMap overrides it with its own order.

    Iterator<K> keys() {
        return new KeyIterator<K, V>(this);
    }

    Iterator<V> allValues() {
        return new ValueIterator<K, V>(this);
    }

    Iterator<Map.Entry<K, V>> entries() {
        return new EntryIterator<K, V>(this);
    }

    <T> Spliterator<T> spliteratorOf(Collection<T> view, int characteristics) {
        return Spliterators.ofUnevenParts(view, characteristics);
    }

    private final class Keys extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return keys();
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object key) {
            return removeNode(hash(key), key, null, false, true) != null;
        }

        public Spliterator<K> spliterator() {
            return spliteratorOf(this, Spliterator.DISTINCT);
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            each(action, null);
        }
    }

    private final class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return allValues();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public Spliterator<V> spliterator() {
            return spliteratorOf(this, 0);
        }

        public void forEach(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            each(null, action);
        }
    }

    /** Gives every key or every value to an action and looks for changes only at the end, as Java does. */
    void each(Consumer<? super K> key, Consumer<? super V> value) {
        Node<K, V>[] t = table;
        int expected = modCount;
        if (size > 0 && t != null) {
            for (int i = 0; i < t.length; i++) {
                for (Node<K, V> e = t[i]; e != null; e = e.next) {
                    if (key != null) {
                        key.accept(e.key);
                    } else {
                        value.accept(e.value);
                    }
                }
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    private final class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            Node<K, V> mine = node(e.getKey());
            return mine != null && mine.equals(e);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            Object key = e.getKey();
            return removeNode(hash(key), key, e.getValue(), true, true) != null;
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return spliteratorOf(this, Spliterator.DISTINCT);
        }

        public void forEach(final Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            int expected = modCount;
            Iterator<Map.Entry<K, V>> it = entries();
            while (it.hasNext() && modCount == expected) {
                action.accept(it.next());
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = node(key);
        return e == null ? defaultValue : e.value;
    }

    public V putIfAbsent(K key, V value) {
        return putValue(hash(key), key, value, true, true);
    }

    public boolean remove(Object key, Object value) {
        return removeNode(hash(key), key, value, true, true) != null;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = node(key);
        if (e == null || !Objects.equals(oldValue, e.value)) {
            return false;
        }
        e.value = newValue;
        afterAccess(e);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> e = node(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        e.value = value;
        afterAccess(e);
        return old;
    }

    /** Adds a node known to be absent, at the front of its bin, as the compute family does. */
    private void addFirst(int h, K key, V value) {
        Node<K, V>[] t = table;
        if (t == null || size > threshold) {
            t = resize();
        }
        int i = h & (t.length - 1);
        Node<K, V> first = t[i];
        if (first instanceof HashBins.TreeNode) {
            HashBins.insert(t, i, h, key, value);
        } else {
            int count = 0;
            for (Node<K, V> e = first; e != null; e = e.next) {
                count++;
            }
            t[i] = newNode(h, key, value, first);
            if (count >= TREE_BIN - 1) {
                if (t.length < TREE_TABLE) {
                    resize();
                } else if (reorders()) {
                    HashBins.treeify(t, i);
                }
            }
        }
        modCount++;
        size++;
        afterInsertion(true);
    }

    /** The compute family grows the table before it calls back, when it is over its threshold already. */
    private void growIfFull() {
        if (table == null || size > threshold) {
            resize();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        int h = hash(key);
        growIfFull();
        Node<K, V> e = node(key);
        if (e != null && e.value != null) {
            afterAccess(e);
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            return null;
        }
        if (e != null) {
            e.value = v;
            afterAccess(e);
        } else {
            addFirst(h, key, v);
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = node(key);
        if (e == null || e.value == null) {
            return null;
        }
        int expected = modCount;
        V v = remappingFunction.apply(key, e.value);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (v != null) {
            e.value = v;
            afterAccess(e);
        } else {
            removeNode(e.hash, key, null, false, true);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int h = hash(key);
        growIfFull();
        Node<K, V> e = node(key);
        V old = e == null ? null : e.value;
        int expected = modCount;
        V v = remappingFunction.apply(key, old);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        store(e, h, key, v);
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        growIfFull();
        Node<K, V> e = node(key);
        V v = value;
        if (e != null && e.value != null) {
            int expected = modCount;
            v = remappingFunction.apply(e.value, value);
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (v != null) {
                e.value = v;
                afterAccess(e);
                return v;
            }
        }
        store(e, hash(key), key, v);
        return v;
    }

    private void store(Node<K, V> e, int h, K key, V v) {
        if (e == null) {
            if (v != null) {
                addFirst(h, key, v);
            }
        } else if (v != null) {
            e.value = v;
            afterAccess(e);
        } else {
            removeNode(h, key, null, false, true);
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Node<K, V>[] t = table;
        if (size > 0 && t != null) {
            int expected = modCount;
            // Android stops at the first change, OpenJDK reports it after the last element.
            for (int i = 0; i < t.length && expected == modCount; i++) {
                for (Node<K, V> e = t[i]; e != null; e = e.next) {
                    action.accept(e.key, e.value);
                }
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V>[] t = table;
        if (size > 0 && t != null) {
            int expected = modCount;
            for (int i = 0; i < t.length; i++) {
                for (Node<K, V> e = t[i]; e != null; e = e.next) {
                    e.value = function.apply(e.key, e.value);
                }
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        HashMap<K, V> copy;
        try {
            copy = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.entrySet = null;
        copy.reset();
        copy.putEntries(this, false);
        return copy;
    }

    /** Forgets the contents of the map this one was cloned from. */
    void reset() {
        table = null;
        modCount = 0;
        threshold = 0;
        size = 0;
    }

    private abstract static class HashIterator<K, V> {
        final HashMap<K, V> map;
        Node<K, V> next;
        Node<K, V> current;
        int expected;
        int index;

        HashIterator(HashMap<K, V> map) {
            this.map = map;
            this.expected = map.modCount;
            Node<K, V>[] t = map.table;
            if (t != null && map.size > 0) {
                int i = 0;
                Node<K, V> e = null;
                while (i < t.length && (e = t[i++]) == null) {
                    // skip the empty bin
                }
                next = e;
                index = i;
            }
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            Node<K, V> e = next;
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (e == null) {
                throw new NoSuchElementException();
            }
            current = e;
            Node<K, V> n = e.next;
            if (n == null) {
                Node<K, V>[] t = map.table;
                if (t != null) {
                    int i = index;
                    int len = t.length;
                    while (i < len && (n = t[i++]) == null) {
                        // skip the empty bin
                    }
                    index = i;
                }
            }
            next = n;
            return e;
        }

        public final void remove() {
            Node<K, V> e = current;
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

    private static final class KeyIterator<K, V> extends HashIterator<K, V> implements Iterator<K> {
        KeyIterator(HashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return nextNode().key;
        }
    }

    private static final class ValueIterator<K, V> extends HashIterator<K, V> implements Iterator<V> {
        ValueIterator(HashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return nextNode().value;
        }
    }

    private static final class EntryIterator<K, V> extends HashIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(HashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(table == null ? Math.max(threshold, 16) : table.length);
        out.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            out.writeObject(e.getKey());
            out.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        table = null;
        threshold = Math.max(16, Math.min(in.readInt(), 1 << 16));
        threshold = Integer.highestOneBit(threshold * 2 - 1);
        int n = in.readInt();
        for (int i = 0; i < n; i++) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            put(key, value);
        }
    }
}
