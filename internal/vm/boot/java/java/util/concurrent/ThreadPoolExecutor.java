package java.util.concurrent;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads that take tasks from a queue. New tasks first make core threads, then go to the queue, then make threads up
 * to the maximum, then are rejected.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0;
    private static final int SHUTDOWN = 1;
    private static final int STOP = 2;
    private static final int TERMINATED = 3;
    private static final RejectedExecutionHandler ABORT = new AbortPolicy();

    // mainLock guards what follows, up to the parameters.
    private final ReentrantLock mainLock = new ReentrantLock();
    private final Condition termination = mainLock.newCondition();
    private final HashSet<Worker> workers = new HashSet<Worker>();
    private volatile int runState = RUNNING;
    private volatile int count;
    private int largestPoolSize;
    private long completedTaskCount;

    private final BlockingQueue<Runnable> workQueue;
    private volatile ThreadFactory threadFactory;
    private volatile RejectedExecutionHandler handler;
    private volatile long keepAliveTime;
    private volatile boolean allowCoreThreadTimeOut;
    private volatile int corePoolSize;
    private volatile int maximumPoolSize;

    /** A thread of the pool; it is locked while it runs a task. */
    private final class Worker extends AbstractQueuedSynchronizer implements Runnable {
        final Thread thread;
        Runnable firstTask;
        volatile long completedTasks;

        Worker(Runnable firstTask) {
            this.firstTask = firstTask;
            this.thread = getThreadFactory().newThread(this);
        }

        public void run() {
            work(this);
        }

        protected boolean isHeldExclusively() {
            return getState() != 0;
        }

        protected boolean tryAcquire(int unused) {
            return compareAndSetState(0, 1);
        }

        protected boolean tryRelease(int unused) {
            setState(0);
            return true;
        }

        boolean tryLock() {
            return tryAcquire(1);
        }

        boolean isBusy() {
            return isHeldExclusively();
        }
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), ABORT);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, ABORT);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(),
                handler);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0) {
            throw new IllegalArgumentException();
        }
        if (workQueue == null || threadFactory == null || handler == null) {
            throw new NullPointerException();
        }
        this.corePoolSize = corePoolSize;
        this.maximumPoolSize = maximumPoolSize;
        this.workQueue = workQueue;
        this.keepAliveTime = unit.toNanos(keepAliveTime);
        this.threadFactory = threadFactory;
        this.handler = handler;
    }

    public void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        if (count < corePoolSize && addWorker(command, true)) {
            return;
        }
        if (runState == RUNNING && workQueue.offer(command)) {
            if (runState != RUNNING && remove(command)) {
                reject(command);
            } else if (count == 0) {
                addWorker(null, false);
            }
        } else if (!addWorker(command, false)) {
            reject(command);
        }
    }

    final void reject(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    private boolean addWorker(Runnable firstTask, boolean core) {
        Worker w;
        mainLock.lock();
        try {
            if (runState >= STOP || (runState == SHUTDOWN && (firstTask != null || workQueue.isEmpty()))) {
                return false;
            }
            if (count >= (core ? corePoolSize : maximumPoolSize)) {
                return false;
            }
            count++;
        } finally {
            mainLock.unlock();
        }
        boolean started = false;
        w = null;
        try {
            w = new Worker(firstTask);
            Thread t = w.thread;
            if (t != null) {
                boolean added = false;
                mainLock.lock();
                try {
                    if (runState == RUNNING || (runState == SHUTDOWN && firstTask == null)) {
                        if (t.isAlive()) {
                            throw new IllegalThreadStateException();
                        }
                        workers.add(w);
                        added = true;
                        largestPoolSize = Math.max(largestPoolSize, workers.size());
                    }
                } finally {
                    mainLock.unlock();
                }
                if (added) {
                    t.start();
                    started = true;
                }
            }
        } finally {
            if (!started) {
                mainLock.lock();
                try {
                    if (w != null) {
                        workers.remove(w);
                    }
                    count--;
                } finally {
                    mainLock.unlock();
                }
                tryTerminate();
            }
        }
        return started;
    }

    private void work(Worker w) {
        Runnable task = w.firstTask;
        w.firstTask = null;
        boolean abrupt = true;
        try {
            while (task != null || (task = next()) != null) {
                w.acquire(1);
                // A stopping pool interrupts its threads, another one must not.
                if ((runState >= STOP || (Thread.interrupted() && runState >= STOP))
                        && !Thread.currentThread().isInterrupted()) {
                    Thread.currentThread().interrupt();
                }
                try {
                    beforeExecute(w.thread, task);
                    Throwable thrown = null;
                    try {
                        task.run();
                    } catch (RuntimeException x) {
                        thrown = x;
                        throw x;
                    } catch (Error x) {
                        thrown = x;
                        throw x;
                    } finally {
                        afterExecute(task, thrown);
                    }
                } finally {
                    task = null;
                    w.completedTasks++;
                    w.release(1);
                }
            }
            abrupt = false;
        } finally {
            leave(w, abrupt);
        }
    }

    private void leave(Worker w, boolean abrupt) {
        mainLock.lock();
        try {
            if (abrupt) {
                count--;
            }
            completedTaskCount += w.completedTasks;
            workers.remove(w);
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
        if (runState < STOP) {
            if (!abrupt) {
                int min = allowCoreThreadTimeOut ? 0 : corePoolSize;
                if (min == 0 && !workQueue.isEmpty()) {
                    min = 1;
                }
                if (count >= min) {
                    return;
                }
            }
            addWorker(null, false);
        }
    }

    /** The next task, or null if the thread shall end; its place is then given up already. */
    private Runnable next() {
        boolean timedOut = false;
        for (;;) {
            boolean timed;
            mainLock.lock();
            try {
                if (runState >= STOP || (runState == SHUTDOWN && workQueue.isEmpty())) {
                    count--;
                    return null;
                }
                timed = allowCoreThreadTimeOut || count > corePoolSize;
                if ((count > maximumPoolSize || (timed && timedOut)) && (count > 1 || workQueue.isEmpty())) {
                    count--;
                    return null;
                }
            } finally {
                mainLock.unlock();
            }
            try {
                Runnable r = timed ? workQueue.poll(keepAliveTime, TimeUnit.NANOSECONDS) : workQueue.take();
                if (r != null) {
                    return r;
                }
                timedOut = true;
            } catch (InterruptedException retry) {
                timedOut = false;
            }
        }
    }

    final void tryTerminate() {
        mainLock.lock();
        try {
            if (runState == RUNNING || runState == TERMINATED || (runState == SHUTDOWN && !workQueue.isEmpty())) {
                return;
            }
            if (count != 0) {
                interruptIdleWorkers(true);
                return;
            }
            try {
                terminated();
            } finally {
                runState = TERMINATED;
                termination.signalAll();
            }
        } finally {
            mainLock.unlock();
        }
    }

    private void interruptIdleWorkers(boolean one) {
        mainLock.lock();
        try {
            for (Worker w : workers) {
                if (!w.thread.isInterrupted() && w.tryLock()) {
                    try {
                        w.thread.interrupt();
                    } finally {
                        w.release(1);
                    }
                }
                if (one) {
                    break;
                }
            }
        } finally {
            mainLock.unlock();
        }
    }

    /** For ScheduledThreadPoolExecutor: what to do about the queue at shutdown. */
    void onShutdown() {
    }

    final boolean isRunningOrShutdown(boolean shutdownOk) {
        return runState == RUNNING || (runState == SHUTDOWN && shutdownOk);
    }

    public void shutdown() {
        mainLock.lock();
        try {
            if (runState < SHUTDOWN) {
                runState = SHUTDOWN;
            }
            interruptIdleWorkers(false);
            onShutdown();
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
    }

    public List<Runnable> shutdownNow() {
        List<Runnable> tasks = new ArrayList<Runnable>();
        mainLock.lock();
        try {
            if (runState < STOP) {
                runState = STOP;
            }
            for (Worker w : workers) {
                w.thread.interrupt();
            }
            workQueue.drainTo(tasks);
            // A delay queue gives only what is due.
            Runnable[] rest = workQueue.toArray(new Runnable[0]);
            for (int i = 0; i < rest.length; i++) {
                if (workQueue.remove(rest[i])) {
                    tasks.add(rest[i]);
                }
            }
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
        return tasks;
    }

    public boolean isShutdown() {
        return runState != RUNNING;
    }

    public boolean isTerminating() {
        return runState != RUNNING && runState != TERMINATED;
    }

    public boolean isTerminated() {
        return runState == TERMINATED;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        mainLock.lock();
        try {
            while (runState != TERMINATED) {
                if (nanos <= 0) {
                    return false;
                }
                nanos = termination.awaitNanos(nanos);
            }
            return true;
        } finally {
            mainLock.unlock();
        }
    }

    protected void finalize() {
    }

    public void setThreadFactory(ThreadFactory threadFactory) {
        if (threadFactory == null) {
            throw new NullPointerException();
        }
        this.threadFactory = threadFactory;
    }

    public ThreadFactory getThreadFactory() {
        return threadFactory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        if (handler == null) {
            throw new NullPointerException();
        }
        this.handler = handler;
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public void setCorePoolSize(int corePoolSize) {
        if (corePoolSize < 0) {
            throw new IllegalArgumentException();
        }
        int delta = corePoolSize - this.corePoolSize;
        this.corePoolSize = corePoolSize;
        if (count > corePoolSize) {
            interruptIdleWorkers(false);
        } else if (delta > 0) {
            for (int k = Math.min(delta, workQueue.size()); k-- > 0 && addWorker(null, true);) {
                if (workQueue.isEmpty()) {
                    break;
                }
            }
        }
    }

    public int getCorePoolSize() {
        return corePoolSize;
    }

    public boolean prestartCoreThread() {
        return count < corePoolSize && addWorker(null, true);
    }

    /** Starts one thread even if there shall be none. */
    void ensurePrestart() {
        if (count < corePoolSize) {
            addWorker(null, true);
        } else if (count == 0) {
            addWorker(null, false);
        }
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (addWorker(null, true)) {
            n++;
        }
        return n;
    }

    public boolean allowsCoreThreadTimeOut() {
        return allowCoreThreadTimeOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        if (value && keepAliveTime <= 0) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        if (value != allowCoreThreadTimeOut) {
            allowCoreThreadTimeOut = value;
            if (value) {
                interruptIdleWorkers(false);
            }
        }
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) {
            throw new IllegalArgumentException();
        }
        this.maximumPoolSize = maximumPoolSize;
        if (count > maximumPoolSize) {
            interruptIdleWorkers(false);
        }
    }

    public int getMaximumPoolSize() {
        return maximumPoolSize;
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        if (time < 0) {
            throw new IllegalArgumentException();
        }
        if (time == 0 && allowsCoreThreadTimeOut()) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        long nanos = unit.toNanos(time);
        boolean shorter = nanos < keepAliveTime;
        keepAliveTime = nanos;
        if (shorter) {
            interruptIdleWorkers(false);
        }
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAliveTime, TimeUnit.NANOSECONDS);
    }

    public BlockingQueue<Runnable> getQueue() {
        return workQueue;
    }

    public boolean remove(Runnable task) {
        boolean removed = workQueue.remove(task);
        tryTerminate();
        return removed;
    }

    public void purge() {
        BlockingQueue<Runnable> q = workQueue;
        try {
            for (Iterator<Runnable> it = q.iterator(); it.hasNext();) {
                Runnable r = it.next();
                if (r instanceof Future<?> && ((Future<?>) r).isCancelled()) {
                    it.remove();
                }
            }
        } catch (ConcurrentModificationException interfered) {
            for (Object r : q.toArray()) {
                if (r instanceof Future<?> && ((Future<?>) r).isCancelled()) {
                    q.remove(r);
                }
            }
        }
        tryTerminate();
    }

    public int getPoolSize() {
        mainLock.lock();
        try {
            return runState == TERMINATED ? 0 : workers.size();
        } finally {
            mainLock.unlock();
        }
    }

    public int getActiveCount() {
        mainLock.lock();
        try {
            int n = 0;
            for (Worker w : workers) {
                if (w.isBusy()) {
                    n++;
                }
            }
            return n;
        } finally {
            mainLock.unlock();
        }
    }

    public int getLargestPoolSize() {
        return largestPoolSize;
    }

    private long completed() {
        long n = completedTaskCount;
        for (Worker w : workers) {
            n += w.completedTasks;
        }
        return n;
    }

    public long getTaskCount() {
        mainLock.lock();
        try {
            return completed() + getActiveCount() + workQueue.size();
        } finally {
            mainLock.unlock();
        }
    }

    public long getCompletedTaskCount() {
        mainLock.lock();
        try {
            return completed();
        } finally {
            mainLock.unlock();
        }
    }

    public String toString() {
        mainLock.lock();
        try {
            String state = runState == RUNNING ? "Running" : runState == TERMINATED ? "Terminated" : "Shutting down";
            return super.toString() + "[" + state + ", pool size = " + workers.size() + ", active threads = "
                    + getActiveCount() + ", queued tasks = " + workQueue.size() + ", completed tasks = "
                    + completed() + "]";
        } finally {
            mainLock.unlock();
        }
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    /** Runs rejected tasks in the caller's thread. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                r.run();
            }
        }
    }

    /** Throws. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e.toString());
        }
    }

    /** Drops rejected tasks. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** Drops the oldest waiting task and tries again. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                e.getQueue().poll();
                e.execute(r);
            }
        }
    }
}
