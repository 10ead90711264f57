package java.util.concurrent;

/** Decides about tasks that an executor cannot take on. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
