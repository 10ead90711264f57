package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A red-black tree of entries in key order. Its views are in TreeViews. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 919286545866124006L;

    final Comparator<? super K> comparator;
    transient Entry<K, V> root;
    transient int size;
    transient int modCount;

    static final class Entry<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Entry<K, V> left;
        Entry<K, V> right;
        Entry<K, V> parent;
        boolean black = true;

        Entry(K key, V value, Entry<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    final int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e = lowest(); e != null; e = successor(e)) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    public K firstKey() {
        return keyOrThrow(lowest());
    }

    public K lastKey() {
        return keyOrThrow(highest());
    }

    static <K> K keyOrThrow(Entry<K, ?> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.key;
    }

    static <K> K keyOrNull(Entry<K, ?> e) {
        return e == null ? null : e.key;
    }

    static <K, V> Map.Entry<K, V> export(Entry<K, V> e) {
        return e == null ? null : new SimpleImmutableEntry<K, V>(e);
    }

    @SuppressWarnings("unchecked")
    final Entry<K, V> find(Object key) {
        Entry<K, V> p = root;
        if (comparator != null) {
            while (p != null) {
                int c = comparator.compare((K) key, p.key);
                if (c == 0) {
                    return p;
                }
                p = c < 0 ? p.left : p.right;
            }
            return null;
        }
        if (key == null) {
            throw new NullPointerException();
        }
        Comparable<Object> k = (Comparable<Object>) key;
        while (p != null) {
            int c = k.compareTo(p.key);
            if (c == 0) {
                return p;
            }
            p = c < 0 ? p.left : p.right;
        }
        return null;
    }

    /** The least entry above key, or at it if inclusive. */
    final Entry<K, V> above(K key, boolean inclusive) {
        Entry<K, V> best = null;
        Entry<K, V> p = root;
        while (p != null) {
            int c = compare(key, p.key);
            if (c < 0 || (c == 0 && inclusive)) {
                best = p;
                if (c == 0) {
                    return p;
                }
                p = p.left;
            } else {
                p = p.right;
            }
        }
        return best;
    }

    /** The greatest entry below key, or at it if inclusive. */
    final Entry<K, V> below(K key, boolean inclusive) {
        Entry<K, V> best = null;
        Entry<K, V> p = root;
        while (p != null) {
            int c = compare(key, p.key);
            if (c > 0 || (c == 0 && inclusive)) {
                best = p;
                if (c == 0) {
                    return p;
                }
                p = p.right;
            } else {
                p = p.left;
            }
        }
        return best;
    }

    final Entry<K, V> lowest() {
        Entry<K, V> p = root;
        if (p != null) {
            while (p.left != null) {
                p = p.left;
            }
        }
        return p;
    }

    final Entry<K, V> highest() {
        Entry<K, V> p = root;
        if (p != null) {
            while (p.right != null) {
                p = p.right;
            }
        }
        return p;
    }

    static <K, V> Entry<K, V> successor(Entry<K, V> e) {
        if (e.right != null) {
            Entry<K, V> p = e.right;
            while (p.left != null) {
                p = p.left;
            }
            return p;
        }
        Entry<K, V> p = e.parent;
        while (p != null && e == p.right) {
            e = p;
            p = p.parent;
        }
        return p;
    }

    static <K, V> Entry<K, V> predecessor(Entry<K, V> e) {
        if (e.left != null) {
            Entry<K, V> p = e.left;
            while (p.right != null) {
                p = p.right;
            }
            return p;
        }
        Entry<K, V> p = e.parent;
        while (p != null && e == p.left) {
            e = p;
            p = p.parent;
        }
        return p;
    }

    public V put(K key, V value) {
        Entry<K, V> p = root;
        if (p == null) {
            compare(key, key); // refuses null and what cannot be compared
            root = new Entry<K, V>(key, value, null);
            size = 1;
            modCount++;
            return null;
        }
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Entry<K, V> parent;
        int c;
        do {
            parent = p;
            c = compare(key, p.key);
            if (c == 0) {
                V old = p.value;
                p.value = value;
                return old;
            }
            p = c < 0 ? p.left : p.right;
        } while (p != null);
        Entry<K, V> e = new Entry<K, V>(key, value, parent);
        if (c < 0) {
            parent.left = e;
        } else {
            parent.right = e;
        }
        fixInsertion(e);
        size++;
        modCount++;
        return null;
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        delete(e);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    private static boolean black(Entry<?, ?> e) {
        return e == null || e.black;
    }

    /** Turns the sub-tree at p to the left or to the right. */
    private void rotate(Entry<K, V> p, boolean left) {
        Entry<K, V> c = left ? p.right : p.left;
        Entry<K, V> inner = left ? c.left : c.right;
        if (left) {
            p.right = inner;
        } else {
            p.left = inner;
        }
        if (inner != null) {
            inner.parent = p;
        }
        replaceChild(p, c);
        if (left) {
            c.left = p;
        } else {
            c.right = p;
        }
        p.parent = c;
    }

    /** Hangs c where p is. */
    private void replaceChild(Entry<K, V> p, Entry<K, V> c) {
        Entry<K, V> up = p.parent;
        if (c != null) {
            c.parent = up;
        }
        if (up == null) {
            root = c;
        } else if (up.left == p) {
            up.left = c;
        } else {
            up.right = c;
        }
    }

    private void fixInsertion(Entry<K, V> x) {
        x.black = false;
        while (x != root && !x.parent.black) {
            Entry<K, V> p = x.parent;
            Entry<K, V> g = p.parent;
            boolean left = p == g.left;
            Entry<K, V> uncle = left ? g.right : g.left;
            if (!black(uncle)) {
                p.black = true;
                uncle.black = true;
                g.black = false;
                x = g;
                continue;
            }
            if (x == (left ? p.right : p.left)) {
                x = p;
                rotate(x, left);
                p = x.parent;
            }
            p.black = true;
            g.black = false;
            rotate(g, !left);
        }
        root.black = true;
    }

    /** Takes an entry out. An entry with two children takes over its successor's key, which then leaves the tree. */
    final void delete(Entry<K, V> e) {
        modCount++;
        size--;
        if (e.left != null && e.right != null) {
            Entry<K, V> s = successor(e);
            e.key = s.key;
            e.value = s.value;
            e = s;
        }
        Entry<K, V> child = e.left != null ? e.left : e.right;
        if (child != null) {
            replaceChild(e, child);
            if (e.black) {
                fixDeletion(child);
            }
        } else {
            if (e.black) {
                fixDeletion(e);
            }
            replaceChild(e, null);
        }
        e.left = null;
        e.right = null;
        e.parent = null;
    }

    private void fixDeletion(Entry<K, V> x) {
        while (x != root && x.black) {
            Entry<K, V> p = x.parent;
            boolean left = x == p.left;
            Entry<K, V> s = left ? p.right : p.left;
            if (!black(s)) {
                s.black = true;
                p.black = false;
                rotate(p, left);
                s = left ? p.right : p.left;
            }
            Entry<K, V> near = left ? s.left : s.right;
            Entry<K, V> far = left ? s.right : s.left;
            if (black(near) && black(far)) {
                s.black = false;
                x = p;
                continue;
            }
            if (black(far)) {
                near.black = true;
                s.black = false;
                rotate(s, !left);
                s = left ? p.right : p.left;
                far = left ? s.right : s.left;
            }
            s.black = p.black;
            p.black = true;
            far.black = true;
            rotate(p, left);
            x = root;
        }
        x.black = true;
    }

    public Map.Entry<K, V> firstEntry() {
        return export(lowest());
    }

    public Map.Entry<K, V> lastEntry() {
        return export(highest());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(lowest());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(highest());
    }

    final Map.Entry<K, V> poll(Entry<K, V> e) {
        Map.Entry<K, V> r = export(e);
        if (e != null) {
            delete(e);
        }
        return r;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return export(below(key, false));
    }

    public K lowerKey(K key) {
        return keyOrNull(below(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return export(below(key, true));
    }

    public K floorKey(K key) {
        return keyOrNull(below(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return export(above(key, true));
    }

    public K ceilingKey(K key) {
        return keyOrNull(above(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return export(above(key, false));
    }

    public K higherKey(K key) {
        return keyOrNull(above(key, false));
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        if (keySet == null) {
            keySet = new TreeViews.KeySet<K>(this);
        }
        return (NavigableSet<K>) keySet;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        if (values == null) {
            values = new TreeViews.Values<V>(this);
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new TreeViews.EntrySet<K, V>(whole(false));
    }

    private TreeViews.SubMap<K, V> whole(boolean descending) {
        return new TreeViews.SubMap<K, V>(this, descending, false, null, false, false, null, false);
    }

    public NavigableMap<K, V> descendingMap() {
        return whole(true);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new TreeViews.SubMap<K, V>(this, false, true, fromKey, fromInclusive, true, toKey, toInclusive);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new TreeViews.SubMap<K, V>(this, false, false, null, false, true, toKey, inclusive);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new TreeViews.SubMap<K, V>(this, false, true, fromKey, inclusive, false, null, false);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Entry<K, V> e = find(key);
        if (e == null || !Objects.equals(oldValue, e.value)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    public V replace(K key, V value) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Entry<K, V> e = lowest(); e != null; e = successor(e)) {
            action.accept(e.key, e.value);
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Entry<K, V> e = lowest(); e != null; e = successor(e)) {
            e.value = function.apply(e.key, e.value);
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        TreeMap<K, V> copy;
        try {
            copy = (TreeMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.root = null;
        copy.size = 0;
        for (Entry<K, V> e = lowest(); e != null; e = successor(e)) {
            copy.put(e.key, e.value);
        }
        copy.modCount = 0;
        return copy;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            out.writeObject(e.getKey());
            out.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = in.readInt();
        for (int i = 0; i < n; i++) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            put(key, value);
        }
    }
}
