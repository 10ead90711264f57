package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * A blocking queue in terms of a plain container: it holds its monitor for every step and waits on it where Java's
 * queues wait. Iterators walk over a snapshot, unless a queue has better ones, and remove by identity.
 */
abstract class MonitorQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    /** Adds an element; false if there is no room. */
    abstract boolean insert(E e);

    /** Takes the head; null if there is none to be had now. */
    abstract E extract();

    /** The head, without taking it. */
    abstract E head();

    abstract int count();

    abstract Object[] snapshot();

    abstract boolean deleteEqual(Object o);

    abstract void deleteSame(Object o);

    /** How long the head must still wait, in nanoseconds; negative: until something is added. */
    long nextIn() {
        return -1;
    }

    /** Waits for a change, at most until a deadline (0: for ever). */
    final void await(long deadline, long atMost) throws InterruptedException {
        long nanos = deadline == 0 ? -1 : Math.max(1, deadline - System.nanoTime());
        if (atMost >= 0 && (nanos < 0 || atMost < nanos)) {
            nanos = Math.max(1, atMost);
        }
        if (nanos < 0) {
            wait();
        } else {
            TimeUnit.NANOSECONDS.timedWait(this, nanos);
        }
    }

    static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        synchronized (this) {
            if (!insert(e)) {
                return false;
            }
            notifyAll();
            return true;
        }
    }

    public void put(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        checkInterrupt();
        synchronized (this) {
            while (!insert(e)) {
                await(0, -1);
            }
            notifyAll();
        }
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        checkInterrupt();
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (this) {
            while (!insert(e)) {
                if (deadline - System.nanoTime() <= 0) {
                    return false;
                }
                await(deadline, -1);
            }
            notifyAll();
            return true;
        }
    }

    public synchronized E poll() {
        E e = extract();
        if (e != null) {
            notifyAll();
        }
        return e;
    }

    public E take() throws InterruptedException {
        checkInterrupt();
        synchronized (this) {
            for (;;) {
                E e = extract();
                if (e != null) {
                    notifyAll();
                    return e;
                }
                await(0, nextIn());
            }
        }
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        checkInterrupt();
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (this) {
            for (;;) {
                E e = extract();
                if (e != null) {
                    notifyAll();
                    return e;
                }
                if (deadline - System.nanoTime() <= 0) {
                    return null;
                }
                await(deadline, nextIn());
            }
        }
    }

    public synchronized E peek() {
        return head();
    }

    public synchronized int size() {
        return count();
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    public synchronized boolean remove(Object o) {
        boolean removed = o != null && deleteEqual(o);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    public boolean contains(Object o) {
        Object[] a = toArray();
        for (int i = 0; i < a.length; i++) {
            if (a[i].equals(o)) {
                return true;
            }
        }
        return false;
    }

    public synchronized Object[] toArray() {
        return snapshot();
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        Object[] all = toArray();
        if (a.length < all.length) {
            return (T[]) java.util.Arrays.copyOf(all, all.length, a.getClass());
        }
        System.arraycopy(all, 0, a, 0, all.length);
        if (a.length > all.length) {
            a[all.length] = null;
        }
        return a;
    }

    public synchronized void clear() {
        Object[] all = snapshot();
        for (int i = 0; i < all.length; i++) {
            deleteSame(all[i]);
        }
        notifyAll();
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        synchronized (this) {
            int n = 0;
            while (n < maxElements) {
                E e = extract();
                if (e == null) {
                    break;
                }
                c.add(e);
                n++;
            }
            if (n > 0) {
                notifyAll();
            }
            return n;
        }
    }

    final Iterator<E> walk(final Object[] all) {
        return new Iterator<E>() {
            private int next;
            private Object last;

            public boolean hasNext() {
                return next < all.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (next >= all.length) {
                    throw new NoSuchElementException();
                }
                last = all[next++];
                return (E) last;
            }

            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                synchronized (MonitorQueue.this) {
                    deleteSame(last);
                    MonitorQueue.this.notifyAll();
                }
                last = null;
            }
        };
    }

    public Iterator<E> iterator() {
        return walk(toArray());
    }

    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(toArray(),
                java.util.Spliterator.ORDERED | java.util.Spliterator.NONNULL);
    }
}
