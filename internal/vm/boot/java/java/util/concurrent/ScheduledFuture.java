package java.util.concurrent;

/** A future of a task that is due later. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {
}
