package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.SortedSet;

/** A blocking queue whose head is the least element. */
public class PriorityBlockingQueue<E> extends MonitorQueue<E> {
    private static final long serialVersionUID = 5595510919245408276L;
    private final PriorityQueue<E> q;

    public PriorityBlockingQueue() {
        q = new PriorityQueue<E>();
    }

    public PriorityBlockingQueue(int initialCapacity) {
        q = new PriorityQueue<E>(initialCapacity);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        q = new PriorityQueue<E>(initialCapacity, comparator);
    }

    @SuppressWarnings("unchecked")
    public PriorityBlockingQueue(Collection<? extends E> c) {
        if (c instanceof PriorityBlockingQueue) {
            q = new PriorityQueue<E>((PriorityQueue<E>) ((PriorityBlockingQueue<E>) c).q);
        } else if (c instanceof SortedSet) {
            q = new PriorityQueue<E>((SortedSet<E>) c);
        } else {
            q = new PriorityQueue<E>(c);
        }
    }

    boolean insert(E e) {
        return q.offer(e);
    }

    E extract() {
        return q.poll();
    }

    E head() {
        return q.peek();
    }

    int count() {
        return q.size();
    }

    Object[] snapshot() {
        return q.toArray();
    }

    boolean deleteEqual(Object o) {
        return q.remove(o);
    }

    void deleteSame(Object o) {
        for (Iterator<E> it = q.iterator(); it.hasNext();) {
            if (it.next() == o) {
                it.remove();
                return;
            }
        }
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    public Comparator<? super E> comparator() {
        return q.comparator();
    }
}
