package java.util.concurrent;

import java.util.Collection;
import java.util.Objects;

/** An unlimited queue whose producers may wait until a consumer has taken their element. */
public class LinkedTransferQueue<E> extends FifoQueue<E> implements TransferQueue<E> {
    private static final long serialVersionUID = -3223113410248163686L;
    private int consumers;

    public LinkedTransferQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    private boolean queued(E e) {
        Object[] all = snapshot();
        for (int i = 0; i < all.length; i++) {
            if (all[i] == e) {
                return true;
            }
        }
        return false;
    }

    public E take() throws InterruptedException {
        synchronized (this) {
            consumers++;
            try {
                return super.take();
            } finally {
                consumers--;
            }
        }
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        synchronized (this) {
            consumers++;
            try {
                return super.poll(timeout, unit);
            } finally {
                consumers--;
            }
        }
    }

    public synchronized boolean tryTransfer(E e) {
        Objects.requireNonNull(e);
        return consumers > q.size() && offer(e);
    }

    public void transfer(E e) throws InterruptedException {
        hand(e, 0);
    }

    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return hand(e, System.nanoTime() + unit.toNanos(timeout));
    }

    private boolean hand(E e, long deadline) throws InterruptedException {
        Objects.requireNonNull(e);
        checkInterrupt();
        synchronized (this) {
            offer(e);
            try {
                while (queued(e)) {
                    if (deadline != 0 && deadline - System.nanoTime() <= 0) {
                        deleteSame(e);
                        return false;
                    }
                    await(deadline, -1);
                }
                return true;
            } catch (InterruptedException x) {
                deleteSame(e);
                throw x;
            }
        }
    }

    public synchronized boolean hasWaitingConsumer() {
        return consumers > 0;
    }

    public synchronized int getWaitingConsumerCount() {
        return consumers;
    }
}
