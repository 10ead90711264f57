package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Threads that run tasks forked by others, stealing the oldest of each other. */
public class ForkJoinPool extends AbstractExecutorService {
    /** Makes the threads. */
    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    /** A wait during which the pool may add a thread. */
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
            new ForkJoinWorkerThreadFactory() {
                public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
                    return new ForkJoinWorkerThread(pool);
                }
            };

    private static int poolNumber;
    private static ForkJoinPool common;

    private final int parallelism;
    private final ForkJoinWorkerThreadFactory factory;
    private final Thread.UncaughtExceptionHandler handler;
    private final boolean async;
    private final String prefix;
    private final ArrayList<ForkJoinWorkerThread> workers = new ArrayList<ForkJoinWorkerThread>();
    private final ArrayDeque<ForkJoinTask<?>> submissions = new ArrayDeque<ForkJoinTask<?>>();
    private int named;
    private int idle;
    private long steals;
    private boolean shutdown;

    public ForkJoinPool() {
        this(Runtime.getRuntime().availableProcessors());
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean asyncMode) {
        this(parallelism, factory, handler, asyncMode, "ForkJoinPool-" + nextPool() + "-worker-");
    }

    private ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean async, String prefix) {
        if (factory == null) {
            throw new NullPointerException();
        }
        if (parallelism <= 0 || parallelism > 0x7fff) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
        this.factory = factory;
        this.handler = handler;
        this.async = async;
        this.prefix = prefix;
    }

    private static synchronized int nextPool() {
        return ++poolNumber;
    }

    public static synchronized ForkJoinPool commonPool() {
        if (common == null) {
            common = new ForkJoinPool(Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    defaultForkJoinWorkerThreadFactory, null, false, "ForkJoinPool.commonPool-worker-");
        }
        return common;
    }

    /** The pool of the current thread, else the common one. */
    static ForkJoinPool current() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : commonPool();
    }

    private ArrayDeque<ForkJoinTask<?>> mine() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) t).pool == this
                ? ((ForkJoinWorkerThread) t).tasks : submissions;
    }

    /** Queues a task of the current thread and sees to it that someone runs it. */
    final void push(ForkJoinTask<?> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        boolean spawn;
        synchronized (this) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            mine().addLast(task);
            spawn = idle == 0 && workers.size() < parallelism;
            notifyAll();
        }
        if (spawn) {
            ForkJoinWorkerThread w = factory.newThread(this);
            if (w != null) {
                w.start();
            }
        }
    }

    final synchronized int register(ForkJoinWorkerThread w) {
        w.setName(prefix + ++named);
        if (handler != null) {
            w.setUncaughtExceptionHandler(handler);
        }
        workers.add(w);
        return workers.size() - 1;
    }

    final synchronized void deregister(ForkJoinWorkerThread w) {
        workers.remove(w);
        submissions.addAll(w.tasks);
        w.tasks.clear();
        notifyAll();
    }

    final synchronized boolean unfork(ForkJoinTask<?> task) {
        ArrayDeque<ForkJoinTask<?>> q = mine();
        if (q.peekLast() != task) {
            return false;
        }
        q.pollLast();
        return true;
    }

    final synchronized int queued(Thread t) {
        return ((ForkJoinWorkerThread) t).tasks.size();
    }

    /** Something to run: of one's own tasks the newest, else the oldest one of someone else. */
    private ForkJoinTask<?> next() {
        ArrayDeque<ForkJoinTask<?>> q = mine();
        ForkJoinTask<?> t = async || q == submissions ? q.pollFirst() : q.pollLast();
        if (t == null) {
            t = submissions.pollFirst();
        }
        for (int i = 0; t == null && i < workers.size(); i++) {
            t = workers.get(i).tasks.pollFirst();
            if (t != null) {
                steals++;
            }
        }
        return t;
    }

    /** Runs one task for a thread that waits for another one; false if there is none. */
    final boolean help(ForkJoinTask<?> waitedFor) {
        ForkJoinTask<?> t;
        synchronized (this) {
            if (mine() == submissions) {
                // A foreign thread runs nothing but what it waits for.
                t = submissions.remove(waitedFor) ? waitedFor : null;
            } else {
                t = next();
            }
        }
        if (t == null) {
            return false;
        }
        t.doExec();
        return true;
    }

    final void work(ForkJoinWorkerThread w) {
        for (;;) {
            ForkJoinTask<?> t;
            synchronized (this) {
                while ((t = next()) == null) {
                    if (shutdown) {
                        return;
                    }
                    idle++;
                    notifyAll();
                    try {
                        wait();
                    } catch (InterruptedException ignored) {
                        // only shutdown ends the loop
                    } finally {
                        idle--;
                    }
                }
            }
            t.doExec();
            Thread.interrupted();
        }
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        push(task);
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        push(task);
    }

    public void execute(final Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        push(task instanceof ForkJoinTask<?> ? (ForkJoinTask<?>) task : new RecursiveAction() {
            protected void compute() {
                try {
                    task.run();
                } catch (Throwable t) {
                    Thread me = Thread.currentThread();
                    if (me.getUncaughtExceptionHandler() != null) {
                        me.getUncaughtExceptionHandler().uncaughtException(me, t);
                    }
                }
            }
        });
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        push(task);
        return task;
    }

    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return submit(ForkJoinTask.<T>adapt(task));
    }

    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return submit(ForkJoinTask.adapt(task, result));
    }

    public ForkJoinTask<?> submit(Runnable task) {
        return task instanceof ForkJoinTask<?> ? submit((ForkJoinTask<?>) task) : submit(ForkJoinTask.adapt(task));
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        ArrayList<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
        for (Callable<T> t : tasks) {
            futures.add(submit(t));
        }
        for (int i = 0; i < futures.size(); i++) {
            ((ForkJoinTask<?>) futures.get(i)).quietlyJoin();
        }
        return futures;
    }

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public int getParallelism() {
        return parallelism;
    }

    public static int getCommonPoolParallelism() {
        return commonPool().parallelism;
    }

    public synchronized int getPoolSize() {
        return workers.size();
    }

    public boolean getAsyncMode() {
        return async;
    }

    public synchronized int getRunningThreadCount() {
        return workers.size() - idle;
    }

    public synchronized int getActiveThreadCount() {
        return workers.size() - idle;
    }

    public synchronized boolean isQuiescent() {
        return workers.size() == idle && !hasTasks();
    }

    private boolean hasTasks() {
        return !submissions.isEmpty() || getQueuedTaskCount() > 0;
    }

    public synchronized long getStealCount() {
        return steals;
    }

    public synchronized long getQueuedTaskCount() {
        long n = 0;
        for (int i = 0; i < workers.size(); i++) {
            n += workers.get(i).tasks.size();
        }
        return n;
    }

    public synchronized int getQueuedSubmissionCount() {
        return submissions.size();
    }

    public synchronized boolean hasQueuedSubmissions() {
        return !submissions.isEmpty();
    }

    public synchronized String toString() {
        String state = !shutdown ? "Running" : isTerminated() ? "Terminated" : "Shutting down";
        return super.toString() + "[" + state + ", parallelism = " + parallelism + ", size = " + workers.size()
                + ", active = " + getActiveThreadCount() + ", running = " + getRunningThreadCount() + ", steals = "
                + steals + ", tasks = " + getQueuedTaskCount() + ", submissions = " + submissions.size() + "]";
    }

    public void shutdown() {
        if (this != common) {
            synchronized (this) {
                shutdown = true;
                notifyAll();
            }
        }
    }

    public List<Runnable> shutdownNow() {
        if (this != common) {
            synchronized (this) {
                shutdown = true;
                cancel(submissions);
                for (int i = 0; i < workers.size(); i++) {
                    cancel(workers.get(i).tasks);
                    workers.get(i).interrupt();
                }
                notifyAll();
            }
        }
        return Collections.emptyList();
    }

    private static void cancel(ArrayDeque<ForkJoinTask<?>> q) {
        for (ForkJoinTask<?> t = q.poll(); t != null; t = q.poll()) {
            t.cancel(false);
        }
    }

    public synchronized boolean isTerminated() {
        return shutdown && workers.isEmpty() && submissions.isEmpty();
    }

    public synchronized boolean isTerminating() {
        return shutdown && !isTerminated();
    }

    public synchronized boolean isShutdown() {
        return shutdown;
    }

    private synchronized boolean await(boolean quiescence, long nanos) throws InterruptedException {
        long deadline = System.nanoTime() + nanos;
        if (deadline < 0) {
            deadline = Long.MAX_VALUE;
        }
        while (quiescence ? !isQuiescent() : !isTerminated()) {
            long rest = deadline - System.nanoTime();
            if (rest <= 0) {
                return false;
            }
            TimeUnit.NANOSECONDS.timedWait(this, rest);
        }
        return true;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (this == common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        return await(false, unit.toNanos(timeout));
    }

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        Thread t = Thread.currentThread();
        if (t instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) t).pool == this) {
            while (help(null)) {
                // help does the work
            }
            return true;
        }
        try {
            return await(true, unit.toNanos(timeout));
        } catch (InterruptedException e) {
            t.interrupt();
            return false;
        }
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return (RunnableFuture<T>) ForkJoinTask.adapt(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return (RunnableFuture<T>) ForkJoinTask.<T>adapt(callable);
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable() && !blocker.block()) {
            // block does the work
        }
    }
}
