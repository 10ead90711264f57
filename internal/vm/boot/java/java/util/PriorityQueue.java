package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A binary heap in an array, least element first. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private static final long serialVersionUID = -7720805057305804111L;

    transient Object[] queue;
    int size;
    private final Comparator<? super E> comparator;
    transient int modCount;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = new Object[initialCapacity];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        this.comparator = c instanceof SortedSet ? (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator()
                : c instanceof PriorityQueue ? (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator()
                        : null;
        take(c);
        if (!(c instanceof SortedSet) && c.getClass() != PriorityQueue.class) {
            heapify();
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        take(c);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        take(c);
    }

    private void take(Collection<? extends E> c) {
        Object[] a = c.toArray();
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                throw new NullPointerException();
            }
        }
        size = a.length;
        queue = Arrays.copyOf(a, Math.max(1, a.length), Object[].class);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        int i = size;
        if (i >= queue.length) {
            int n = queue.length;
            queue = Arrays.copyOf(queue, n + (n < 64 ? n + 2 : n >> 1));
        }
        size = i + 1;
        siftUp(i, e);
        return true;
    }

    @SuppressWarnings("unchecked")
    private int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((E) a, (E) b);
    }

    private void siftUp(int k, Object x) {
        Object[] q = queue;
        if (comparator == null) {
            x = (Comparable<?>) x; // refused even where there is nothing to compare with
        }
        while (k > 0) {
            int parent = (k - 1) >>> 1;
            Object e = q[parent];
            if (compare(x, e) >= 0) {
                break;
            }
            q[k] = e;
            k = parent;
        }
        q[k] = x;
    }

    private void siftDown(int k, Object x, int n) {
        Object[] q = queue;
        int half = n >>> 1;
        while (k < half) {
            int child = (k << 1) + 1;
            Object c = q[child];
            int right = child + 1;
            if (right < n && compare(c, q[right]) > 0) {
                child = right;
                c = q[child];
            }
            if (compare(x, c) <= 0) {
                break;
            }
            q[k] = c;
            k = child;
        }
        q[k] = x;
    }

    private void heapify() {
        if (size == 1 && comparator == null) {
            Comparable<?> refused = (Comparable<?>) queue[0];
        }
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i], size);
        }
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return size == 0 ? null : (E) queue[0];
    }

    private int indexOf(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(queue[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        return Arrays.copyOf(queue, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(queue, size, a.getClass());
        }
        System.arraycopy(queue, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        Arrays.fill(queue, 0, size, null);
        size = 0;
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        if (size == 0) {
            return null;
        }
        modCount++;
        E e = (E) queue[0];
        int n = --size;
        Object x = queue[n];
        queue[n] = null;
        if (n > 0) {
            siftDown(0, x, n);
        }
        return e;
    }

    /** Removes at an index; gives the element that an iterator would miss because it moved to the front part. */
    @SuppressWarnings("unchecked")
    private E removeAt(int i) {
        modCount++;
        int s = --size;
        if (s == i) {
            queue[i] = null;
            return null;
        }
        E moved = (E) queue[s];
        queue[s] = null;
        siftDown(i, moved, s);
        if (queue[i] == moved) {
            siftUp(i, moved);
            if (queue[i] != moved) {
                return moved;
            }
        }
        return null;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    private final class Itr implements Iterator<E> {
        private int cursor;
        private int last = -1;
        private ArrayDeque<E> missed;
        private E lastMissed;
        private int expected = modCount;

        public boolean hasNext() {
            return cursor < size || (missed != null && !missed.isEmpty());
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                last = cursor++;
                return (E) queue[last];
            }
            if (missed != null) {
                last = -1;
                lastMissed = missed.poll();
                if (lastMissed != null) {
                    return lastMissed;
                }
            }
            throw new NoSuchElementException();
        }

        public void remove() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (last != -1) {
                E moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<E>();
                    }
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                for (int i = 0; i < size; i++) {
                    if (queue[i] == lastMissed) {
                        removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expected = modCount;
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.NONNULL);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(Math.max(2, size + 1));
        for (int i = 0; i < size; i++) {
            out.writeObject(queue[i]);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        int n = size;
        queue = new Object[Math.max(1, Math.min(n, 1 << 16))];
        size = 0;
        for (int i = 0; i < n; i++) {
            offer((E) in.readObject());
        }
    }
}
