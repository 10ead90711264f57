package java.util;

import java.io.Serializable;

/** The views of a TreeMap: ranges in both directions, key sets, values and entries. */
final class TreeViews {
    private TreeViews() {
    }

    /** Walks over the entries of a range in either direction. */
    private static class RangeIterator<K, V> {
        private final SubMap<K, V> range;
        private final TreeMap<K, V> map;
        private TreeMap.Entry<K, V> end;
        private final boolean descending;
        private TreeMap.Entry<K, V> next;
        private TreeMap.Entry<K, V> last;
        private int expected;

        RangeIterator(SubMap<K, V> range, boolean descending) {
            this.range = range;
            this.map = range.map;
            this.descending = descending;
            this.next = descending ? range.highest() : range.lowest();
            this.end = descending ? range.belowRange() : range.aboveRange();
            this.expected = map.modCount;
        }

        public final boolean hasNext() {
            return next != null && next != end;
        }

        final TreeMap.Entry<K, V> nextEntry() {
            TreeMap.Entry<K, V> e = next;
            if (e == null || e == end) {
                throw new NoSuchElementException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            next = descending ? TreeMap.predecessor(e) : TreeMap.successor(e);
            last = e;
            return e;
        }

        public final void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            // delete() moves the successor's key into an entry with two children.
            if (!descending && last.left != null && last.right != null) {
                if (next == end) {
                    end = last;
                }
                next = last;
            }
            map.delete(last);
            last = null;
            expected = map.modCount;
        }
    }

    private static final class KeyIterator<K, V> extends RangeIterator<K, V> implements Iterator<K> {
        KeyIterator(SubMap<K, V> range, boolean descending) {
            super(range, descending);
        }

        public K next() {
            return nextEntry().key;
        }
    }

    private static final class EntryIterator<K, V> extends RangeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(SubMap<K, V> range, boolean descending) {
            super(range, descending);
        }

