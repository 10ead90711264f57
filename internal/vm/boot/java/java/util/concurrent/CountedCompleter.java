package java.util.concurrent;

import java.util.concurrent.atomic.AtomicInteger;

/** A fork-join task that completes when those it counts have, and then the task behind it. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long serialVersionUID = 5232453752276485070L;
    final CountedCompleter<?> completer;
    private final AtomicInteger pending;

    protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
        this.completer = completer;
        this.pending = new AtomicInteger(initialPendingCount);
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this(completer, 0);
    }

    protected CountedCompleter() {
        this(null, 0);
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending.get();
    }

    public final void setPendingCount(int count) {
        pending.set(count);
    }

    public final void addToPendingCount(int delta) {
        pending.addAndGet(delta);
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        return pending.compareAndSet(expected, count);
    }

    public final int decrementPendingCountUnlessZero() {
        for (;;) {
            int c = pending.get();
            if (c == 0 || pending.compareAndSet(c, c - 1)) {
                return c;
            }
        }
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> a = this;
        while (a.completer != null) {
            a = a.completer;
        }
        return a;
    }

    public final void tryComplete() {
        CountedCompleter<?> a = this;
        CountedCompleter<?> caller = a;
        while (a.decrementPendingCountUnlessZero() == 0) {
            a.onCompletion(caller);
            caller = a;
            a = a.completer;
            if (a == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    public final void propagateCompletion() {
        CountedCompleter<?> a = this;
        while (a.decrementPendingCountUnlessZero() == 0) {
            CountedCompleter<?> caller = a;
            a = a.completer;
            if (a == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    public void complete(T rawResult) {
        setRawResult(rawResult);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public final void helpComplete(int maxTasks) {
        for (int i = 0; i < maxTasks && !isDone() && ForkJoinPool.current().help(this); i++) {
            // help does the work
        }
    }

    void onFailure(Throwable t) {
        CountedCompleter<?> a = this;
        CountedCompleter<?> caller = this;
        while (a.onExceptionalCompletion(t, caller)) {
            caller = a;
            a = a.completer;
            if (a == null || a.isDone()) {
                return;
            }
            a.failedBy(t);
        }
    }

    private void failedBy(Throwable t) {
        super.failedQuietly(t);
    }

    protected final boolean exec() {
        compute();
        return false;
    }

    public T getRawResult() {
        return null;
    }

    protected void setRawResult(T t) {
    }
}
