package java.util.concurrent;

/** A task with a result. */
public interface Callable<V> {
    V call() throws Exception;
}
