package java.util.concurrent;

import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.util.Collection;

/** A task that forks others and joins them. Whoever joins helps with what is waiting. */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final int NORMAL = 1;
    private static final int CANCELLED = 2;
    private static final int EXCEPTIONAL = 3;

    private volatile int status;
    private transient Throwable exception;
    private transient Thread thrower;
    private transient short tag;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    private synchronized void end(int how, Throwable ex) {
        if (status == 0) {
            exception = ex;
            thrower = Thread.currentThread();
            status = how;
        }
        notifyAll();
    }

    /** Runs the task unless it has ended. */
    final void doExec() {
        if (status != 0) {
            return;
        }
        boolean completed;
        try {
            completed = exec();
        } catch (Throwable t) {
            failed(t);
            return;
        }
        if (completed) {
            end(NORMAL, null);
        }
    }

    final void failed(Throwable t) {
        boolean was = status != 0;
        end(EXCEPTIONAL, t);
        if (!was) {
            onFailure(t);
        }
    }

    /** Fails without telling anyone else. */
    final void failedQuietly(Throwable t) {
        end(EXCEPTIONAL, t);
    }

    /** For CountedCompleter, which tells those it completes. */
    void onFailure(Throwable t) {
    }

    public final ForkJoinTask<V> fork() {
        ForkJoinPool.current().push(this);
        return this;
    }

    /** Helps until the task has ended; nanos negative: for ever. */
    private void waitUntilDone(boolean interruptible, long nanos) throws InterruptedException, TimeoutException {
        long deadline = nanos < 0 ? 0 : System.nanoTime() + nanos;
        boolean interrupted = false;
        try {
            while (status == 0) {
                if (interruptible && Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (ForkJoinPool.current().help(this)) {
                    continue;
                }
                synchronized (this) {
                    if (status != 0) {
                        return;
                    }
                    long rest = nanos < 0 ? 1000000 : deadline - System.nanoTime();
                    if (rest <= 0) {
                        throw new TimeoutException();
                    }
                    try {
                        // New tasks may come to help with: look again now and then.
                        TimeUnit.NANOSECONDS.timedWait(this, Math.min(rest, 1000000));
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public final void quietlyJoin() {
        try {
            waitUntilDone(false, -1);
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    private void report() {
        if (status == CANCELLED) {
            throw new CancellationException();
        }
        if (status == EXCEPTIONAL) {
            ForkJoinTask.<RuntimeException>raise(failure());
        }
    }

    /** The exception, or one of its class around it where another thread threw it. */
    private Throwable failure() {
        if (thrower == Thread.currentThread()) {
            return exception;
        }
        try {
            Constructor<?> plain = null;
            for (Constructor<?> c : exception.getClass().getConstructors()) {
                Class<?>[] types = c.getParameterTypes();
                if (types.length == 0) {
                    plain = c;
                } else if (types.length == 1 && types[0] == Throwable.class) {
                    return (Throwable) c.newInstance(exception);
                }
            }
            if (plain != null) {
                return ((Throwable) plain.newInstance()).initCause(exception);
            }
        } catch (Exception notCopied) {
            return exception;
        }
        return exception;
    }

    public final short getForkJoinTaskTag() {
        return tag;
    }

    public final synchronized short setForkJoinTaskTag(short newValue) {
        short old = tag;
        tag = newValue;
        return old;
    }

    public final synchronized boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        if (tag != expect) {
            return false;
        }
        tag = update;
        return true;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable t) throws T {
        throw (T) t;
    }

    public final V join() {
        quietlyJoin();
        report();
        return getRawResult();
    }

    public final V invoke() {
        quietlyInvoke();
        report();
        return getRawResult();
    }

    public final void quietlyInvoke() {
        doExec();
        quietlyJoin();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        t2.fork();
        t1.invoke();
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        Throwable ex = null;
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        for (int i = 0; i < tasks.length; i++) {
            if (ex != null) {
                tasks[i].cancel(false);
                continue;
            }
            if (i == 0) {
                tasks[i].quietlyInvoke();
            } else {
                tasks[i].quietlyJoin();
            }
            ex = tasks[i].getException();
        }
        if (ex != null) {
            ForkJoinTask.<RuntimeException>raise(ex);
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(tasks.toArray(new ForkJoinTask<?>[tasks.size()]));
        return tasks;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED, null);
        return status == CANCELLED;
    }

    public final boolean isDone() {
        return status != 0;
    }

    public final boolean isCancelled() {
        return status == CANCELLED;
    }

    public final boolean isCompletedAbnormally() {
        return status > NORMAL;
    }

    public final boolean isCompletedNormally() {
        return status == NORMAL;
    }

    public final Throwable getException() {
        return status == CANCELLED ? new CancellationException() : exception == null ? null : failure();
    }

    public void completeExceptionally(Throwable ex) {
        failed(ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex));
    }

    public void complete(V value) {
        try {
            setRawResult(value);
        } catch (Throwable t) {
            failed(t);
            return;
        }
        end(NORMAL, null);
    }

    public final void quietlyComplete() {
        end(NORMAL, null);
    }

    public final V get() throws InterruptedException, ExecutionException {
        try {
            waitUntilDone(true, -1);
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
        return reportGet();
    }

    private V reportGet() throws ExecutionException {
        if (status == CANCELLED) {
            throw new CancellationException();
        }
        if (status == EXCEPTIONAL) {
            throw new ExecutionException(failure());
        }
        return getRawResult();
    }

    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException,
            TimeoutException {
        waitUntilDone(true, Math.max(0, unit.toNanos(timeout)));
        return reportGet();
    }

    public static void helpQuiesce() {
        ForkJoinPool.current().awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public void reinitialize() {
        status = 0;
        exception = null;
    }

    public static ForkJoinPool getPool() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).getPool() : null;
    }

    public static boolean inForkJoinPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    public boolean tryUnfork() {
        return ForkJoinPool.current().unfork(this);
    }

    public static int getQueuedTaskCount() {
        ForkJoinPool p = getPool();
        return p == null ? 0 : p.queued(Thread.currentThread());
    }

    public static int getSurplusQueuedTaskCount() {
        return getQueuedTaskCount();
    }

    private static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
        private final Callable<T> task;
        private T result;

        Adapted(Callable<T> task) {
            if (task == null) {
                throw new NullPointerException();
            }
            this.task = task;
        }

        public T getRawResult() {
            return result;
        }

        public void setRawResult(T v) {
            result = v;
        }

        public boolean exec() {
            try {
                result = task.call();
                return true;
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }

        public void run() {
            invoke();
        }

        public String toString() {
            return super.toString() + "[Wrapped task = " + task + "]";
        }
    }

    public static ForkJoinTask<?> adapt(Runnable runnable) {
        return new Adapted<Object>(Executors.callable(runnable));
    }

    public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
        return new Adapted<T>(Executors.callable(runnable, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
        @SuppressWarnings("unchecked")
        Callable<T> c = (Callable<T>) callable;
        return new Adapted<T>(c);
    }
}
