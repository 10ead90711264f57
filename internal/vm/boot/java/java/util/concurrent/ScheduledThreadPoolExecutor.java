package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** A pool whose queue holds tasks until they are due. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private volatile boolean continuePeriodic;
    private volatile boolean executeDelayed = true;
    private volatile boolean removeOnCancel;
    private static long sequencer;

    private static synchronized long nextSequence() {
        return sequencer++;
    }

    private class ScheduledFutureTask<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long sequence = nextSequence();
        private volatile long time;
        /** Positive: at a fixed rate; negative: with a fixed delay; zero: once. */
        private final long period;
        RunnableScheduledFuture<V> outer = this;

        ScheduledFutureTask(Runnable r, V result, long time, long period) {
            super(r, result);
            this.time = time;
            this.period = period;
        }

        ScheduledFutureTask(Callable<V> callable, long time) {
            super(callable);
            this.time = time;
            this.period = 0;
        }

        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed other) {
            if (other == this) {
                return 0;
            }
            if (other instanceof ScheduledFutureTask) {
                ScheduledFutureTask<?> x = (ScheduledFutureTask<?>) other;
                long d = time - x.time;
                return d < 0 ? -1 : d > 0 ? 1 : sequence < x.sequence ? -1 : 1;
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        public boolean isPeriodic() {
            return period != 0;
        }

        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean cancelled = super.cancel(mayInterruptIfRunning);
            if (cancelled && removeOnCancel) {
                ScheduledThreadPoolExecutor.this.remove(this);
            }
            return cancelled;
        }

        public void run() {
            if (!isRunningOrShutdown(isPeriodic() ? continuePeriodic : executeDelayed)) {
                cancel(false);
            } else if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                time = period > 0 ? time + period : System.nanoTime() - period;
                if (isRunningOrShutdown(continuePeriodic)) {
                    getQueue().add(outer);
                    ensurePrestart();
                }
            }
        }
    }

    public ScheduledThreadPoolExecutor(int corePoolSize) {
        super(corePoolSize, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, new DelayedWorkQueue());
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        super(corePoolSize, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, new DelayedWorkQueue(), threadFactory);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, new DelayedWorkQueue(), handler);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory,
            RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, new DelayedWorkQueue(), threadFactory,
                handler);
    }

    private void delayed(RunnableScheduledFuture<?> task) {
        if (isShutdown()) {
            reject(task);
            return;
        }
        super.getQueue().add(task);
        if (isShutdown() && !isRunningOrShutdown(task.isPeriodic() ? continuePeriodic : executeDelayed)
                && remove(task)) {
            task.cancel(false);
        } else {
            ensurePrestart();
        }
    }

    void onShutdown() {
        BlockingQueue<Runnable> q = super.getQueue();
        for (Object e : q.toArray()) {
            if (e instanceof RunnableScheduledFuture) {
                RunnableScheduledFuture<?> t = (RunnableScheduledFuture<?>) e;
                if (!(t.isPeriodic() ? continuePeriodic : executeDelayed) || t.isCancelled()) {
                    if (q.remove(t)) {
                        t.cancel(false);
                    }
                }
            }
        }
        tryTerminate();
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable, RunnableScheduledFuture<V> task) {
        return task;
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable, RunnableScheduledFuture<V> task) {
        return task;
    }

    private static long triggerTime(long nanos) {
        return System.nanoTime() + Math.min(Math.max(nanos, 0), Long.MAX_VALUE >> 1);
    }

    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        if (command == null || unit == null) {
            throw new NullPointerException();
        }
        RunnableScheduledFuture<?> t = decorateTask(command,
                new ScheduledFutureTask<Void>(command, null, triggerTime(unit.toNanos(delay)), 0));
        delayed(t);
        return t;
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        if (callable == null || unit == null) {
            throw new NullPointerException();
        }
        RunnableScheduledFuture<V> t = decorateTask(callable,
                new ScheduledFutureTask<V>(callable, triggerTime(unit.toNanos(delay))));
        delayed(t);
        return t;
    }

    private ScheduledFuture<?> periodic(Runnable command, long initialDelay, long period, boolean rate,
            TimeUnit unit) {
        if (command == null || unit == null) {
            throw new NullPointerException();
        }
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        long nanos = unit.toNanos(period);
        ScheduledFutureTask<Void> sft = new ScheduledFutureTask<Void>(command, null,
                triggerTime(unit.toNanos(initialDelay)), rate ? nanos : -nanos);
        RunnableScheduledFuture<Void> t = decorateTask(command, sft);
        sft.outer = t;
        delayed(t);
        return t;
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        return periodic(command, initialDelay, period, true, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay,
            TimeUnit unit) {
        return periodic(command, initialDelay, delay, false, unit);
    }

    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        continuePeriodic = value;
        if (!value && isShutdown()) {
            onShutdown();
        }
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return continuePeriodic;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        executeDelayed = value;
        if (!value && isShutdown()) {
            onShutdown();
        }
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return executeDelayed;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removeOnCancel = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removeOnCancel;
    }

    public void shutdown() {
        super.shutdown();
    }

    public List<Runnable> shutdownNow() {
        return super.shutdownNow();
    }

    public BlockingQueue<Runnable> getQueue() {
        return super.getQueue();
    }

    /** Tasks in the order in which they are due; takers wait until the first one is. */
    static class DelayedWorkQueue extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {
        private final DelayQueue<RunnableScheduledFuture<?>> q = new DelayQueue<RunnableScheduledFuture<?>>();

        public boolean offer(Runnable r) {
            return q.offer((RunnableScheduledFuture<?>) r);
        }

        public void put(Runnable r) {
            offer(r);
        }

        public boolean add(Runnable r) {
            return offer(r);
        }

        public boolean offer(Runnable r, long timeout, TimeUnit unit) {
            return offer(r);
        }

        public Runnable take() throws InterruptedException {
            return q.take();
        }

        public Runnable poll() {
            return q.poll();
        }

        public Runnable poll(long timeout, TimeUnit unit) throws InterruptedException {
            return q.poll(timeout, unit);
        }

        public Runnable peek() {
            return q.peek();
        }

        public int size() {
            return q.size();
        }

        public boolean isEmpty() {
            return q.isEmpty();
        }

        public int remainingCapacity() {
            return Integer.MAX_VALUE;
        }

        public boolean contains(Object o) {
            return q.contains(o);
        }

        public boolean remove(Object o) {
            return q.remove(o);
        }

        public void clear() {
            q.clear();
        }

        public int drainTo(Collection<? super Runnable> c) {
            return q.drainTo(c);
        }

        public int drainTo(Collection<? super Runnable> c, int maxElements) {
            return q.drainTo(c, maxElements);
        }

        public Object[] toArray() {
            return q.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return q.toArray(a);
        }

        public Iterator<Runnable> iterator() {
            final Iterator<RunnableScheduledFuture<?>> it = q.iterator();
            return new Iterator<Runnable>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public Runnable next() {
                    return it.next();
                }

                public void remove() {
                    it.remove();
                }
            };
        }
    }
}
