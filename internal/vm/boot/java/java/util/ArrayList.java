package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list on an array that grows by half. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8683452581122892189L;
    private static final Object[] NONE = {};

    // Not private: the iterator reads them without accessor methods.
    transient Object[] array;
    int size;

    public ArrayList() {
        array = NONE;
    }

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        array = initialCapacity == 0 ? NONE : new Object[initialCapacity];
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        // A foreign toArray() may give a narrower array type or keep a reference.
        array = a.getClass() == Object[].class && c.getClass() == ArrayList.class ? a
                : Arrays.copyOf(a, a.length, Object[].class);
        size = a.length;
    }

    public void trimToSize() {
        modCount++;
        if (size < array.length) {
            array = Arrays.copyOf(array, size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > array.length && !(array == NONE && minCapacity <= 10)) {
            modCount++;
            grow(minCapacity);
        }
    }

    private void grow(int min) {
        int old = array.length;
        int n = old + (old >> 1);
        if (n < min) {
            n = min;
        }
        if (n < 10) {
            n = 10;
        }
        if (min < 0) {
            throw new OutOfMemoryError();
        }
        Object[] a = new Object[n];
        System.arraycopy(array, 0, a, 0, size);
        array = a;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] a = array;
        int n = size;
        if (o == null) {
            for (int i = 0; i < n; i++) {
                if (a[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = 0; i < n; i++) {
                if (o.equals(a[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        Object[] a = array;
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.array = Arrays.copyOf(array, size);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        return Arrays.copyOf(array, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(array, size, a.getClass());
        }
        System.arraycopy(array, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    // As on Android 7 to 9: only the upper bound is checked by hand, a negative index reaches the array.
    private String outOfBounds(int index) {
        return "Index: " + index + ", Size: " + size;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(outOfBounds(index));
        }
        return (E) array[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(outOfBounds(index));
        }
        Object[] a = array;
        E old = (E) a[index];
        a[index] = element;
        return old;
    }

    public boolean add(E e) {
        int n = size;
        modCount++;
        if (n == array.length) {
            grow(n + 1);
        }
        array[n] = e;
        size = n + 1;
        return true;
    }

    public void add(int index, E element) {
        if (index > size || index < 0) {
            throw new IndexOutOfBoundsException(outOfBounds(index));
        }
        modCount++;
        if (size == array.length) {
            grow(size + 1);
        }
        System.arraycopy(array, index, array, index + 1, size - index);
        array[index] = element;
        size++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(outOfBounds(index));
        }
        E old = (E) array[index];
        cut(index);
        return old;
    }

    private void cut(int index) {
        modCount++;
        int n = size - 1;
        if (index < n) {
            System.arraycopy(array, index + 1, array, index, n - index);
        }
        array[n] = null;
        size = n;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        cut(i);
        return true;
    }

    public void clear() {
        modCount++;
        Arrays.fill(array, 0, size, null);
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        return insert(size, c.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index > size || index < 0) {
            throw new IndexOutOfBoundsException(outOfBounds(index));
        }
        return insert(index, c.toArray());
    }

    private boolean insert(int index, Object[] more) {
        modCount++;
        int n = more.length;
        if (n == 0) {
            return false;
        }
        if (n > array.length - size) {
            grow(size + n);
        }
        System.arraycopy(array, index, array, index + n, size - index);
        System.arraycopy(more, 0, array, index, n);
        size += n;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (toIndex < fromIndex) {
            throw new IndexOutOfBoundsException("toIndex < fromIndex");
        }
        modCount++;
        System.arraycopy(array, toIndex, array, fromIndex, size - toIndex);
        int n = size - (toIndex - fromIndex);
        Arrays.fill(array, n, size, null);
        size = n;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, true);
    }

    private boolean keep(Collection<?> c, boolean contained) {
        Object[] a = array;
        int kept = 0;
        int i = 0;
        try {
            for (; i < size; i++) {
                if (c.contains(a[i]) == contained) {
                    a[kept++] = a[i];
                }
            }
        } finally {
            // contains() may throw: what was not asked stays.
            if (i != size) {
                System.arraycopy(a, i, a, kept, size - i);
                kept += size - i;
            }
            if (kept != size) {
                Arrays.fill(a, kept, size, null);
                modCount += size - kept;
                size = kept;
                i = -1;
            }
        }
        return i == -1;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        int n = size;
        boolean[] gone = new boolean[n];
        int count = 0;
        for (int i = 0; i < n && modCount == expected; i++) {
            @SuppressWarnings("unchecked")
            E e = (E) array[i];
            if (filter.test(e)) {
                gone[i] = true;
                count++;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == 0) {
            return false;
        }
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (!gone[i]) {
                array[kept++] = array[i];
            }
        }
        Arrays.fill(array, kept, n, null);
        size = kept;
        modCount++;
        return true;
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = 0; modCount == expected && i < size; i++) {
            array[i] = operator.apply((E) array[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) array, 0, size, c);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Object[] a = array;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            action.accept((E) a[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Iterator<E> iterator() {
        return new Itr<E>(this);
    }

    public ListIterator<E> listIterator() {
        return new ListItr<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new ListItr<E>(this, index);
    }

    /**
     * Iterates up to the size at creation. As on Android, hasNext() does not turn false when the list shrinks behind
     * the iterator's back; next() then reports the change.
     */
    private static class Itr<E> implements Iterator<E> {
        final ArrayList<E> list;
        int cursor;
        int last = -1;
        int limit;
        int expected;

        Itr(ArrayList<E> list) {
            this.list = list;
            this.limit = list.size;
            this.expected = list.modCount;
        }

        public boolean hasNext() {
            return cursor < limit;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            ArrayList<E> l = list;
            if (l.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            int i = cursor;
            if (i >= limit) {
                throw new NoSuchElementException();
            }
            cursor = i + 1;
            last = i;
            return (E) l.array[i];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            list.remove(last);
            cursor = last;
            last = -1;
            limit--;
            expected = list.modCount;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int i = cursor;
            if (i >= list.size) {
                return;
            }
            while (i < list.size && list.modCount == expected) {
                action.accept((E) list.array[i++]);
            }
            cursor = i;
            last = i - 1;
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private static final class ListItr<E> extends Itr<E> implements ListIterator<E> {
        ListItr(ArrayList<E> list, int index) {
            super(list);
            cursor = index;
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            check();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            cursor = i;
            last = i;
            return (E) list.array[i];
        }

        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            list.set(last, e);
        }

        public void add(E e) {
            check();
            list.add(cursor, e);
            cursor++;
            last = -1;
            limit++;
            expected = list.modCount;
        }
    }

    public Spliterator<E> spliterator() {
        return new Parts<E>(this, 0, -1, 0);
    }

    /** Binds to the list's size and change count at first use. */
    private static final class Parts<E> implements Spliterator<E> {
        private final ArrayList<E> list;
        private int index;
        private int fence;
        private int expected;

        Parts(ArrayList<E> list, int index, int fence, int expected) {
            this.list = list;
            this.index = index;
            this.fence = fence;
            this.expected = expected;
        }

        private int fence() {
            if (fence < 0) {
                expected = list.modCount;
                fence = list.size;
            }
            return fence;
        }

        public Spliterator<E> trySplit() {
            int hi = fence();
            int lo = index;
            int mid = (lo + hi) >>> 1;
            return lo >= mid ? null : new Parts<E>(list, lo, index = mid, expected);
        }

        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int hi = fence();
            int i = index;
            if (i >= hi) {
                return false;
            }
            index = i + 1;
            action.accept((E) list.array[i]);
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            return true;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int hi = fence();
            int i = index;
            Object[] a = list.array;
            index = hi;
            if (i >= 0 && hi <= a.length) {
                for (; i < hi; i++) {
                    action.accept((E) a[i]);
                }
                if (list.modCount == expected) {
                    return;
                }
            }
            throw new ConcurrentModificationException();
        }

        public long estimateSize() {
            return fence() - index;
        }

        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED;
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeObject(array[i]);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        array = new Object[0];
        in.defaultReadObject();
        in.readInt();
        int n = size;
        size = 0;
        for (int i = 0; i < n; i++) {
            if (array == null || i >= array.length) {
                array = Arrays.copyOf(array == null ? new Object[0] : array, Math.max(10, Math.min(n, 2 * i)));
            }
            array[i] = in.readObject();
            size = i + 1;
        }
    }
}
