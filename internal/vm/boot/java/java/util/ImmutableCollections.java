package java.util;

import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What List.of, Set.of and Map.of make: collections that do not change and have no nulls, in the order given. */
final class ImmutableCollections {
    private ImmutableCollections() {
    }

    static UnsupportedOperationException refuse() {
        return new UnsupportedOperationException();
    }

    /** A list of a copy of the elements. */
    static <E> List<E> list(Object... elements) {
        Object[] copy = Arrays.copyOf(elements, elements.length, Object[].class);
        for (Object e : copy) {
            Objects.requireNonNull(e);
        }
        return copy.length == 1 || copy.length == 2 ? new List12<E>(copy) : new ListN<E>(copy);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOf(Collection<? extends E> c) {
        return c instanceof ListN && !((ListN<?>) c).part ? (List<E>) c : ImmutableCollections.<E>list(c.toArray());
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set(Object... elements) {
        LinkedHashSet<E> all = new LinkedHashSet<E>();
        for (Object e : elements) {
            if (!all.add((E) Objects.requireNonNull(e))) {
                throw new IllegalArgumentException("duplicate element: " + e);
            }
        }
        return all.size() == 1 || all.size() == 2 ? new Set12<E>(all) : new SetN<E>(all);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map(Object... keysAndValues) {
        LinkedHashMap<K, V> all = new LinkedHashMap<K, V>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            K key = (K) Objects.requireNonNull(keysAndValues[i]);
            if (all.put(key, (V) Objects.requireNonNull(keysAndValues[i + 1])) != null) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
        }
        return all.size() == 1 ? new Map1<K, V>(all) : new MapN<K, V>(all);
    }

    /** Goes through something without removing from it. */
    private static class Steps<E> implements Iterator<E> {
        private final Iterator<E> inner;

        Steps(Iterator<E> inner) {
            this.inner = inner;
        }

        @Override
        public boolean hasNext() {
            return inner.hasNext();
        }

        @Override
        public E next() {
            return inner.next();
        }

        @Override
        public void remove() {
            throw refuse();
        }
    }

    static class ListN<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 1L;
        private final E[] elements;
        boolean part;

        @SuppressWarnings("unchecked")
        ListN(Object[] elements) {
            this.elements = (E[]) elements;
        }

        @Override
        public E get(int index) {
            return elements[index];
        }

        @Override
        public int size() {
            return elements.length;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public int indexOf(Object o) {
            Objects.requireNonNull(o);
            return super.indexOf(o);
        }

        @Override
        public int lastIndexOf(Object o) {
            Objects.requireNonNull(o);
            return super.lastIndexOf(o);
        }

        @Override
        public Iterator<E> iterator() {
            return new Steps<E>(super.iterator());
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return Collections.unmodifiableList(Arrays.asList(elements)).listIterator(index);
        }

        @Override
        public List<E> subList(int from, int to) {
            if (from < 0) {
                throw new IndexOutOfBoundsException("fromIndex = " + from);
            }
            if (to > elements.length) {
                throw new IndexOutOfBoundsException("toIndex = " + to);
            }
            if (from > to) {
                throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
            }
            ListN<E> list = new ListN<E>(Arrays.copyOfRange(elements, from, to));
            list.part = true;
            return list;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(elements, elements.length, Object[].class);
        }

        @Override
        public boolean add(E e) {
            throw refuse();
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public boolean remove(Object o) {
            throw refuse();
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public boolean removeIf(Predicate<? super E> p) {
            throw refuse();
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public void replaceAll(UnaryOperator<E> f) {
            throw refuse();
        }

        @Override
        public void sort(Comparator<? super E> c) {
            throw refuse();
        }
    }

    /** One or two elements. */
    static final class List12<E> extends ListN<E> {
        private static final long serialVersionUID = 1L;

        List12(Object[] elements) {
            super(elements);
        }
    }

    static class SetN<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 1L;
        private final LinkedHashSet<E> elements;

        SetN(LinkedHashSet<E> elements) {
            this.elements = elements;
        }

        @Override
        public int size() {
            return elements.size();
        }

        @Override
        public boolean contains(Object o) {
            return elements.contains(Objects.requireNonNull(o));
        }

        @Override
        public Iterator<E> iterator() {
            return new Steps<E>(elements.iterator());
        }

        @Override
        public boolean add(E e) {
            throw refuse();
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public boolean remove(Object o) {
            throw refuse();
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public boolean removeIf(Predicate<? super E> p) {
            throw refuse();
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            throw refuse();
        }
    }

    /** One or two elements. */
    static final class Set12<E> extends SetN<E> {
        private static final long serialVersionUID = 1L;

        Set12(LinkedHashSet<E> elements) {
            super(elements);
        }
    }

    static class MapN<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 1L;
        private final LinkedHashMap<K, V> entries;

        MapN(LinkedHashMap<K, V> entries) {
            this.entries = entries;
        }

        @Override
        public V get(Object key) {
            return entries.get(Objects.requireNonNull(key));
        }

        @Override
        public boolean containsKey(Object key) {
            return entries.containsKey(Objects.requireNonNull(key));
        }

        @Override
        public boolean containsValue(Object value) {
            return entries.containsValue(Objects.requireNonNull(value));
        }

        @Override
        public V getOrDefault(Object key, V other) {
            V v = get(key);
            return v == null ? other : v;
        }

        @Override
        public int size() {
            return entries.size();
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<Map.Entry<K, V>>() {
                @Override
                public int size() {
                    return entries.size();
                }

                @Override
                public Iterator<Map.Entry<K, V>> iterator() {
                    final Iterator<Map.Entry<K, V>> inner = entries.entrySet().iterator();
                    return new Iterator<Map.Entry<K, V>>() {
                        @Override
                        public boolean hasNext() {
                            return inner.hasNext();
                        }

                        @Override
                        public Map.Entry<K, V> next() {
                            Map.Entry<K, V> e = inner.next();
                            return new KeyValueHolder<K, V>(e.getKey(), e.getValue());
                        }

                        @Override
                        public void remove() {
                            throw refuse();
                        }
                    };
                }
            };
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public V put(K k, V v) {
            throw refuse();
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> m) {
            throw refuse();
        }

        @Override
        public V putIfAbsent(K k, V v) {
            throw refuse();
        }

        @Override
        public V remove(Object k) {
            throw refuse();
        }

        @Override
        public boolean remove(Object k, Object v) {
            throw refuse();
        }

        @Override
        public V replace(K k, V v) {
            throw refuse();
        }

        @Override
        public boolean replace(K k, V old, V v) {
            throw refuse();
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V compute(K k, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V computeIfAbsent(K k, Function<? super K, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V computeIfPresent(K k, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V merge(K k, V v, BiFunction<? super V, ? super V, ? extends V> f) {
            throw refuse();
        }
    }

    /** One entry. */
    static final class Map1<K, V> extends MapN<K, V> {
        private static final long serialVersionUID = 1L;

        Map1(LinkedHashMap<K, V> entries) {
            super(entries);
        }
    }
}
