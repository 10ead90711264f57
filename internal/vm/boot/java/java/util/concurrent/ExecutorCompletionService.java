package java.util.concurrent;

/** Puts futures into a queue as they complete. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> queue;

    private static final class QueueingFuture<V> extends FutureTask<Void> {
        private final Future<V> task;
        private final BlockingQueue<Future<V>> queue;

        QueueingFuture(RunnableFuture<V> task, BlockingQueue<Future<V>> queue) {
            super(task, null);
            this.task = task;
            this.queue = queue;
        }

        protected void done() {
            queue.add(task);
        }
    }

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        if (executor == null || completionQueue == null) {
            throw new NullPointerException();
        }
        this.executor = executor;
        this.queue = completionQueue;
    }

    private Future<V> start(RunnableFuture<V> f) {
        executor.execute(new QueueingFuture<V>(f, queue));
        return f;
    }

    public Future<V> submit(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        return start(executor instanceof AbstractExecutorService
                ? ((AbstractExecutorService) executor).newTaskFor(task) : new FutureTask<V>(task));
    }

    public Future<V> submit(Runnable task, V result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return start(executor instanceof AbstractExecutorService
                ? ((AbstractExecutorService) executor).newTaskFor(task, result) : new FutureTask<V>(task, result));
    }

    public Future<V> take() throws InterruptedException {
        return queue.take();
    }

    public Future<V> poll() {
        return queue.poll();
    }

    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return queue.poll(timeout, unit);
    }
}
