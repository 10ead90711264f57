package java.util.concurrent;

import java.util.Collection;

/** A blocking queue whose capacity may be unlimited. */
public class LinkedBlockingQueue<E> extends FifoQueue<E> {
    private static final long serialVersionUID = -6903933977591709194L;

    public LinkedBlockingQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        super(Integer.MAX_VALUE);
        for (E e : c) {
            offer(e);
        }
    }
}
