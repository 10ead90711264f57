package java.util.concurrent.atomic;

/** A reference and a stamp that change together. */
public class AtomicStampedReference<V> {
    private static final class Pair<T> {
        final T reference;
        final int stamp;

        Pair(T reference, int stamp) {
            this.reference = reference;
            this.stamp = stamp;
        }
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicStampedReference(V initialRef, int initialStamp) {
        pair = new AtomicReference<Pair<V>>(new Pair<V>(initialRef, initialStamp));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public int getStamp() {
        return pair.get().stamp;
    }

    public V get(int[] stampHolder) {
        Pair<V> p = pair.get();
        stampHolder[0] = p.stamp;
        return p.reference;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        return compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
    }

    public boolean compareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        Pair<V> p = pair.get();
        return p.reference == expectedReference && p.stamp == expectedStamp
                && ((p.reference == newReference && p.stamp == newStamp)
                        || pair.compareAndSet(p, new Pair<V>(newReference, newStamp)));
    }

    public void set(V newReference, int newStamp) {
        pair.set(new Pair<V>(newReference, newStamp));
    }

    public boolean attemptStamp(V expectedReference, int newStamp) {
        Pair<V> p = pair.get();
        return p.reference == expectedReference
                && (p.stamp == newStamp || pair.compareAndSet(p, new Pair<V>(expectedReference, newStamp)));
    }
}
