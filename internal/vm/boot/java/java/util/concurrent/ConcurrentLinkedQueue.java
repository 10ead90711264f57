package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;
import java.util.Spliterator;

/** An unlimited linked queue that never waits. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
    private static final long serialVersionUID = 196745693267521676L;
    private final ConcurrentLinkedDeque<E> q = new ConcurrentLinkedDeque<E>();

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        addAll(c);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        return q.offerLast(e);
    }

    public E poll() {
        return q.pollFirst();
    }

    public E peek() {
        return q.peekFirst();
    }

    public boolean isEmpty() {
        return q.isEmpty();
    }

    public int size() {
        return q.size();
    }

    public boolean contains(Object o) {
        return q.contains(o);
    }

    public boolean remove(Object o) {
        return o != null && q.removeFirstOccurrence(o);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        return q.addAll(c);
    }

    public Iterator<E> iterator() {
        return q.iterator();
    }

    public Spliterator<E> spliterator() {
        return q.spliterator();
    }
}
