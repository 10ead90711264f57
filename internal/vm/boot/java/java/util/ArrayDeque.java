package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;

/** A deque on a circular array of power-of-two length. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 2340985798034038923L;

    transient Object[] elements;
    transient int head;
    transient int tail;

    public ArrayDeque() {
        elements = new Object[16];
    }

    public ArrayDeque(int numElements) {
        elements = new Object[numElements < 8 ? 8 : Integer.highestOneBit(numElements) << 1];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        addAll(c);
    }

    private void grow() {
        int n = elements.length;
        Object[] a = new Object[n << 1];
        System.arraycopy(elements, head, a, 0, n - head);
        System.arraycopy(elements, 0, a, n - head, head);
        elements = a;
        head = 0;
        tail = n;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        head = (head - 1) & (elements.length - 1);
        elements[head] = e;
        if (head == tail) {
            grow();
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        elements[tail] = e;
        tail = (tail + 1) & (elements.length - 1);
        if (tail == head) {
            grow();
        }
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    private static <T> T present(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        int h = head;
        E e = (E) elements[h];
        if (e != null) {
            elements[h] = null;
            head = (h + 1) & (elements.length - 1);
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        int t = (tail - 1) & (elements.length - 1);
        E e = (E) elements[t];
        if (e != null) {
            elements[t] = null;
            tail = t;
        }
        return e;
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return (E) elements[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return (E) elements[(tail - 1) & (elements.length - 1)];
    }

    public boolean removeFirstOccurrence(Object o) {
        if (o != null) {
            int mask = elements.length - 1;
            for (int i = head; i != tail; i = (i + 1) & mask) {
                if (o.equals(elements[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            int mask = elements.length - 1;
            for (int i = tail; i != head;) {
                i = (i - 1) & mask;
                if (o.equals(elements[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    /** Removes at an index, moving the shorter side; true if the elements behind it moved. */
    private boolean delete(int i) {
        Object[] a = elements;
        int mask = a.length - 1;
        int front = (i - head) & mask;
        int back = (tail - i) & mask;
        if (front < back) {
            for (int j = i; j != head; j = (j - 1) & mask) {
                a[j] = a[(j - 1) & mask];
            }
            a[head] = null;
            head = (head + 1) & mask;
            return false;
        }
        int end = (tail - 1) & mask;
        for (int j = i; j != end; j = (j + 1) & mask) {
            a[j] = a[(j + 1) & mask];
        }
        a[end] = null;
        tail = end;
        return true;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public int size() {
        return (tail - head) & (elements.length - 1);
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public Iterator<E> iterator() {
        return new DeqIterator();
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    private final class DeqIterator implements Iterator<E> {
        private int cursor = head;
        private int fence = tail;
        private int last = -1;

        public boolean hasNext() {
            return cursor != fence;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor == fence) {
                throw new NoSuchElementException();
            }
            E e = (E) elements[cursor];
            if (tail != fence || e == null) {
                throw new ConcurrentModificationException();
            }
            last = cursor;
            cursor = (cursor + 1) & (elements.length - 1);
            return e;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (delete(last)) {
                cursor = (cursor - 1) & (elements.length - 1);
                fence = tail;
            }
            last = -1;
        }
    }

    private final class DescendingIterator implements Iterator<E> {
        private int cursor = tail;
        private int fence = head;
        private int last = -1;

        public boolean hasNext() {
            return cursor != fence;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor == fence) {
                throw new NoSuchElementException();
            }
            cursor = (cursor - 1) & (elements.length - 1);
            E e = (E) elements[cursor];
            if (head != fence || e == null) {
                throw new ConcurrentModificationException();
            }
            last = cursor;
            return e;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (!delete(last)) {
                cursor = (cursor + 1) & (elements.length - 1);
                fence = head;
            }
            last = -1;
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int mask = elements.length - 1;
        for (int i = head; i != tail; i = (i + 1) & mask) {
            action.accept((E) elements[i]);
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public boolean contains(Object o) {
        if (o != null) {
            int mask = elements.length - 1;
            for (int i = head; i != tail; i = (i + 1) & mask) {
                if (o.equals(elements[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        Arrays.fill(elements, null);
        head = 0;
        tail = 0;
    }

    private Object[] unload(Object[] a) {
        int n = size();
        int first = Math.min(n, elements.length - head);
        System.arraycopy(elements, head, a, 0, first);
        System.arraycopy(elements, 0, a, first, n - first);
        return a;
    }

    public Object[] toArray() {
        return unload(new Object[size()]);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int n = size();
        Object[] r = a.length < n ? Arrays.newArrayLike(a, n) : a;
        unload(r);
        if (r.length > n) {
            r[n] = null;
        }
        return (T[]) r;
    }

    @SuppressWarnings("unchecked")
    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = elements.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size());
        for (E e : this) {
            out.writeObject(e);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = in.readInt();
        elements = new ArrayDeque<E>(Math.max(8, Math.min(n, 1 << 16))).elements;
        for (int i = 0; i < n; i++) {
            addLast((E) in.readObject());
        }
    }
}
