package java.util.concurrent;

/** A future that running completes. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
    void run();
}
