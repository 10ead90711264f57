package java.lang.ref;

/** A reference that the collector may clear, which it does when told to and when memory is used up. */
public abstract class Reference<T> {
    private T referent;
    ReferenceQueue<? super T> queue;
    private boolean enqueued;
    /** The one behind it among those that the collector has put in line. */
    Reference<?> next;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    public T get() {
        return referent;
    }

    public void clear() {
        referent = null;
    }

    public boolean isEnqueued() {
        return enqueued;
    }

    public boolean enqueue() {
        clear();
        ReferenceQueue<? super T> target = queue;
        if (target == null || enqueued) {
            return false;
        }
        queue = null;
        enqueued = true;
        target.add(this);
        return true;
    }

    void taken() {
        enqueued = false;
    }
}
