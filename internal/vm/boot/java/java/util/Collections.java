package java.util;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Algorithms on collections; wrappers that forbid, check or lock; small immutable collections. */
public class Collections {
    private static Random random;

    private Collections() {
    }

    // algorithms

    @SuppressWarnings("unchecked")
    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, null);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, c);
    }

    @SuppressWarnings("unchecked")
    private static int search(List<?> list, Object key, Comparator<?> c) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            Object v = list.get(mid);
            int cmp = c == null ? ((Comparable<Object>) v).compareTo(key) : ((Comparator<Object>) c).compare(v, key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void reverse(List<?> list) {
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            swap(list, i, j);
        }
    }

    public static void shuffle(List<?> list) {
        if (random == null) {
            random = new Random();
        }
        shuffle(list, random);
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, Random rnd) {
        int n = list.size();
        if (n < 5 || list instanceof RandomAccess) {
            for (int i = n; i > 1; i--) {
                swap(list, i - 1, rnd.nextInt(i));
            }
            return;
        }
        Object[] a = list.toArray();
        for (int i = n; i > 1; i--) {
            int j = rnd.nextInt(i);
            Object t = a[i - 1];
            a[i - 1] = a[j];
            a[j] = t;
        }
        ListIterator<Object> it = (ListIterator<Object>) list.listIterator();
        for (int i = 0; i < a.length; i++) {
            it.next();
            it.set(a[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        l.set(i, l.set(j, l.get(i)));
    }

    public static <T> void fill(List<? super T> list, T obj) {
        ListIterator<? super T> it = list.listIterator();
        for (int i = list.size(); i > 0; i--) {
            it.next();
            it.set(obj);
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int n = src.size();
        if (n > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        ListIterator<? super T> to = dest.listIterator();
        ListIterator<? extends T> from = src.listIterator();
        for (int i = 0; i < n; i++) {
            to.next();
            to.set(from.next());
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T extreme(Collection<? extends T> c, Comparator<? super T> order, int sign) {
        Iterator<? extends T> it = c.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T e = it.next();
            int cmp = order == null ? ((Comparable<Object>) e).compareTo(best) : order.compare(e, best);
            if (sign < 0 ? cmp < 0 : cmp > 0) {
                best = e;
            }
        }
        return best;
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        return Collections.<T>extreme(coll, null, -1);
    }

    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        return Collections.<T>extreme(coll, comp, -1);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        return Collections.<T>extreme(coll, null, 1);
    }

    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        return Collections.<T>extreme(coll, comp, 1);
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        int n = list.size();
        if (n == 0) {
            return;
        }
        int d = distance % n;
        if (d < 0) {
            d += n;
        }
        if (d == 0) {
            return;
        }
        List<Object> l = (List<Object>) list;
        if (!(list instanceof RandomAccess) && n >= 100) {
            reverse(l.subList(0, n - d));
            reverse(l.subList(n - d, n));
            reverse(l);
            return;
        }
        int moved = 0;
        for (int start = 0; moved != n; start++) {
            Object carried = l.get(start);
            int i = start;
            do {
                i += d;
                if (i >= n) {
                    i -= n;
                }
                carried = l.set(i, carried);
                moved++;
            } while (i != start);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean changed = false;
        for (ListIterator<T> it = list.listIterator(); it.hasNext();) {
            if (Objects.equals(oldVal, it.next())) {
                it.set(newVal);
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int n = target.size();
        for (int i = 0; i <= source.size() - n; i++) {
            if (matches(source, i, target)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        for (int i = source.size() - target.size(); i >= 0; i--) {
            if (matches(source, i, target)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean matches(List<?> source, int at, List<?> target) {
        ListIterator<?> it = source.listIterator(at);
        for (Object o : target) {
            if (!Objects.equals(o, it.next())) {
                return false;
            }
        }
        return true;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        for (Object e : c) {
            if (o == null ? e == null : o.equals(e)) {
                n++;
            }
        }
        return n;
    }

    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        Collection<?> asked = c2;
        Collection<?> walked = c1;
        if (c1 instanceof Set) {
            walked = c2;
            asked = c1;
        } else if (!(c2 instanceof Set)) {
            int n1 = c1.size();
            int n2 = c2.size();
            if (n1 == 0 || n2 == 0) {
                return true;
            }
            if (n1 > n2) {
                walked = c2;
                asked = c1;
            }
        }
        for (Object e : walked) {
            if (asked.contains(e)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (int i = 0; i < elements.length; i++) {
            changed |= c.add(elements[i]);
        }
        return changed;
    }

    public static <T> Enumeration<T> enumeration(final Collection<T> c) {
        final Iterator<T> it = c.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return it.hasNext();
            }

            public T nextElement() {
                return it.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<T>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    // orders

    private static class ReverseComparator implements Comparator<Comparable<Object>>, Serializable {
        private static final long serialVersionUID = 7207038068494060240L;
        static final ReverseComparator REVERSE_ORDER = new ReverseComparator();

        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return b.compareTo(a);
        }

        private Object readResolve() {
            return REVERSE_ORDER;
        }

        public Comparator<Comparable<Object>> reversed() {
            return Comparators.<Comparable<Object>>natural();
        }
    }

    private static class ReverseComparator2<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = 4374092139857L;
        final Comparator<T> cmp;

        ReverseComparator2(Comparator<T> cmp) {
            this.cmp = cmp;
        }

        public int compare(T a, T b) {
            return cmp.compare(b, a);
        }

        public boolean equals(Object o) {
            return o == this || (o instanceof ReverseComparator2 && cmp.equals(((ReverseComparator2<?>) o).cmp));
        }

        public int hashCode() {
            return cmp.hashCode() ^ Integer.MIN_VALUE;
        }

        public Comparator<T> reversed() {
            return cmp;
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) (Comparator<?>) ReverseComparator.REVERSE_ORDER;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null || cmp == Comparators.Natural.ORDER) {
            return reverseOrder();
        }
        if (cmp == ReverseComparator.REVERSE_ORDER) {
            return Comparators.<T>natural();
        }
        if (cmp instanceof ReverseComparator2) {
            return ((ReverseComparator2<T>) cmp).cmp;
        }
        return new ReverseComparator2<T>(cmp);
    }

    // adapters

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        return new SetFromMap<E>(map);
    }

    private static class SetFromMap<E> extends AbstractSet<E> implements Set<E>, Serializable {
        private static final long serialVersionUID = 2454657854757543876L;
        private final Map<E, Boolean> m;

        SetFromMap(Map<E, Boolean> map) {
            if (!map.isEmpty()) {
                throw new IllegalArgumentException("Map is non-empty");
            }
            m = map;
        }

        public void clear() {
            m.clear();
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean contains(Object o) {
            return m.containsKey(o);
        }

        public boolean remove(Object o) {
            return m.remove(o) != null;
        }

        public boolean add(E e) {
            return m.put(e, Boolean.TRUE) == null;
        }

        public Iterator<E> iterator() {
            return m.keySet().iterator();
        }

        public Object[] toArray() {
            return m.keySet().toArray();
        }

        public <T> T[] toArray(T[] a) {
            return m.keySet().toArray(a);
        }

        public String toString() {
            return m.keySet().toString();
        }

        public int hashCode() {
            return m.keySet().hashCode();
        }

        public boolean equals(Object o) {
            return o == this || m.keySet().equals(o);
        }

        public Spliterator<E> spliterator() {
            return m.keySet().spliterator();
        }
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AsLIFOQueue<T>(deque);
    }

    private static class AsLIFOQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
        private static final long serialVersionUID = 1802017725587941708L;
        private final Deque<E> q;

        AsLIFOQueue(Deque<E> q) {
            this.q = q;
        }

        public boolean add(E e) {
            q.addFirst(e);
            return true;
        }

        public boolean offer(E e) {
            return q.offerFirst(e);
        }

        public E poll() {
            return q.pollFirst();
        }

        public E remove() {
            return q.removeFirst();
        }

        public E peek() {
            return q.peekFirst();
        }

        public E element() {
            return q.getFirst();
        }

        public void clear() {
            q.clear();
        }

        public int size() {
            return q.size();
        }

        public boolean contains(Object o) {
            return q.contains(o);
        }

        public boolean remove(Object o) {
            return q.remove(o);
        }

        public Iterator<E> iterator() {
            return q.iterator();
        }

        public String toString() {
            return q.toString();
        }
    }

    // small collections

    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new EmptyList<Object>();
    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new EmptySet<Object>();
    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new EmptyMap<Object, Object>();

    @SuppressWarnings("unchecked")
    public static <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) EmptyIterator.EMPTY_ITERATOR;
    }

    @SuppressWarnings("unchecked")
    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) EmptyListIterator.EMPTY_ITERATOR;
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return false;
            }

            public T nextElement() {
                throw new NoSuchElementException();
            }
        };
    }

    private static class EmptyIterator<E> implements Iterator<E> {
        static final EmptyIterator<Object> EMPTY_ITERATOR = new EmptyIterator<Object>();

        public boolean hasNext() {
            return false;
        }

        public E next() {
            throw new NoSuchElementException();
        }

        public void remove() {
            throw new IllegalStateException();
        }
    }

    private static class EmptyListIterator<E> extends EmptyIterator<E> implements ListIterator<E> {
        static final EmptyListIterator<Object> EMPTY_ITERATOR = new EmptyListIterator<Object>();

        public boolean hasPrevious() {
            return false;
        }

        public E previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void set(E e) {
            throw new IllegalStateException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    private static class EmptyList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 8842843931221139166L;

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public ListIterator<E> listIterator() {
            return emptyListIterator();
        }

        public int size() {
            return 0;
        }

        public boolean contains(Object o) {
            return false;
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
        }

        public void sort(Comparator<? super E> c) {
        }

        private Object readResolve() {
            return EMPTY_LIST;
        }
    }

    private static class EmptySet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 1582296315990362920L;

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public int size() {
            return 0;
        }

        public boolean contains(Object o) {
            return false;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        private Object readResolve() {
            return EMPTY_SET;
        }
    }

    private static class EmptyMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 6428348081105594320L;

        public int size() {
            return 0;
        }

        public boolean containsKey(Object key) {
            return false;
        }

        public boolean containsValue(Object value) {
            return false;
        }

        public V get(Object key) {
            return null;
        }

        public Set<K> keySet() {
            return emptySet();
        }

        public Collection<V> values() {
            return emptySet();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        private Object readResolve() {
            return EMPTY_MAP;
        }
    }

    private static <E> Iterator<E> singletonIterator(final E e) {
        return new Iterator<E>() {
            private boolean given;

            public boolean hasNext() {
                return !given;
            }

            public E next() {
                if (given) {
                    throw new NoSuchElementException();
                }
                given = true;
                return e;
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<T>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<T>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<K, V>(key, value);
    }

    private static class SingletonSet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 3193687207550431679L;
        private final E element;

        SingletonSet(E e) {
            element = e;
        }

        public Iterator<E> iterator() {
            return singletonIterator(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return Objects.equals(o, element);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    private static class SingletonList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 3093736618740652951L;
        private final E element;

        SingletonList(E e) {
            element = e;
        }

        public Iterator<E> iterator() {
            return singletonIterator(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return Objects.equals(o, element);
        }

        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> c) {
        }
    }

    private static class SingletonMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = -6979724477215052911L;
        private final K k;
        private final V v;

        SingletonMap(K key, V value) {
            k = key;
            v = value;
        }

        public int size() {
            return 1;
        }

        public boolean containsKey(Object key) {
            return Objects.equals(key, k);
        }

        public boolean containsValue(Object value) {
            return Objects.equals(value, v);
        }

        public V get(Object key) {
            return Objects.equals(key, k) ? v : null;
        }

        public Set<K> keySet() {
            return singleton(k);
        }

        public Collection<V> values() {
            return singleton(v);
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.<Map.Entry<K, V>>singleton(new SimpleImmutableEntry<K, V>(k, v));
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new CopiesList<T>(n, o);
    }

    private static class CopiesList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 2739099268398711800L;
        private final int n;
        private final E element;

        CopiesList(int n, E e) {
            this.n = n;
            this.element = e;
        }

        public int size() {
            return n;
        }

        public boolean contains(Object o) {
            return n != 0 && Objects.equals(o, element);
        }

        public int indexOf(Object o) {
            return contains(o) ? 0 : -1;
        }

        public int lastIndexOf(Object o) {
            return contains(o) ? n - 1 : -1;
        }

        public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return element;
        }

        public Object[] toArray() {
            Object[] a = new Object[n];
            Arrays.fill(a, element);
            return a;
        }

        public List<E> subList(int from, int to) {
            if (from < 0) {
                throw new IndexOutOfBoundsException("fromIndex = " + from);
            }
            if (to > n) {
                throw new IndexOutOfBoundsException("toIndex = " + to);
            }
            if (from > to) {
                throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
            }
            return new CopiesList<E>(to - from, element);
        }
    }

    // wrappers: nested, as their names appear in stack traces and in getClass()

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> x) {
        return new UnmodifiableCollection<T>(x);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> x) {
        return new UnmodifiableSet<T>(x);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> x) {
        return new UnmodifiableSortedSet<T>(x);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> x) {
        return new UnmodifiableNavigableSet<T>(x);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> x) {
        return x instanceof RandomAccess ? new UnmodifiableRandomAccessList<T>(x) : new UnmodifiableList<T>(x);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        return new UnmodifiableMap<K, V>(m);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        return new UnmodifiableSortedMap<K, V>(m);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        return new UnmodifiableNavigableMap<K, V>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> x) {
        return new SynchronizedCollection<T>(x);
    }

    public static <T> Set<T> synchronizedSet(Set<T> x) {
        return new SynchronizedSet<T>(x);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> x) {
        return new SynchronizedSortedSet<T>(x);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> x) {
        return new SynchronizedNavigableSet<T>(x);
    }

    /** A view that locks what it is a view of. */
    static <T> Set<T> synchronizedSubSet(Set<T> x, Object mutex) {
        return new SynchronizedSet<T>(x, mutex);
    }

    static <T> Collection<T> synchronizedSubCollection(Collection<T> x, Object mutex) {
        return new SynchronizedCollection<T>(x, mutex);
    }

    /** A part of a list that locks as the list does. */
    static <T> List<T> synchronizedSubList(List<T> x, Object mutex) {
        return new SynchronizedRandomAccessList<T>(x, mutex);
    }

    public static <T> List<T> synchronizedList(List<T> x) {
        return x instanceof RandomAccess ? new SynchronizedRandomAccessList<T>(x) : new SynchronizedList<T>(x);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new SynchronizedMap<K, V>(m);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedSortedMap<K, V>(m);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
        return new SynchronizedNavigableMap<K, V>(m);
    }

    public static <E> Collection<E> checkedCollection(Collection<E> x, Class<E> type) {
        return new CheckedCollection<E>(x, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> x, Class<E> type) {
        return new CheckedQueue<E>(x, type);
    }

    public static <E> Set<E> checkedSet(Set<E> x, Class<E> type) {
        return new CheckedSet<E>(x, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> x, Class<E> type) {
        return new CheckedSortedSet<E>(x, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> x, Class<E> type) {
        return new CheckedNavigableSet<E>(x, type);
    }

    public static <E> List<E> checkedList(List<E> x, Class<E> type) {
        return x instanceof RandomAccess ? new CheckedRandomAccessList<E>(x, type) : new CheckedList<E>(x, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedSortedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedNavigableMap<K, V>(m, keyType, valueType);
    }

    static class UnmodifiableCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1820017752578914078L;
        final Collection<? extends E> c;

        UnmodifiableCollection(Collection<? extends E> c) {
            this.c = Objects.requireNonNull(c);
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        public boolean containsAll(Collection<?> coll) {
            return c.containsAll(coll);
        }

        public boolean addAll(Collection<? extends E> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return c.toString();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        public Iterator<E> iterator() {
            final Iterator<? extends E> it = c.iterator();
            return new Iterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }
    }

    static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        private static final long serialVersionUID = -9215047833775013803L;

        UnmodifiableSet(Set<? extends E> s) {
            super(s);
        }

        public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        public int hashCode() {
            return c.hashCode();
        }
    }

    static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = -4929149591599911165L;
        private final SortedSet<E> ss;

        UnmodifiableSortedSet(SortedSet<E> s) {
            super(s);
            ss = s;
        }

        public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        public E first() {
            return ss.first();
        }

        public E last() {
            return ss.last();
        }

        public SortedSet<E> subSet(E from, E to) {
            return new UnmodifiableSortedSet<E>(ss.subSet(from, to));
        }

        public SortedSet<E> headSet(E to) {
            return new UnmodifiableSortedSet<E>(ss.headSet(to));
        }

        public SortedSet<E> tailSet(E from) {
            return new UnmodifiableSortedSet<E>(ss.tailSet(from));
        }
    }

    static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -6027448201786391929L;
        private final NavigableSet<E> ns;

        UnmodifiableNavigableSet(NavigableSet<E> s) {
            super(s);
            ns = s;
        }

        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        public E lower(E e) {
            return ns.lower(e);
        }

        public E floor(E e) {
            return ns.floor(e);
        }

        public E ceiling(E e) {
            return ns.ceiling(e);
        }

        public E higher(E e) {
            return ns.higher(e);
        }

        public E pollFirst() {
            throw new UnsupportedOperationException();
        }

        public E pollLast() {
            throw new UnsupportedOperationException();
        }

        public NavigableSet<E> descendingSet() {
            return new UnmodifiableNavigableSet<E>(ns.descendingSet());
        }

        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new UnmodifiableNavigableSet<E>(ns.subSet(from, fromInclusive, to, toInclusive));
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(ns.headSet(to, inclusive));
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(ns.tailSet(from, inclusive));
        }
    }

    static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        private static final long serialVersionUID = -283967356065247728L;
        final List<? extends E> list;

        UnmodifiableList(List<? extends E> l) {
            super(l);
            list = l;
        }

        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public E set(int index, E element) {
            throw new UnsupportedOperationException();
        }

        public void add(int index, E element) {
            throw new UnsupportedOperationException();
        }

        public E remove(int index) {
            throw new UnsupportedOperationException();
        }

        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> order) {
            throw new UnsupportedOperationException();
        }

        public List<E> subList(int fromIndex, int toIndex) {
            return Collections.<E>unmodifiableList(list.subList(fromIndex, toIndex));
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            final ListIterator<? extends E> it = list.listIterator(index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }

                public boolean hasPrevious() {
                    return it.hasPrevious();
                }

                public E previous() {
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex();
                }

                public int previousIndex() {
                    return it.previousIndex();
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }

                public void set(E e) {
                    throw new UnsupportedOperationException();
                }

                public void add(E e) {
                    throw new UnsupportedOperationException();
                }
            };
        }

        private Object readResolve() {
            return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<E>(list) : this;
        }
    }

    static class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        private static final long serialVersionUID = -2542308836966382001L;

        UnmodifiableRandomAccessList(List<? extends E> l) {
            super(l);
        }

        /** The class is not written: older readers do not know it. */
        private Object writeReplace() {
            return new UnmodifiableList<E>(list);
        }
    }

    static class UnmodifiableMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = -1034234728574286014L;
        private final Map<K, V> m;

        @SuppressWarnings("unchecked")
        UnmodifiableMap(Map<? extends K, ? extends V> m) {
            this.m = (Map<K, V>) Objects.requireNonNull(m);
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        public V get(Object key) {
            return m.get(key);
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        public int hashCode() {
            return m.hashCode();
        }

        public String toString() {
            return m.toString();
        }

        public V getOrDefault(Object key, V defaultValue) {
            return m.getOrDefault(key, defaultValue);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public Set<K> keySet() {
            return unmodifiableSet(m.keySet());
        }

        public Collection<V> values() {
            return unmodifiableCollection(m.values());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new UnmodifiableEntrySet<K, V>(m.entrySet());
        }

        /** A set of entries whose values cannot be set. */
        private static class UnmodifiableEntrySet<K, V> extends UnmodifiableSet<Map.Entry<K, V>> {
            private static final long serialVersionUID = 7854390611657943733L;

            UnmodifiableEntrySet(Set<Map.Entry<K, V>> s) {
                super(s);
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                final Iterator<? extends Map.Entry<K, V>> it = c.iterator();
                return new Iterator<Map.Entry<K, V>>() {
                    public boolean hasNext() {
                        return it.hasNext();
                    }

                    public Map.Entry<K, V> next() {
                        return new UnmodifiableEntry<K, V>(it.next());
                    }

                    public void remove() {
                        throw new UnsupportedOperationException();
                    }
                };
            }

            public void forEach(Consumer<? super Map.Entry<K, V>> action) {
                Objects.requireNonNull(action);
                for (Map.Entry<K, V> e : this) {
                    action.accept(e);
                }
            }

            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliterator(this, Spliterator.DISTINCT);
            }

            public Object[] toArray() {
                Object[] a = c.toArray();
                for (int i = 0; i < a.length; i++) {
                    a[i] = wrap(a[i]);
                }
                return a;
            }

            @SuppressWarnings("unchecked")
            public <T> T[] toArray(T[] a) {
                Object[] all = c.toArray(a.length == 0 ? a : Arrays.copyOf(a, 0));
                for (int i = 0; i < all.length; i++) {
                    all[i] = wrap(all[i]);
                }
                if (all.length > a.length) {
                    return (T[]) all;
                }
                System.arraycopy(all, 0, a, 0, all.length);
                if (a.length > all.length) {
                    a[all.length] = null;
                }
                return a;
            }

            @SuppressWarnings("unchecked")
            private static Object wrap(Object e) {
                return new UnmodifiableEntry<Object, Object>((Map.Entry<Object, Object>) e);
            }
        }
    }

    private static class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<? extends K, ? extends V> e;

        UnmodifiableEntry(Map.Entry<? extends K, ? extends V> e) {
            this.e = Objects.requireNonNull(e);
        }

        public K getKey() {
            return e.getKey();
        }

        public V getValue() {
            return e.getValue();
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public int hashCode() {
            return e.hashCode();
        }

        public boolean equals(Object o) {
            return o == this || AbstractMap.entryEquals(this, o);
        }

        public String toString() {
            return e.toString();
        }
    }

    static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8806743815996713206L;
        private final SortedMap<K, ? extends V> sm;

        UnmodifiableSortedMap(SortedMap<K, ? extends V> m) {
            super(m);
            sm = m;
        }

        public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        public K firstKey() {
            return sm.firstKey();
        }

        public K lastKey() {
            return sm.lastKey();
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return new UnmodifiableSortedMap<K, V>(sm.subMap(from, to));
        }

        public SortedMap<K, V> headMap(K to) {
            return new UnmodifiableSortedMap<K, V>(sm.headMap(to));
        }

        public SortedMap<K, V> tailMap(K from) {
            return new UnmodifiableSortedMap<K, V>(sm.tailMap(from));
        }
    }

    static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4858195264774772197L;
        private final NavigableMap<K, ? extends V> nm;

        UnmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
            super(m);
            nm = m;
        }

        private static <K, V> Map.Entry<K, V> entry(Map.Entry<K, ? extends V> e) {
            return e == null ? null : new UnmodifiableEntry<K, V>(e);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return entry(nm.lowerEntry(key));
        }

        public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return entry(nm.floorEntry(key));
        }

        public K floorKey(K key) {
            return nm.floorKey(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return entry(nm.ceilingEntry(key));
        }

        public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return entry(nm.higherEntry(key));
        }

        public K higherKey(K key) {
            return nm.higherKey(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return entry(nm.firstEntry());
        }

        public Map.Entry<K, V> lastEntry() {
            return entry(nm.lastEntry());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public NavigableMap<K, V> descendingMap() {
            return new UnmodifiableNavigableMap<K, V>(nm.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return new UnmodifiableNavigableSet<K>(nm.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return new UnmodifiableNavigableSet<K>(nm.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return new UnmodifiableNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive));
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(nm.headMap(to, inclusive));
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(nm.tailMap(from, inclusive));
        }
    }

    static class SynchronizedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 3053995032091335093L;
        final Collection<E> c;
        final Object mutex;

        SynchronizedCollection(Collection<E> c) {
            this.c = Objects.requireNonNull(c);
            this.mutex = this;
        }

        SynchronizedCollection(Collection<E> c, Object mutex) {
            this.c = Objects.requireNonNull(c);
            this.mutex = Objects.requireNonNull(mutex);
        }

        // Iterators and spliterators are the caller's to lock.

        public Iterator<E> iterator() {
            return c.iterator();
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        public int size() {
            synchronized (mutex) {
                return c.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return c.isEmpty();
            }
        }

        public boolean contains(Object o) {
            synchronized (mutex) {
                return c.contains(o);
            }
        }

        public Object[] toArray() {
            synchronized (mutex) {
                return c.toArray();
            }
        }

        public <T> T[] toArray(T[] a) {
            synchronized (mutex) {
                return c.toArray(a);
            }
        }

        public boolean add(E e) {
            synchronized (mutex) {
                return c.add(e);
            }
        }

        public boolean remove(Object o) {
            synchronized (mutex) {
                return c.remove(o);
            }
        }

        public boolean containsAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.containsAll(coll);
            }
        }

        public boolean addAll(Collection<? extends E> coll) {
            synchronized (mutex) {
                return c.addAll(coll);
            }
        }

        public boolean removeAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.removeAll(coll);
            }
        }

        public boolean retainAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.retainAll(coll);
            }
        }

        public void clear() {
            synchronized (mutex) {
                c.clear();
            }
        }

        public String toString() {
            synchronized (mutex) {
                return c.toString();
            }
        }

        public boolean removeIf(Predicate<? super E> filter) {
            synchronized (mutex) {
                return c.removeIf(filter);
            }
        }

        public void forEach(Consumer<? super E> action) {
            synchronized (mutex) {
                c.forEach(action);
            }
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }
    }

    static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 487447009682186044L;
        private final Set<E> set;

        SynchronizedSet(Set<E> s) {
            super(s);
            set = s;
        }

        SynchronizedSet(Set<E> s, Object mutex) {
            super(s, mutex);
            set = s;
        }

        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return set.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return set.hashCode();
            }
        }
    }

    static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 8695801310862127406L;
        private final SortedSet<E> ss;

        SynchronizedSortedSet(SortedSet<E> s) {
            super(s);
            ss = s;
        }

        SynchronizedSortedSet(SortedSet<E> s, Object mutex) {
            super(s, mutex);
            ss = s;
        }

        public Comparator<? super E> comparator() {
            synchronized (mutex) {
                return ss.comparator();
            }
        }

        public E first() {
            synchronized (mutex) {
                return ss.first();
            }
        }

        public E last() {
            synchronized (mutex) {
                return ss.last();
            }
        }

        public SortedSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.subSet(from, to), mutex);
            }
        }

        public SortedSet<E> headSet(E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.headSet(to), mutex);
            }
        }

        public SortedSet<E> tailSet(E from) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.tailSet(from), mutex);
            }
        }
    }

    static class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> ns;

        SynchronizedNavigableSet(NavigableSet<E> s) {
            super(s);
            ns = s;
        }

        SynchronizedNavigableSet(NavigableSet<E> s, Object mutex) {
            super(s, mutex);
            ns = s;
        }

        public Iterator<E> descendingIterator() {
            synchronized (mutex) {
                return descendingSet().iterator();
            }
        }

        public E lower(E e) {
            synchronized (mutex) {
                return ns.lower(e);
            }
        }

        public E floor(E e) {
            synchronized (mutex) {
                return ns.floor(e);
            }
        }

        public E ceiling(E e) {
            synchronized (mutex) {
                return ns.ceiling(e);
            }
        }

        public E higher(E e) {
            synchronized (mutex) {
                return ns.higher(e);
            }
        }

        public E pollFirst() {
            synchronized (mutex) {
                return ns.pollFirst();
            }
        }

        public E pollLast() {
            synchronized (mutex) {
                return ns.pollLast();
            }
        }

        public NavigableSet<E> descendingSet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.descendingSet(), mutex);
            }
        }

        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.subSet(from, fromInclusive, to, toInclusive), mutex);
            }
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.headSet(to, inclusive), mutex);
            }
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.tailSet(from, inclusive), mutex);
            }
        }
    }

    static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
        private static final long serialVersionUID = -7754090372962971524L;
        final List<E> list;

        SynchronizedList(List<E> s) {
            super(s);
            list = s;
        }

        SynchronizedList(List<E> s, Object mutex) {
            super(s, mutex);
            list = s;
        }

        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return list.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return list.hashCode();
            }
        }

        public E get(int index) {
            synchronized (mutex) {
                return list.get(index);
            }
        }

        public E set(int index, E element) {
            synchronized (mutex) {
                return list.set(index, element);
            }
        }

        public void add(int index, E element) {
            synchronized (mutex) {
                list.add(index, element);
            }
        }

        public E remove(int index) {
            synchronized (mutex) {
                return list.remove(index);
            }
        }

        public int indexOf(Object o) {
            synchronized (mutex) {
                return list.indexOf(o);
            }
        }

        public int lastIndexOf(Object o) {
            synchronized (mutex) {
                return list.lastIndexOf(o);
            }
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            synchronized (mutex) {
                return list.addAll(index, coll);
            }
        }

        public void replaceAll(UnaryOperator<E> operator) {
            synchronized (mutex) {
                list.replaceAll(operator);
            }
        }

        public void sort(Comparator<? super E> order) {
            synchronized (mutex) {
                list.sort(order);
            }
        }

        public List<E> subList(int fromIndex, int toIndex) {
            synchronized (mutex) {
                return list instanceof RandomAccess ? new SynchronizedRandomAccessList<E>(list.subList(fromIndex, toIndex), mutex) : new SynchronizedList<E>(list.subList(fromIndex, toIndex), mutex);
            }
        }

        private Object readResolve() {
            return list instanceof RandomAccess ? new SynchronizedRandomAccessList<E>(list) : this;
        }
    }

    static class SynchronizedRandomAccessList<E> extends SynchronizedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1530674583602358482L;

        SynchronizedRandomAccessList(List<E> l) {
            super(l);
        }

        SynchronizedRandomAccessList(List<E> l, Object mutex) {
            super(l, mutex);
        }

        /** The class is not written: older readers do not know it. */
        private Object writeReplace() {
            return new SynchronizedList<E>(list);
        }
    }

    static class SynchronizedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 1978198479659022715L;
        private final Map<K, V> m;
        final Object mutex;
        private transient Set<K> keys;
        private transient Collection<V> values;
        private transient Set<Map.Entry<K, V>> entries;

        SynchronizedMap(Map<K, V> m) {
            this.m = Objects.requireNonNull(m);
            this.mutex = this;
        }

        SynchronizedMap(Map<K, V> m, Object mutex) {
            this.m = Objects.requireNonNull(m);
            this.mutex = mutex;
        }

        public Set<K> keySet() {
            synchronized (mutex) {
                if (keys == null) {
                    keys = new SynchronizedSet<K>(m.keySet(), mutex);
                }
                return keys;
            }
        }

        public Collection<V> values() {
            synchronized (mutex) {
                if (values == null) {
                    values = new SynchronizedCollection<V>(m.values(), mutex);
                }
                return values;
            }
        }

        public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                if (entries == null) {
                    entries = new SynchronizedSet<Map.Entry<K, V>>(m.entrySet(), mutex);
                }
                return entries;
            }
        }

        public int size() {
            synchronized (mutex) {
                return m.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return m.isEmpty();
            }
        }

        public boolean containsKey(Object key) {
            synchronized (mutex) {
                return m.containsKey(key);
            }
        }

        public boolean containsValue(Object value) {
            synchronized (mutex) {
                return m.containsValue(value);
            }
        }

        public V get(Object key) {
            synchronized (mutex) {
                return m.get(key);
            }
        }

        public V put(K key, V value) {
            synchronized (mutex) {
                return m.put(key, value);
            }
        }

        public V remove(Object key) {
            synchronized (mutex) {
                return m.remove(key);
            }
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            synchronized (mutex) {
                m.putAll(other);
            }
        }

        public void clear() {
            synchronized (mutex) {
                m.clear();
            }
        }

        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return m.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return m.hashCode();
            }
        }

        public String toString() {
            synchronized (mutex) {
                return m.toString();
            }
        }

        public V getOrDefault(Object key, V defaultValue) {
            synchronized (mutex) {
                return m.getOrDefault(key, defaultValue);
            }
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            synchronized (mutex) {
                m.forEach(action);
            }
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                m.replaceAll(f);
            }
        }

        public V putIfAbsent(K key, V value) {
            synchronized (mutex) {
                return m.putIfAbsent(key, value);
            }
        }

        public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        public boolean replace(K key, V oldValue, V newValue) {
            synchronized (mutex) {
                return m.replace(key, oldValue, newValue);
            }
        }

        public V replace(K key, V value) {
            synchronized (mutex) {
                return m.replace(key, value);
            }
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, f);
            }
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfPresent(key, f);
            }
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.compute(key, f);
            }
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.merge(key, value, f);
            }
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }
    }

    static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8798146769416483793L;
        private final SortedMap<K, V> sm;

        SynchronizedSortedMap(SortedMap<K, V> m) {
            super(m);
            sm = m;
        }

        SynchronizedSortedMap(SortedMap<K, V> m, Object mutex) {
            super(m, mutex);
            sm = m;
        }

        public Comparator<? super K> comparator() {
            synchronized (mutex) {
                return sm.comparator();
            }
        }

        public K firstKey() {
            synchronized (mutex) {
                return sm.firstKey();
            }
        }

        public K lastKey() {
            synchronized (mutex) {
                return sm.lastKey();
            }
        }

        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.subMap(from, to), mutex);
            }
        }

        public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.headMap(to), mutex);
            }
        }

        public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.tailMap(from), mutex);
            }
        }
    }

    static class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> nm;

        SynchronizedNavigableMap(NavigableMap<K, V> m) {
            super(m);
            nm = m;
        }

        SynchronizedNavigableMap(NavigableMap<K, V> m, Object mutex) {
            super(m, mutex);
            nm = m;
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            synchronized (mutex) {
                return nm.lowerEntry(key);
            }
        }

        public K lowerKey(K key) {
            synchronized (mutex) {
                return nm.lowerKey(key);
            }
        }

        public Map.Entry<K, V> floorEntry(K key) {
            synchronized (mutex) {
                return nm.floorEntry(key);
            }
        }

        public K floorKey(K key) {
            synchronized (mutex) {
                return nm.floorKey(key);
            }
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            synchronized (mutex) {
                return nm.ceilingEntry(key);
            }
        }

        public K ceilingKey(K key) {
            synchronized (mutex) {
                return nm.ceilingKey(key);
            }
        }

        public Map.Entry<K, V> higherEntry(K key) {
            synchronized (mutex) {
                return nm.higherEntry(key);
            }
        }

        public K higherKey(K key) {
            synchronized (mutex) {
                return nm.higherKey(key);
            }
        }

        public Map.Entry<K, V> firstEntry() {
            synchronized (mutex) {
                return nm.firstEntry();
            }
        }

        public Map.Entry<K, V> lastEntry() {
            synchronized (mutex) {
                return nm.lastEntry();
            }
        }

        public Map.Entry<K, V> pollFirstEntry() {
            synchronized (mutex) {
                return nm.pollFirstEntry();
            }
        }

        public Map.Entry<K, V> pollLastEntry() {
            synchronized (mutex) {
                return nm.pollLastEntry();
            }
        }

        public NavigableMap<K, V> descendingMap() {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.descendingMap(), mutex);
            }
        }

        public NavigableSet<K> navigableKeySet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<K>(nm.navigableKeySet(), mutex);
            }
        }

        public NavigableSet<K> descendingKeySet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<K>(nm.descendingKeySet(), mutex);
            }
        }

        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive), mutex);
            }
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.headMap(to, inclusive), mutex);
            }
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.tailMap(from, inclusive), mutex);
            }
        }
    }

    static class CheckedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1578914078182001775L;
        final Collection<E> c;
        final Class<E> type;

        CheckedCollection(Collection<E> c, Class<E> type) {
            this.c = Objects.requireNonNull(c, "c");
            this.type = Objects.requireNonNull(type, "type");
        }

        E check(Object o) {
            if (o != null && !type.isInstance(o)) {
                throw new ClassCastException("Attempt to insert " + o.getClass() + " element into collection with element type "
                        + type);
            }
            @SuppressWarnings("unchecked")
            E e = (E) o;
            return e;
        }

        /** A copy of a collection, each element checked before any is added. */
        Collection<E> checkAll(Collection<? extends E> coll) {
            ArrayList<E> l = new ArrayList<E>();
            for (Object o : coll.toArray()) {
                l.add(check(o));
            }
            return l;
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        public boolean remove(Object o) {
            return c.remove(o);
        }

        public boolean containsAll(Collection<?> coll) {
            return c.containsAll(coll);
        }

        public boolean removeAll(Collection<?> coll) {
            return c.removeAll(coll);
        }

        public boolean retainAll(Collection<?> coll) {
            return c.retainAll(coll);
        }

        public void clear() {
            c.clear();
        }

        public String toString() {
            return c.toString();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return c.removeIf(filter);
        }

        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        public boolean add(E e) {
            return c.add(check(e));
        }

        public boolean addAll(Collection<? extends E> coll) {
            return c.addAll(checkAll(coll));
        }

        public Iterator<E> iterator() {
            return c.iterator();
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }
    }

    static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private final Queue<E> queue;

        CheckedQueue(Queue<E> s, Class<E> type) {
            super(s, type);
            queue = s;
        }

        public boolean offer(E e) {
            return queue.offer(check(e));
        }

        public E remove() {
            return queue.remove();
        }

        public E poll() {
            return queue.poll();
        }

        public E element() {
            return queue.element();
        }

        public E peek() {
            return queue.peek();
        }
    }

    static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 4694047833775013803L;
        private final Set<E> set;

        CheckedSet(Set<E> s, Class<E> type) {
            super(s, type);
            set = s;
        }

        public boolean equals(Object o) {
            return o == this || set.equals(o);
        }

        public int hashCode() {
            return set.hashCode();
        }
    }

    static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private final SortedSet<E> ss;

        CheckedSortedSet(SortedSet<E> s, Class<E> type) {
            super(s, type);
            ss = s;
        }

        public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        public E first() {
            return ss.first();
        }

        public E last() {
            return ss.last();
        }

        public SortedSet<E> subSet(E from, E to) {
            return new CheckedSortedSet<E>(ss.subSet(from, to), type);
        }

        public SortedSet<E> headSet(E to) {
            return new CheckedSortedSet<E>(ss.headSet(to), type);
        }

        public SortedSet<E> tailSet(E from) {
            return new CheckedSortedSet<E>(ss.tailSet(from), type);
        }
    }

    static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> ns;

        CheckedNavigableSet(NavigableSet<E> s, Class<E> type) {
            super(s, type);
            ns = s;
        }

        public Iterator<E> descendingIterator() {
            return ns.descendingIterator();
        }

        public E lower(E e) {
            return ns.lower(e);
        }

        public E floor(E e) {
            return ns.floor(e);
        }

        public E ceiling(E e) {
            return ns.ceiling(e);
        }

        public E higher(E e) {
            return ns.higher(e);
        }

        public E pollFirst() {
            return ns.pollFirst();
        }

        public E pollLast() {
            return ns.pollLast();
        }

        public NavigableSet<E> descendingSet() {
            return new CheckedNavigableSet<E>(ns.descendingSet(), type);
        }

        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new CheckedNavigableSet<E>(ns.subSet(from, fromInclusive, to, toInclusive), type);
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new CheckedNavigableSet<E>(ns.headSet(to, inclusive), type);
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new CheckedNavigableSet<E>(ns.tailSet(from, inclusive), type);
        }
    }

    static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        private static final long serialVersionUID = 65247728283967356L;
        private final List<E> list;

        CheckedList(List<E> s, Class<E> type) {
            super(s, type);
            list = s;
        }

        public E set(int index, E element) {
            return list.set(index, check(element));
        }

        public void add(int index, E element) {
            list.add(index, check(element));
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            return list.addAll(index, checkAll(coll));
        }

        public void replaceAll(final UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list.replaceAll(new UnaryOperator<E>() {
                public E apply(E e) {
                    return check(operator.apply(e));
                }
            });
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            final ListIterator<E> it = list.listIterator(index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }

                public boolean hasPrevious() {
                    return it.hasPrevious();
                }

                public E previous() {
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex();
                }

                public int previousIndex() {
                    return it.previousIndex();
                }

                public void remove() {
                    it.remove();
                }

                public void set(E e) {
                    it.set(check(e));
                }

                public void add(E e) {
                    it.add(check(e));
                }
            };
        }

        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public E remove(int index) {
            return list.remove(index);
        }

        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        public void sort(Comparator<? super E> order) {
            list.sort(order);
        }

        public List<E> subList(int fromIndex, int toIndex) {
            return checkedList(list.subList(fromIndex, toIndex), type);
        }
    }

    static class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1638200125423088369L;

        CheckedRandomAccessList(List<E> l, Class<E> type) {
            super(l, type);
        }
    }

    static class CheckedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 5742860141034234728L;
        private final Map<K, V> m;
        final Class<K> keyType;
        final Class<V> valueType;

        CheckedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
            this.m = Objects.requireNonNull(m);
            this.keyType = Objects.requireNonNull(keyType);
            this.valueType = Objects.requireNonNull(valueType);
        }

        private void check(Object key, Object value) {
            if (key != null && !keyType.isInstance(key)) {
                throw new ClassCastException("Attempt to insert " + key.getClass() + " key into map with key type "
                        + keyType);
            }
            checkValue(value);
        }

        private V checkValue(Object value) {
            if (value != null && !valueType.isInstance(value)) {
                throw new ClassCastException("Attempt to insert " + value.getClass() + " value into map with value type "
                        + valueType);
            }
            @SuppressWarnings("unchecked")
            V v = (V) value;
            return v;
        }

        public V put(K key, V value) {
            check(key, value);
            return m.put(key, value);
        }

        @SuppressWarnings("unchecked")
        public void putAll(Map<? extends K, ? extends V> other) {
            ArrayList<Map.Entry<K, V>> checked = new ArrayList<Map.Entry<K, V>>();
            for (Object o : other.entrySet().toArray()) {
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                check(e.getKey(), e.getValue());
                checked.add(new AbstractMap.SimpleImmutableEntry<K, V>((K) e.getKey(), (V) e.getValue()));
            }
            for (Map.Entry<K, V> e : checked) {
                m.put(e.getKey(), e.getValue());
            }
        }

        public Set<K> keySet() {
            return m.keySet();
        }

        public Collection<V> values() {
            return m.values();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new CheckedEntrySet<K, V>(this, m.entrySet());
        }

        /** Entries whose new values are checked. */
        private static class CheckedEntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
            private final CheckedMap<K, V> map;
            private final Set<Map.Entry<K, V>> s;

            CheckedEntrySet(CheckedMap<K, V> map, Set<Map.Entry<K, V>> s) {
                this.map = map;
                this.s = s;
            }

            public int size() {
                return s.size();
            }

            public void clear() {
                s.clear();
            }

            public boolean contains(Object o) {
                return s.contains(o);
            }

            public boolean remove(Object o) {
                return s.remove(o);
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                final Iterator<Map.Entry<K, V>> it = s.iterator();
                return new Iterator<Map.Entry<K, V>>() {
                    public boolean hasNext() {
                        return it.hasNext();
                    }

                    public void remove() {
                        it.remove();
                    }

                    public Map.Entry<K, V> next() {
                        final Map.Entry<K, V> e = it.next();
                        return new Map.Entry<K, V>() {
                            public K getKey() {
                                return e.getKey();
                            }

                            public V getValue() {
                                return e.getValue();
                            }

                            public V setValue(V value) {
                                return e.setValue(map.checkValue(value));
                            }

                            public boolean equals(Object o) {
                                return e.equals(o);
                            }

                            public int hashCode() {
                                return e.hashCode();
                            }

                            public String toString() {
                                return e.toString();
                            }
                        };
                    }
                };
            }
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        public V get(Object key) {
            return m.get(key);
        }

        public V remove(Object key) {
            return m.remove(key);
        }

        public void clear() {
            m.clear();
        }

        public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        public int hashCode() {
            return m.hashCode();
        }

        public String toString() {
            return m.toString();
        }

        public V getOrDefault(Object key, V defaultValue) {
            return m.getOrDefault(key, defaultValue);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        public boolean remove(Object key, Object value) {
            return m.remove(key, value);
        }
    }

    static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sm;

        CheckedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
            super(m, keyType, valueType);
            this.sm = m;
        }

        public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        public K firstKey() {
            return sm.firstKey();
        }

        public K lastKey() {
            return sm.lastKey();
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return new CheckedSortedMap<K, V>(sm.subMap(from, to), keyType, valueType);
        }

        public SortedMap<K, V> headMap(K to) {
            return new CheckedSortedMap<K, V>(sm.headMap(to), keyType, valueType);
        }

        public SortedMap<K, V> tailMap(K from) {
            return new CheckedSortedMap<K, V>(sm.tailMap(from), keyType, valueType);
        }
    }

    static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> nm;

        CheckedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
            super(m, keyType, valueType);
            this.nm = m;
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return nm.lowerEntry(key);
        }

        public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return nm.floorEntry(key);
        }

        public K floorKey(K key) {
            return nm.floorKey(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return nm.ceilingEntry(key);
        }

        public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return nm.higherEntry(key);
        }

        public K higherKey(K key) {
            return nm.higherKey(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return nm.firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return nm.lastEntry();
        }

        public Map.Entry<K, V> pollFirstEntry() {
            return nm.pollFirstEntry();
        }

        public Map.Entry<K, V> pollLastEntry() {
            return nm.pollLastEntry();
        }

        public NavigableMap<K, V> descendingMap() {
            return new CheckedNavigableMap<K, V>(nm.descendingMap(), keyType, valueType);
        }

        public NavigableSet<K> navigableKeySet() {
            return nm.navigableKeySet();
        }

        public NavigableSet<K> descendingKeySet() {
            return nm.descendingKeySet();
        }

        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return new CheckedNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive), keyType, valueType);
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(nm.headMap(to, inclusive), keyType, valueType);
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(nm.tailMap(from, inclusive), keyType, valueType);
        }
    }
}
