package java.util.concurrent.atomic;

/** A reference and a mark that change together. */
public class AtomicMarkableReference<V> {
    private static final class Pair<T> {
        final T reference;
        final boolean mark;

        Pair(T reference, boolean mark) {
            this.reference = reference;
            this.mark = mark;
        }
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        pair = new AtomicReference<Pair<V>>(new Pair<V>(initialRef, initialMark));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public boolean isMarked() {
        return pair.get().mark;
    }

    public V get(boolean[] markHolder) {
        Pair<V> p = pair.get();
        markHolder[0] = p.mark;
        return p.reference;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        return compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        Pair<V> p = pair.get();
        return p.reference == expectedReference && p.mark == expectedMark
                && ((p.reference == newReference && p.mark == newMark)
                        || pair.compareAndSet(p, new Pair<V>(newReference, newMark)));
    }

    public void set(V newReference, boolean newMark) {
        pair.set(new Pair<V>(newReference, newMark));
    }

    public boolean attemptMark(V expectedReference, boolean newMark) {
        Pair<V> p = pair.get();
        return p.reference == expectedReference
                && (p.mark == newMark || pair.compareAndSet(p, new Pair<V>(expectedReference, newMark)));
    }
}
