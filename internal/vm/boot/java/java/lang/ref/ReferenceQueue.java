package java.lang.ref;

/** Where references go when they are cleared. */
public class ReferenceQueue<T> {
    /** A reference in line. */
    private static final class Link<T> {
        final Reference<? extends T> reference;
        Link<T> next;

        Link(Reference<? extends T> reference) {
            this.reference = reference;
        }
    }

    private Link<T> head;
    private Link<T> tail;
    /** What the collector has cleared, first to last. */
    private Reference<?> incoming;

    public ReferenceQueue() {
    }

    /** Returns what the collector has cleared, which is then no longer incoming. */
    private native Reference<?> takeIncoming();

    /** Puts what the collector has cleared behind the others. */
    @SuppressWarnings("unchecked")
    private void receive() {
        for (Reference<?> r = takeIncoming(); r != null; ) {
            Reference<?> next = r.next;
            r.next = null;
            append((Reference<? extends T>) r);
            r = next;
        }
    }

    synchronized void add(Reference<? extends T> reference) {
        receive();
        append(reference);
        notifyAll();
    }

    private void append(Reference<? extends T> reference) {
        Link<T> link = new Link<T>(reference);
        if (tail == null) {
            head = link;
        } else {
            tail.next = link;
        }
        tail = link;
    }

    public synchronized Reference<? extends T> poll() {
        if (incoming != null) {
            receive();
        }
        if (head == null) {
            return null;
        }
        Reference<? extends T> first = head.reference;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        first.taken();
        return first;
    }

    public synchronized Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        if (timeout == 0) {
            return remove();
        }
        long start = System.nanoTime();
        long left = timeout;
        while (head == null && incoming == null && left > 0) {
            wait(left);
            left = timeout - (System.nanoTime() - start) / 1000000;
        }
        return poll();
    }

    public synchronized Reference<? extends T> remove() throws InterruptedException {
        while (head == null && incoming == null) {
            wait();
        }
        return poll();
    }
}
