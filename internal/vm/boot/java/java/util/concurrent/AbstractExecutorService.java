package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Futures on top of execute. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<T>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<T>(callable);
    }

    private <T> Future<T> start(RunnableFuture<T> f) {
        execute(f);
        return f;
    }

    public Future<?> submit(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        return start(this.<Void>newTaskFor(task, null));
    }

    public <T> Future<T> submit(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return start(newTaskFor(task, result));
    }

    public <T> Future<T> submit(Callable<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        return start(newTaskFor(task));
    }

    private static void cancelAll(List<? extends Future<?>> futures) {
        for (int i = 0; i < futures.size(); i++) {
            futures.get(i).cancel(true);
        }
    }

    private <T> T any(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        ArrayList<Future<T>> futures = new ArrayList<Future<T>>();
        ExecutorCompletionService<T> service = new ExecutorCompletionService<T>(this);
        long deadline = System.nanoTime() + nanos;
        try {
            ExecutionException last = null;
            for (Callable<T> task : tasks) {
                futures.add(service.submit(task));
            }
            for (int active = futures.size(); active > 0; active--) {
                Future<T> f = timed ? service.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)
                        : service.take();
                if (f == null) {
                    throw new TimeoutException();
                }
                try {
                    return f.get();
                } catch (ExecutionException e) {
                    last = e;
                } catch (RuntimeException e) {
                    last = new ExecutionException(e);
                }
            }
            throw last;
        } finally {
            cancelAll(futures);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return any(tasks, false, 0);
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return any(tasks, true, unit.toNanos(timeout));
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return all(tasks, false, 0);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return all(tasks, true, unit.toNanos(timeout));
    }

    private <T> List<Future<T>> all(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException {
        if (tasks == null) {
            throw new NullPointerException();
        }
        ArrayList<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
        long deadline = System.nanoTime() + nanos;
        boolean done = false;
        try {
            for (Callable<T> t : tasks) {
                futures.add(newTaskFor(t));
            }
            for (int i = 0; i < futures.size(); i++) {
                if (timed && System.nanoTime() >= deadline && i > 0) {
                    return futures;
                }
                execute((Runnable) futures.get(i));
            }
            for (int i = 0; i < futures.size(); i++) {
                Future<T> f = futures.get(i);
                if (f.isDone()) {
                    continue;
                }
                try {
                    if (timed) {
                        f.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                    } else {
                        f.get();
                    }
                } catch (CancellationException ended) {
                    continue;
                } catch (ExecutionException ended) {
                    continue;
                } catch (TimeoutException late) {
                    return futures;
                }
            }
            done = true;
            return futures;
        } finally {
            if (!done) {
                cancelAll(futures);
            }
        }
    }
}
