package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;

/** A queue without room: producers and consumers meet. Unless it is fair, who came last is served first. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = -3223113410248163686L;

    private final transient Object lock = new Object();
    private final transient ArrayDeque<Party<E>> producers = new ArrayDeque<Party<E>>();
    private final transient ArrayDeque<Party<E>> consumers = new ArrayDeque<Party<E>>();
    private final boolean fair;

    private static final class Party<E> {
        E item;
        boolean met;
    }

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
    }

    /** Waits until met; deadline 0: for ever. */
    private boolean wait(ArrayDeque<Party<E>> side, Party<E> p, long deadline) throws InterruptedException {
        if (fair) {
            side.addLast(p);
        } else {
            side.addFirst(p);
        }
        try {
            while (!p.met) {
                if (deadline == 0) {
                    lock.wait();
                } else {
                    long rest = deadline - System.nanoTime();
                    if (rest <= 0) {
                        break;
                    }
                    TimeUnit.NANOSECONDS.timedWait(lock, rest);
                }
            }
        } finally {
            if (!p.met) {
                side.remove(p);
            }
        }
        return p.met;
    }

    private boolean give(E e, boolean wait, long deadline) throws InterruptedException {
        Objects.requireNonNull(e);
        synchronized (lock) {
            Party<E> c = consumers.pollFirst();
            if (c != null) {
                c.item = e;
                c.met = true;
                lock.notifyAll();
                return true;
            }
            if (!wait) {
                return false;
            }
            Party<E> p = new Party<E>();
            p.item = e;
            return wait(producers, p, deadline);
        }
    }

    private E get(boolean wait, long deadline) throws InterruptedException {
        synchronized (lock) {
            Party<E> p = producers.pollFirst();
            if (p != null) {
                p.met = true;
                lock.notifyAll();
                return p.item;
            }
            if (!wait) {
                return null;
            }
            Party<E> c = new Party<E>();
            return wait(consumers, c, deadline) ? c.item : null;
        }
    }

    public void put(E e) throws InterruptedException {
        MonitorQueue.checkInterrupt();
        give(e, true, 0);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        MonitorQueue.checkInterrupt();
        return give(e, true, System.nanoTime() + unit.toNanos(timeout));
    }

    public boolean offer(E e) {
        try {
            return give(e, false, 0);
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public E take() throws InterruptedException {
        MonitorQueue.checkInterrupt();
        return get(true, 0);
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        MonitorQueue.checkInterrupt();
        return get(true, System.nanoTime() + unit.toNanos(timeout));
    }

    public E poll() {
        try {
            return get(false, 0);
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public boolean isEmpty() {
        return true;
    }

    public int size() {
        return 0;
    }

    public int remainingCapacity() {
        return 0;
    }

    public void clear() {
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean remove(Object o) {
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    public boolean removeAll(Collection<?> c) {
        return false;
    }

    public boolean retainAll(Collection<?> c) {
        return false;
    }

    public E peek() {
        return null;
    }

    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    public Object[] toArray() {
        return new Object[0];
    }

    public <T> T[] toArray(T[] a) {
        if (a.length > 0) {
            a[0] = null;
        }
        return a;
    }

    public String toString() {
        return "[]";
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        for (E e; n < maxElements && (e = poll()) != null; n++) {
            c.add(e);
        }
        return n;
    }
}
