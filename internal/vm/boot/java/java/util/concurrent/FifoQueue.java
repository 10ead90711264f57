package java.util.concurrent;

import java.util.Iterator;

/** A blocking queue in order of arrival, of limited or unlimited capacity. */
abstract class FifoQueue<E> extends MonitorQueue<E> {
    final ConcurrentLinkedDeque<E> q = new ConcurrentLinkedDeque<E>();
    final int capacity;

    FifoQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    boolean insert(E e) {
        if (q.size() >= capacity) {
            return false;
        }
        q.addLast(e);
        return true;
    }

    E extract() {
        return q.pollFirst();
    }

    E head() {
        return q.peekFirst();
    }

    int count() {
        return q.size();
    }

    Object[] snapshot() {
        return q.toArray();
    }

    boolean deleteEqual(Object o) {
        return q.removeFirstOccurrence(o);
    }

    void deleteSame(Object o) {
        for (Iterator<E> it = q.iterator(); it.hasNext();) {
            if (it.next() == o) {
                it.remove();
                return;
            }
        }
    }

    public Iterator<E> iterator() {
        return guarded(q.iterator());
    }

    /** An iterator whose removals hold the monitor and wake who waits for room. */
    final Iterator<E> guarded(final Iterator<E> it) {
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next();
            }

            public void remove() {
                synchronized (FifoQueue.this) {
                    it.remove();
                    FifoQueue.this.notifyAll();
                }
            }
        };
    }

    public synchronized int remainingCapacity() {
        return capacity - q.size();
    }
}
