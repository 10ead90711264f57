package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;

/** An unlimited linked deque that never waits. Iterators see what is there when they pass. */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, Queue<E>, Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    // A ring around an anchor. A node taken out keeps its links, so that iterators find back, and loses its item.
    private transient Link<E> ring = new Link<E>(null);
    private int size;

    private static final class Link<E> implements Serializable {
        E item;
        Link<E> next = this;
        Link<E> prev = this;

        Link(E item) {
            this.item = item;
        }
    }

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        addAll(c);
    }

    private synchronized void insertAfter(Link<E> p, E e) {
        Link<E> n = new Link<E>(Objects.requireNonNull(e));
        n.prev = p;
        n.next = p.next;
        p.next.prev = n;
        p.next = n;
        size++;
    }

    private synchronized E unlink(Link<E> n) {
        if (n == ring || n.item == null) {
            return null;
        }
        E e = n.item;
        n.item = null;
        n.prev.next = n.next;
        n.next.prev = n.prev;
        size--;
        return e;
    }

    private static <T> T present(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public void addFirst(E e) {
        insertAfter(ring, e);
    }

    public synchronized void addLast(E e) {
        insertAfter(ring.prev, e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return ring.next.item;
    }

    public E peekLast() {
        return ring.prev.item;
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public synchronized E pollFirst() {
        return unlink(ring.next);
    }

    public synchronized E pollLast() {
        return unlink(ring.prev);
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public boolean add(E e) {
        return offerLast(e);
    }

    public E poll() {
        return pollFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E element() {
        return getFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public synchronized boolean removeFirstOccurrence(Object o) {
        Objects.requireNonNull(o);
        for (Link<E> p = ring.next; p != ring; p = p.next) {
            if (o.equals(p.item)) {
                unlink(p);
                return true;
            }
        }
        return false;
    }

    public synchronized boolean removeLastOccurrence(Object o) {
        Objects.requireNonNull(o);
        for (Link<E> p = ring.prev; p != ring; p = p.prev) {
            if (o.equals(p.item)) {
                unlink(p);
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object o) {
        return o != null && super.contains(o);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] all = c.toArray();
        for (Object e : all) {
            Objects.requireNonNull(e); // all or none
        }
        for (Object e : all) {
            addLast((E) e);
        }
        return all.length > 0;
    }

    public void clear() {
        while (pollFirst() != null) {
            // drop it
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(),
                Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    public Iterator<E> iterator() {
        return new Itr(false);
    }

    public Iterator<E> descendingIterator() {
        return new Itr(true);
    }

    private final class Itr implements Iterator<E> {
        private final boolean descending;
        private Link<E> node;
        private Link<E> last;
        private E item;

        Itr(boolean descending) {
            this.descending = descending;
            step(ring);
        }

        private void step(Link<E> from) {
            Link<E> p = from;
            do {
                p = descending ? p.prev : p.next;
            } while (p != ring && p.item == null);
            node = p;
            item = p.item;
        }

        public boolean hasNext() {
            return item != null;
        }

        public E next() {
            E e = present(item);
            last = node;
            step(node);
            return e;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            unlink(last);
            last = null;
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        for (E e : this) {
            out.writeObject(e);
        }
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        ring = new Link<E>(null);
        size = 0;
        for (E e = (E) in.readObject(); e != null; e = (E) in.readObject()) {
            addLast(e);
        }
    }
}
