package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.PriorityQueue;

/** A queue whose head can be taken when it is due. */
public class DelayQueue<E extends Delayed> extends MonitorQueue<E> {
    private final PriorityQueue<E> q = new PriorityQueue<E>();

    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
    }

    boolean insert(E e) {
        return q.offer(e);
    }

    E extract() {
        E e = q.peek();
        return e == null || e.getDelay(TimeUnit.NANOSECONDS) > 0 ? null : q.poll();
    }

    long nextIn() {
        E e = q.peek();
        return e == null ? -1 : Math.max(0, e.getDelay(TimeUnit.NANOSECONDS));
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

    // Declared here so that they exist with Delayed in their signatures.

    public boolean add(E e) {
        return super.add(e);
    }

    public boolean offer(E e) {
        return super.offer(e);
    }

    public E poll() {
        return super.poll();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return super.poll(timeout, unit);
    }

    public E take() throws InterruptedException {
        return super.take();
    }

    public E peek() {
        return super.peek();
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }
}
