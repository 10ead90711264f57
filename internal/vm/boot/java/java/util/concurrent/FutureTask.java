package java.util.concurrent;

/** A task that runs once and keeps its result. */
public class FutureTask<V> implements RunnableFuture<V> {
    private static final int NEW = 0;
    private static final int COMPLETING = 1;
    private static final int NORMAL = 2;
    private static final int EXCEPTIONAL = 3;
    private static final int CANCELLED = 4;
    private static final int INTERRUPTED = 5;

    private final Object lock = new Object();
    private int state = NEW;
    private Callable<V> callable;
    private Object outcome;
    private Thread runner;

    public FutureTask(Callable<V> callable) {
        if (callable == null) {
            throw new NullPointerException();
        }
        this.callable = callable;
    }

    public FutureTask(Runnable runnable, V result) {
        this.callable = Executors.callable(runnable, result);
    }

    public boolean isCancelled() {
        return state >= CANCELLED;
    }

    public boolean isDone() {
        return state != NEW;
    }

    /** Ends the task, if it has not ended; everyone who waits is told. */
    private boolean end(int how, Object result) {
        synchronized (lock) {
            if (state != NEW) {
                return false;
            }
            outcome = result;
            state = how;
            lock.notifyAll();
        }
        return true;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        if (!end(mayInterruptIfRunning ? INTERRUPTED : CANCELLED, null)) {
            return false;
        }
        Thread t = runner;
        if (mayInterruptIfRunning && t != null) {
            t.interrupt();
        }
        callable = null;
        done();
        return true;
    }

    @SuppressWarnings("unchecked")
    private V report() throws ExecutionException {
        if (state == NORMAL) {
            return (V) outcome;
        }
        if (state >= CANCELLED) {
            throw new CancellationException();
        }
        throw new ExecutionException((Throwable) outcome);
    }

    public V get() throws InterruptedException, ExecutionException {
        synchronized (lock) {
            while (state <= COMPLETING) {
                lock.wait();
            }
        }
        return report();
    }

    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (lock) {
            while (state <= COMPLETING) {
                long rest = deadline - System.nanoTime();
                if (rest <= 0) {
                    throw new TimeoutException();
                }
                TimeUnit.NANOSECONDS.timedWait(lock, rest);
            }
        }
        return report();
    }

    protected void done() {
    }

    protected void set(V v) {
        if (end(NORMAL, v)) {
            callable = null;
            done();
        }
    }

    protected void setException(Throwable t) {
        if (end(EXCEPTIONAL, t)) {
            callable = null;
            done();
        }
    }

    private boolean start() {
        synchronized (lock) {
            if (state != NEW || runner != null) {
                return false;
            }
            runner = Thread.currentThread();
            return true;
        }
    }

    public void run() {
        if (!start()) {
            return;
        }
        try {
            Callable<V> c = callable;
            V result;
            try {
                result = c.call();
            } catch (Throwable t) {
                setException(t);
                return;
            }
            set(result);
        } finally {
            runner = null;
        }
    }

    protected boolean runAndReset() {
        if (!start()) {
            return false;
        }
        try {
            callable.call();
            return state == NEW;
        } catch (Throwable t) {
            setException(t);
            return false;
        } finally {
            runner = null;
        }
    }

    public String toString() {
        String status;
        switch (state) {
        case NORMAL:
            status = "[Completed normally]";
            break;
        case EXCEPTIONAL:
            status = "[Completed exceptionally: " + outcome + "]";
            break;
        case CANCELLED:
        case INTERRUPTED:
            status = "[Cancelled]";
            break;
        default:
            status = callable == null ? "[Not completed]" : "[Not completed, task = " + callable + "]";
        }
        return super.toString() + status;
    }
}