        public Map.Entry<K, V> next() {
            return nextEntry();
        }
    }

    private static <K, V> SubMap<K, V> range(NavigableMap<K, V> m) {
        if (m instanceof SubMap) {
            return (SubMap<K, V>) m;
        }
        return new SubMap<K, V>((TreeMap<K, V>) m, false, false, null, false, false, null, false);
    }

    static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final SubMap<K, V> range;

        EntrySet(SubMap<K, V> range) {
            this.range = range;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(range, range.descending);
        }

        private TreeMap.Entry<K, V> find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            TreeMap.Entry<K, V> mine = range.find(e.getKey());
            return mine != null && Objects.equals(mine.value, e.getValue()) ? mine : null;
        }

        public boolean contains(Object o) {
            return find(o) != null;
        }

        public boolean remove(Object o) {
            TreeMap.Entry<K, V> e = find(o);
            if (e == null) {
                return false;
            }
            range.map.delete(e);
            return true;
        }

        public int size() {
            return range.size();
        }

        public boolean isEmpty() {
            return range.isEmpty();
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.ofUnevenParts(this, Spliterator.DISTINCT | Spliterator.ORDERED);
        }
    }

    static final class Values<V> extends AbstractCollection<V> {
        private final NavigableMap<?, V> map;

        Values(NavigableMap<?, V> map) {
            this.map = map;
        }

        private <K> Iterator<V> walk(NavigableMap<K, V> m) {
            final Iterator<Map.Entry<K, V>> it = m.entrySet().iterator();
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

        public Iterator<V> iterator() {
            return walk(map);
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public Spliterator<V> spliterator() {
            return Spliterators.ofUnevenParts(this, Spliterator.ORDERED);
        }
    }

    static final class KeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
        private final NavigableMap<E, ?> map;

        KeySet(NavigableMap<E, ?> map) {
            this.map = map;
        }

        private static <E, V> Iterator<E> walk(NavigableMap<E, V> m, boolean reverse) {
            SubMap<E, V> r = range(m);
            return new KeyIterator<E, V>(r, r.descending != reverse);
        }

        public Spliterator<E> spliterator() {
            return Spliterators.ofTree(this);
        }

        public Iterator<E> iterator() {
            return walk(map, false);
        }

        public Iterator<E> descendingIterator() {
            return walk(map, true);
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public void clear() {
            map.clear();
        }

        public E lower(E e) {
            return map.lowerKey(e);
        }

        public E floor(E e) {
            return map.floorKey(e);
        }

        public E ceiling(E e) {
            return map.ceilingKey(e);
        }

        public E higher(E e) {
            return map.higherKey(e);
        }

        public E first() {
            return map.firstKey();
        }

        public E last() {
            return map.lastKey();
        }

        public Comparator<? super E> comparator() {
            return map.comparator();
        }

        public E pollFirst() {
            Map.Entry<E, ?> e = map.pollFirstEntry();
            return e == null ? null : e.getKey();
        }

        public E pollLast() {
            Map.Entry<E, ?> e = map.pollLastEntry();
            return e == null ? null : e.getKey();
        }

        public boolean remove(Object o) {
            int n = size();
            map.remove(o);
            return size() != n;
        }

        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new KeySet<E>(map.subMap(from, fromInclusive, to, toInclusive));
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new KeySet<E>(map.headMap(to, inclusive));
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new KeySet<E>(map.tailMap(from, inclusive));
        }

        public SortedSet<E> subSet(E from, E to) {
            return subSet(from, true, to, false);
        }

        public SortedSet<E> headSet(E to) {
            return headSet(to, false);
        }

        public SortedSet<E> tailSet(E from) {
            return tailSet(from, true);
        }

        public NavigableSet<E> descendingSet() {
            return new KeySet<E>(map.descendingMap());
        }
    }

    /** The entries between two bounds, in either direction. Bounds are in the order of the map. */
    static final class SubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Serializable {
        final TreeMap<K, V> map;
        final boolean descending;
        private final boolean hasLow;
        private final K low;
        private final boolean lowIn;
        private final boolean hasHigh;
        private final K high;
        private final boolean highIn;

        SubMap(TreeMap<K, V> map, boolean descending, boolean hasLow, K low, boolean lowIn, boolean hasHigh, K high,
                boolean highIn) {
            if (hasLow && hasHigh) {
                if (map.compare(low, high) > 0) {
                    throw new IllegalArgumentException("fromKey > toKey");
                }
            } else if (hasLow) {
                map.compare(low, low);
            } else if (hasHigh) {
                map.compare(high, high);
            }
            this.map = map;
            this.descending = descending;
            this.hasLow = hasLow;
            this.low = low;
            this.lowIn = lowIn;
            this.hasHigh = hasHigh;
            this.high = high;
            this.highIn = highIn;
        }

        private boolean tooLow(Object key) {
            if (!hasLow) {
                return false;
            }
            int c = map.compare(key, low);
            return c < 0 || (c == 0 && !lowIn);
        }

        private boolean tooHigh(Object key) {
            if (!hasHigh) {
                return false;
            }
            int c = map.compare(key, high);
            return c > 0 || (c == 0 && !highIn);
        }

        private boolean inRange(Object key) {
            return !tooLow(key) && !tooHigh(key);
        }

        private boolean inClosedRange(Object key) {
            return (!hasLow || map.compare(key, low) >= 0) && (!hasHigh || map.compare(high, key) >= 0);
        }

        private boolean inRange(Object key, boolean inclusive) {
            return inclusive ? inRange(key) : inClosedRange(key);
        }

        TreeMap.Entry<K, V> find(Object key) {
            return inRange(key) ? map.find(key) : null;
        }

        TreeMap.Entry<K, V> lowest() {
            TreeMap.Entry<K, V> e = hasLow ? map.above(low, lowIn) : map.lowest();
            return e == null || tooHigh(e.key) ? null : e;
        }

        TreeMap.Entry<K, V> highest() {
            TreeMap.Entry<K, V> e = hasHigh ? map.below(high, highIn) : map.highest();
            return e == null || tooLow(e.key) ? null : e;
        }

        TreeMap.Entry<K, V> aboveRange() {
            return hasHigh ? map.above(high, !highIn) : null;
        }

        TreeMap.Entry<K, V> belowRange() {
            return hasLow ? map.below(low, !lowIn) : null;
        }

        private TreeMap.Entry<K, V> above(K key, boolean inclusive) {
            if (tooLow(key)) {
                return lowest();
            }
            TreeMap.Entry<K, V> e = map.above(key, inclusive);
            return e == null || tooHigh(e.key) ? null : e;
        }

        private TreeMap.Entry<K, V> below(K key, boolean inclusive) {
            if (tooHigh(key)) {
                return highest();
            }
            TreeMap.Entry<K, V> e = map.below(key, inclusive);
            return e == null || tooLow(e.key) ? null : e;
        }

        /** The nearest entry after key in the direction of this view. */
        private TreeMap.Entry<K, V> after(K key, boolean inclusive) {
            return descending ? below(key, inclusive) : above(key, inclusive);
        }

        private TreeMap.Entry<K, V> before(K key, boolean inclusive) {
            return descending ? above(key, inclusive) : below(key, inclusive);
        }

        private TreeMap.Entry<K, V> first() {
            return descending ? highest() : lowest();
        }

        private TreeMap.Entry<K, V> last() {
            return descending ? lowest() : highest();
        }

        public boolean isEmpty() {
            return !hasLow && !hasHigh ? map.isEmpty() : lowest() == null;
        }

        public int size() {
            if (!hasLow && !hasHigh) {
                return map.size();
            }
            int n = 0;
            for (Iterator<K> it = new KeyIterator<K, V>(this, false); it.hasNext(); it.next()) {
                n++;
            }
            return n;
        }

        public boolean containsKey(Object key) {
            return find(key) != null;
        }

        public V put(K key, V value) {
            if (!inRange(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return map.put(key, value);
        }

        public V get(Object key) {
            return inRange(key) ? map.get(key) : null;
        }

        public V remove(Object key) {
            return inRange(key) ? map.remove(key) : null;
        }

        public Comparator<? super K> comparator() {
            return descending ? Collections.reverseOrder(map.comparator) : map.comparator;
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return TreeMap.export(after(key, true));
        }

        public K ceilingKey(K key) {
            return TreeMap.keyOrNull(after(key, true));
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return TreeMap.export(after(key, false));
        }

        public K higherKey(K key) {
            return TreeMap.keyOrNull(after(key, false));
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return TreeMap.export(before(key, true));
        }

        public K floorKey(K key) {
            return TreeMap.keyOrNull(before(key, true));
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return TreeMap.export(before(key, false));
        }

        public K lowerKey(K key) {
            return TreeMap.keyOrNull(before(key, false));
        }

        public K firstKey() {
            return TreeMap.keyOrThrow(first());
        }

        public K lastKey() {
            return TreeMap.keyOrThrow(last());
        }

        public Map.Entry<K, V> firstEntry() {
            return TreeMap.export(first());
        }

        public Map.Entry<K, V> lastEntry() {
            return TreeMap.export(last());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            return map.poll(first());
        }

        public Map.Entry<K, V> pollLastEntry() {
            return map.poll(last());
        }

        public Set<K> keySet() {
            return navigableKeySet();
        }

        public NavigableSet<K> navigableKeySet() {
            if (keySet == null) {
                keySet = new KeySet<K>(this);
            }
            return (NavigableSet<K>) keySet;
        }

        public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        public Collection<V> values() {
            if (values == null) {
                values = new Values<V>(this);
            }
            return values;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new EntrySet<K, V>(this);
        }

        public NavigableMap<K, V> descendingMap() {
            return new SubMap<K, V>(map, !descending, hasLow, low, lowIn, hasHigh, high, highIn);
        }

        private NavigableMap<K, V> cut(boolean from, K fromKey, boolean fromIn, boolean to, K toKey, boolean toIn) {
            if (from && !inRange(fromKey, fromIn)) {
                throw new IllegalArgumentException("fromKey out of range");
            }
            if (to && !inRange(toKey, toIn)) {
                throw new IllegalArgumentException("toKey out of range");
            }
            if (descending) {
                return new SubMap<K, V>(map, true, to || hasLow, to ? toKey : low, to ? toIn : lowIn, from || hasHigh,
                        from ? fromKey : high, from ? fromIn : highIn);
            }
            return new SubMap<K, V>(map, false, from || hasLow, from ? fromKey : low, from ? fromIn : lowIn,
                    to || hasHigh, to ? toKey : high, to ? toIn : highIn);
        }

        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return cut(true, from, fromInclusive, true, to, toInclusive);
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return cut(false, null, false, true, to, inclusive);
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return cut(true, from, inclusive, false, null, false);
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        public SortedMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        public SortedMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }
    }
}
