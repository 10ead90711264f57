package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** A blocking deque whose capacity may be unlimited. */
public class LinkedBlockingDeque<E> extends FifoQueue<E> implements BlockingDeque<E> {
    private static final long serialVersionUID = -387911632671998426L;

    public LinkedBlockingDeque() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        super(Integer.MAX_VALUE);
        for (E e : c) {
            offer(e);
        }
    }

    private boolean insertFirst(E e) {
        if (q.size() >= capacity) {
            return false;
        }
        q.addFirst(e);
        return true;
    }

    private static void full(boolean added) {
        if (!added) {
            throw new IllegalStateException("Deque full");
        }
    }

    private static <T> T present(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public void addFirst(E e) {
        full(offerFirst(e));
    }

    public void addLast(E e) {
        full(offerLast(e));
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        for (E e : c) {
            Objects.requireNonNull(e); // all or none
        }
        return super.addAll(c);
    }

    public boolean offerFirst(E e) {
        Objects.requireNonNull(e);
        synchronized (this) {
            if (!insertFirst(e)) {
                return false;
            }
            notifyAll();
            return true;
        }
    }

    public boolean offerLast(E e) {
        return offer(e);
    }

    public void putFirst(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        checkInterrupt();
        synchronized (this) {
            while (!insertFirst(e)) {
                await(0, -1);
            }
            notifyAll();
        }
    }

    public void putLast(E e) throws InterruptedException {
        put(e);
    }

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        checkInterrupt();
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (this) {
            while (!insertFirst(e)) {
                if (deadline - System.nanoTime() <= 0) {
                    return false;
                }
                await(deadline, -1);
            }
            notifyAll();
            return true;
        }
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, timeout, unit);
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E pollFirst() {
        return poll();
    }

    public synchronized E pollLast() {
        E e = q.pollLast();
        if (e != null) {
            notifyAll();
        }
        return e;
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        checkInterrupt();
        synchronized (this) {
            for (;;) {
                E e = pollLast();
                if (e != null) {
                    return e;
                }
                await(0, -1);
            }
        }
    }

    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(timeout, unit);
    }

    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        checkInterrupt();
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (this) {
            for (;;) {
                E e = pollLast();
                if (e != null) {
                    return e;
                }
                if (deadline - System.nanoTime() <= 0) {
                    return null;
                }
                await(deadline, -1);
            }
        }
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public E peekFirst() {
        return peek();
    }

    public synchronized E peekLast() {
        return q.peekLast();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public synchronized boolean removeLastOccurrence(Object o) {
        boolean removed = q.removeLastOccurrence(o);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public Iterator<E> descendingIterator() {
        return guarded(q.descendingIterator());
    }
}
