package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list that copies its array for every change, so that iterators walk over what was there when they were made. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8673264195747942595L;
    private transient volatile Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        array = Arrays.copyOf(a, a.length, Object[].class);
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class);
    }

    private static int indexOf(Object o, Object[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    private static int lastIndexOf(Object o, Object[] a, int from) {
        for (int i = from; i >= 0; i--) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return array.length;
    }

    public boolean isEmpty() {
        return array.length == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] a = array;
        return indexOf(o, a, 0, a.length);
    }

    public int indexOf(E e, int index) {
        Object[] a = array;
        return indexOf(e, a, index, a.length);
    }

    public int lastIndexOf(Object o) {
        Object[] a = array;
        return lastIndexOf(o, a, a.length - 1);
    }

    public int lastIndexOf(E e, int index) {
        return lastIndexOf(e, array, index);
    }

    public Object clone() {
        try {
            return super.clone(); // arrays are never changed
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        return array.clone();
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        Object[] all = array;
        if (a.length < all.length) {
            return (T[]) Arrays.copyOf(all, all.length, a.getClass());
        }
        System.arraycopy(all, 0, a, 0, all.length);
        if (a.length > all.length) {
            a[all.length] = null;
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) array[index];
    }

    private static String outOfBounds(int index, int size) {
        return "Index: " + index + ", Size: " + size;
    }

    @SuppressWarnings("unchecked")
    public synchronized E set(int index, E element) {
        E old = (E) array[index];
        if (old != element) {
            Object[] a = array.clone();
            a[index] = element;
            array = a;
        }
        return old;
    }

    public synchronized boolean add(E e) {
        Object[] a = Arrays.copyOf(array, array.length + 1);
        a[a.length - 1] = e;
        array = a;
        return true;
    }

    public synchronized void add(int index, E element) {
        insert(index, new Object[] {element});
    }

    private void insert(int index, Object[] more) {
        Object[] old = array;
        if (index > old.length || index < 0) {
            throw new IndexOutOfBoundsException(outOfBounds(index, old.length));
        }
        Object[] a = new Object[old.length + more.length];
        System.arraycopy(old, 0, a, 0, index);
        System.arraycopy(more, 0, a, index, more.length);
        System.arraycopy(old, index, a, index + more.length, old.length - index);
        array = a;
    }

    private void cut(int from, int to) {
        Object[] old = array;
        Object[] a = new Object[old.length - (to - from)];
        System.arraycopy(old, 0, a, 0, from);
        System.arraycopy(old, to, a, from, old.length - to);
        array = a;
    }

    @SuppressWarnings("unchecked")
    public synchronized E remove(int index) {
        E old = (E) array[index];
        cut(index, index + 1);
        return old;
    }

    public synchronized boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        cut(i, i + 1);
        return true;
    }

    public boolean addIfAbsent(E e) {
        synchronized (this) {
            return indexOf(e) < 0 && add(e);
        }
    }

    public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    private synchronized boolean filter(Predicate<Object> gone) {
        Object[] old = array;
        Object[] a = new Object[old.length];
        int n = 0;
        for (int i = 0; i < old.length; i++) {
            if (!gone.test(old[i])) {
                a[n++] = old[i];
            }
        }
        if (n == old.length) {
            return false;
        }
        array = Arrays.copyOf(a, n);
        return true;
    }

    public boolean removeAll(final Collection<?> c) {
        Objects.requireNonNull(c);
        return filter(new Predicate<Object>() {
            public boolean test(Object o) {
                return c.contains(o);
            }
        });
    }

    public boolean retainAll(final Collection<?> c) {
        Objects.requireNonNull(c);
        return filter(new Predicate<Object>() {
            public boolean test(Object o) {
                return !c.contains(o);
            }
        });
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return filter((Predicate<Object>) (Predicate<?>) filter);
    }

    public synchronized int addAllAbsent(Collection<? extends E> c) {
        int n = 0;
        for (Object o : c.toArray()) {
            @SuppressWarnings("unchecked")
            E e = (E) o;
            if (addIfAbsent(e)) {
                n++;
            }
        }
        return n;
    }

    public synchronized void clear() {
        array = new Object[0];
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] more = c.toArray();
        synchronized (this) {
            insert(array.length, more);
        }
        return more.length != 0;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        Object[] more = c.toArray();
        synchronized (this) {
            insert(index, more);
        }
        return more.length != 0;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] a = array;
        for (int i = 0; i < a.length; i++) {
            action.accept((E) a[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        Object[] a = array.clone();
        for (int i = 0; i < a.length; i++) {
            a[i] = operator.apply((E) a[i]);
        }
        array = a;
    }

    @SuppressWarnings("unchecked")
    public synchronized void sort(Comparator<? super E> c) {
        Object[] a = array.clone();
        Arrays.sort((E[]) a, c);
        array = a;
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<?> it = ((List<?>) o).iterator();
        Object[] a = array;
        for (int i = 0; i < a.length; i++) {
            if (!it.hasNext() || !Objects.equals(a[i], it.next())) {
                return false;
            }
        }
        return !it.hasNext();
    }

    public int hashCode() {
        return Arrays.hashCode(array);
    }

    public Iterator<E> iterator() {
        return new COWIterator<E>(array, 0);
    }

    public ListIterator<E> listIterator() {
        return new COWIterator<E>(array, 0);
    }

    public ListIterator<E> listIterator(int index) {
        Object[] a = array;
        if (index < 0 || index > a.length) {
            throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
        }
        return new COWIterator<E>(a, index);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    private static final class COWIterator<E> implements ListIterator<E> {
        private final Object[] snapshot;
        private int cursor;

        COWIterator(Object[] snapshot, int cursor) {
            this.snapshot = snapshot;
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor < snapshot.length;
        }

        public boolean hasPrevious() {
            return cursor > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return (E) snapshot[cursor++];
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return (E) snapshot[--cursor];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
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
    }

    public synchronized List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > array.length || fromIndex > toIndex) {
            throw new IndexOutOfBoundsException();
        }
        return new COWSubList<E>(this, fromIndex, toIndex);
    }

    /** A window that must see no change of the list but its own. */
    private static final class COWSubList<E> extends AbstractList<E> implements RandomAccess {
        private final CopyOnWriteArrayList<E> list;
        private final int offset;
        private int size;
        private Object[] expected;

        COWSubList(CopyOnWriteArrayList<E> list, int from, int to) {
            this.list = list;
            this.offset = from;
            this.size = to - from;
            this.expected = list.array;
        }

        private void check() {
            if (list.array != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private void check(int index, int limit) {
            if (index < 0 || index >= limit) {
                throw new IndexOutOfBoundsException(outOfBounds(index, size));
            }
        }

        public E get(int index) {
            check(index, size);
            check();
            return list.get(offset + index);
        }

        public E set(int index, E element) {
            synchronized (list) {
                check(index, size);
                check();
                E old = list.set(offset + index, element);
                expected = list.array;
                return old;
            }
        }

        public int size() {
            check();
            return size;
        }

        public void add(int index, E element) {
            synchronized (list) {
                check();
                check(index, size + 1);
                list.add(offset + index, element);
                expected = list.array;
                size++;
            }
        }

        public E remove(int index) {
            synchronized (list) {
                check(index, size);
                check();
                E old = list.remove(offset + index);
                expected = list.array;
                size--;
                return old;
            }
        }

        protected void removeRange(int from, int to) {
            synchronized (list) {
                check();
                list.cut(offset + from, offset + to);
                expected = list.array;
                size -= to - from;
            }
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        Object[] a = array;
        out.writeInt(a.length);
        for (int i = 0; i < a.length; i++) {
            out.writeObject(a[i]);
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = in.readInt();
        array = new Object[0];
        for (int i = 0; i < n; i++) {
            Object[] longer = Arrays.copyOf(array, i + 1);
            longer[i] = in.readObject();
            array = longer;
        }
    }
}
