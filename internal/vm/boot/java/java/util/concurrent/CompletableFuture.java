package java.util.concurrent;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A future that anyone can complete, and whose followers then run. Followers of one future run in the reverse order of
 * their registration, as in Java; followers of followers are moved to the first future's stack so that chains do not
 * recurse.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** null while there is none; an Outcome stands for null and for exceptions. */
    volatile Object result;
    volatile Link stack;

    private static final class Outcome {
        final Throwable ex;

        Outcome(Throwable ex) {
            this.ex = ex;
        }
    }

    private static final Outcome NULL = new Outcome(null);

    /** Marks tasks that an async method has made. */
    public interface AsynchronousCompletionTask {
    }

    private static final class ThreadPerTaskExecutor implements Executor {
        public void execute(Runnable r) {
            Objects.requireNonNull(r);
            new Thread(r).start();
        }
    }

    private static Executor asyncPool;

    private static Executor asyncPool() {
        if (asyncPool == null) {
            asyncPool = ForkJoinPool.getCommonPoolParallelism() > 1 ? ForkJoinPool.commonPool()
                    : new ThreadPerTaskExecutor();
        }
        return asyncPool;
    }

    public CompletableFuture() {
    }

    private CompletableFuture(Object result) {
        this.result = result;
    }

    // completing

    private synchronized boolean end(Object r) {
        if (result != null) {
            return false;
        }
        result = r;
        notifyAll();
        return true;
    }

    final boolean endValue(Object value) {
        return end(value == null ? NULL : value);
    }

    private static Outcome wrapped(Throwable x) {
        return new Outcome(x instanceof CompletionException ? x : new CompletionException(x));
    }

    final boolean endThrowable(Throwable x) {
        return end(wrapped(x));
    }

    /** Takes over how another future ended. */
    final boolean endLike(Object r) {
        Throwable x = failure(r);
        return end(x == null || x instanceof CompletionException ? r : wrapped(x));
    }

    static Throwable failure(Object r) {
        return r instanceof Outcome ? ((Outcome) r).ex : null;
    }

    @SuppressWarnings("unchecked")
    static <V> V value(Object r) {
        return r instanceof Outcome ? null : (V) r;
    }

    // followers

    /**
     * What to do when one or two futures have completed. It is fired at every completion; the first time that all is
     * there it runs, in an executor if it has one, and completes its own future.
     */
    abstract static class Follower<V> implements Runnable, AsynchronousCompletionTask {
        final Executor executor;
        final CompletableFuture<V> dep;
        final CompletableFuture<?> a;
        final CompletableFuture<?> b;
        final boolean either;
        private boolean claimed;

        Follower(Executor executor, CompletableFuture<V> dep, CompletableFuture<?> a, CompletableFuture<?> b,
                boolean either) {
            this.executor = executor;
            this.dep = dep;
            this.a = a;
            this.b = b;
            this.either = either;
        }

        /** Computes from the results and completes dep. */
        abstract void apply(Object x, Object y);

        private boolean ready() {
            return either ? a.result != null || b.result != null
                    : a.result != null && (b == null || b.result != null);
        }

        private synchronized boolean claim() {
            if (claimed || !ready()) {
                return false;
            }
            claimed = true;
            return true;
        }

        /** Runs if everything is there; the future it completed then, if that has followers. */
        final CompletableFuture<?> fire(boolean nested) {
            if (!claim()) {
                return null;
            }
            if (executor != null) {
                try {
                    executor.execute(this);
                } catch (Throwable t) {
                    dep.endThrowable(t);
                    return settle(nested);
                }
                return null;
            }
            work();
            return settle(nested);
        }

        private CompletableFuture<?> settle(boolean nested) {
            if (dep.result == null || dep.stack == null) {
                return null;
            }
            if (nested) {
                return dep;
            }
            dep.fireAll();
            return null;
        }

        public final void run() {
            work();
            if (dep.result != null) {
                dep.fireAll();
            }
        }

        private void work() {
            if (dep.result != null) {
                return;
            }
            Object x = a.result;
            Object y = b == null ? null : b.result;
            if (either && x == null) {
                x = y;
            }
            try {
                apply(x, y);
            } catch (Throwable t) {
                dep.endThrowable(t);
            }
        }
    }

    /** A follower on the stack of one of its futures. */
    static final class Link {
        final Follower<?> follower;
        Link next;

        Link(Follower<?> follower) {
            this.follower = follower;
        }
    }

    private synchronized void push(Follower<?> f) {
        Link l = new Link(f);
        l.next = stack;
        stack = l;
    }

    private synchronized Follower<?> pop() {
        Link l = stack;
        if (l == null) {
            return null;
        }
        stack = l.next;
        return l.follower;
    }

    /** Fires all followers, and theirs. */
    final void fireAll() {
        CompletableFuture<?> f = this;
        while (f.stack != null || (f != this && (f = this).stack != null)) {
            Follower<?> h = f.pop();
            if (h == null) {
                continue;
            }
            if (f != this && f.stack != null) {
                push(h);
                continue;
            }
            CompletableFuture<?> d = h.fire(true);
            f = d == null ? this : d;
        }
    }

    /** Registers a follower, or fires it at once. */
    private static <V> CompletableFuture<V> follow(Follower<V> f) {
        if (!f.ready()) {
            if (f.a.result == null) {
                f.a.push(f);
            }
            if (f.b != null && f.b != f.a && f.b.result == null) {
                f.b.push(f);
            }
        }
        f.fire(false);
        return f.dep;
    }

    // sources

    private static <U> CompletableFuture<U> async(Executor e, final Supplier<U> supplier, final Runnable runnable) {
        final CompletableFuture<U> d = new CompletableFuture<U>();
        final class Start implements Runnable, AsynchronousCompletionTask {
            public void run() {
                if (d.result == null) {
                    try {
                        if (supplier != null) {
                            d.endValue(supplier.get());
                        } else {
                            runnable.run();
                            d.endValue(null);
                        }
                    } catch (Throwable t) {
                        d.endThrowable(t);
                    }
                }
                d.fireAll();
            }
        }
        e.execute(new Start());
        return d;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return async(asyncPool(), Objects.requireNonNull(supplier), null);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return async(Objects.requireNonNull(executor), Objects.requireNonNull(supplier), null);
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return CompletableFuture.<Void>async(asyncPool(), null, Objects.requireNonNull(runnable));
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        return CompletableFuture.<Void>async(Objects.requireNonNull(executor), null, Objects.requireNonNull(runnable));
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        return new CompletableFuture<U>((Object) (value == null ? NULL : value));
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        return new CompletableFuture<U>((Object) new Outcome(Objects.requireNonNull(ex)));
    }

    // reading

    public boolean isDone() {
        return result != null;
    }

    /** Waits for the result; nanos negative: for ever. */
    private Object await(boolean interruptible, long nanos) throws InterruptedException, TimeoutException {
        long deadline = nanos < 0 ? 0 : System.nanoTime() + nanos;
        boolean interrupted = false;
        boolean worker = ForkJoinTask.inForkJoinPool();
        try {
            while (result == null) {
                if (interruptible && Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (worker && ForkJoinTask.getPool().help(null)) {
                    continue;
                }
                synchronized (this) {
                    if (result != null) {
                        break;
                    }
                    try {
                        if (nanos >= 0) {
                            long rest = deadline - System.nanoTime();
                            if (rest <= 0) {
                                throw new TimeoutException();
                            }
                            TimeUnit.NANOSECONDS.timedWait(this, rest);
                        } else if (worker) {
                            wait(1);
                        } else {
                            wait();
                        }
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
        fireAll();
        return result;
    }

    private static <V> V reportGet(Object r) throws ExecutionException {
        Throwable x = failure(r);
        if (x == null) {
            return CompletableFuture.<V>value(r);
        }
        if (x instanceof CancellationException) {
            throw (CancellationException) x;
        }
        Throwable cause = x instanceof CompletionException ? x.getCause() : null;
        throw new ExecutionException(cause != null ? cause : x);
    }

    private static <V> V reportJoin(Object r) {
        Throwable x = failure(r);
        if (x == null) {
            return CompletableFuture.<V>value(r);
        }
        if (x instanceof CancellationException) {
            throw (CancellationException) x;
        }
        if (x instanceof CompletionException) {
            throw (CompletionException) x;
        }
        throw new CompletionException(x);
    }

    public T get() throws InterruptedException, ExecutionException {
        try {
            return CompletableFuture.<T>reportGet(await(true, -1));
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return CompletableFuture.<T>reportGet(await(true, Math.max(0, unit.toNanos(timeout))));
    }

    public T join() {
        try {
            return CompletableFuture.<T>reportJoin(await(false, -1));
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    public T getNow(T valueIfAbsent) {
        Object r = result;
        return r == null ? valueIfAbsent : CompletableFuture.<T>reportJoin(r);
    }

    public boolean complete(T value) {
        boolean done = endValue(value);
        fireAll();
        return done;
    }

    public boolean completeExceptionally(Throwable ex) {
        boolean done = end(new Outcome(Objects.requireNonNull(ex)));
        fireAll();
        return done;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean done = end(new Outcome(new CancellationException()));
        fireAll();
        return done || isCancelled();
    }

    public boolean isCancelled() {
        return failure(result) instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure(result) != null;
    }

    public void obtrudeValue(T value) {
        result = value == null ? NULL : value;
        synchronized (this) {
            notifyAll();
        }
        fireAll();
    }

    public void obtrudeException(Throwable ex) {
        result = new Outcome(Objects.requireNonNull(ex));
        synchronized (this) {
            notifyAll();
        }
        fireAll();
    }

    public int getNumberOfDependents() {
        int n = 0;
        for (Link l = stack; l != null; l = l.next) {
            n++;
        }
        return n;
    }

    public String toString() {
        Object r = result;
        int n = getNumberOfDependents();
        return super.toString() + (r == null
                ? n == 0 ? "[Not completed]" : "[Not completed, " + n + " dependents]"
                : failure(r) != null ? "[Completed exceptionally]" : "[Completed normally]");
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    // several

    public static CompletableFuture<Void> allOf(final CompletableFuture<?>... cfs) {
        final CompletableFuture<Void> d = new CompletableFuture<Void>();
        final CompletableFuture<?>[] all = cfs.clone();
        for (int i = 0; i < all.length; i++) {
            Objects.requireNonNull(all[i]);
        }
        if (all.length == 0) {
            d.result = NULL;
        }
        for (int i = 0; i < all.length; i++) {
            follow(new Follower<Void>(null, d, all[i], null, false) {
                void apply(Object x, Object y) {
                    Object failed = null;
                    for (int k = 0; k < all.length; k++) {
                        Object r = all[k].result;
                        if (r == null) {
                            return;
                        }
                        if (failed == null && failure(r) != null) {
                            failed = r;
                        }
                    }
                    dep.endLike(failed == null ? NULL : failed);
                }
            });
        }
        return d;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        final CompletableFuture<Object> d = new CompletableFuture<Object>();
        for (int i = 0; i < cfs.length; i++) {
            if (cfs[i].result != null) {
                d.endLike(cfs[i].result);
                return d;
            }
        }
        for (int i = 0; i < cfs.length; i++) {
            follow(new Follower<Object>(null, d, cfs[i], null, false) {
                void apply(Object x, Object y) {
                    dep.endLike(x);
                }
            });
        }
        return d;
    }

    // one or two, and then

    private <U> CompletableFuture<U> thenApplyIn(Executor e, final Function<? super T, ? extends U> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<U>(e, new CompletableFuture<U>(), this, null, false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                dep.endValue(fn.apply(CompletableFuture.<T>value(x)));
            }
        });
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        return thenApplyIn(null, fn);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return thenApplyIn(asyncPool(), fn);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor) {
        return thenApplyIn(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<Void> thenAcceptIn(Executor e, final Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, null, false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                action.accept(CompletableFuture.<T>value(x));
                dep.endValue(null);
            }
        });
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return thenAcceptIn(null, action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return thenAcceptIn(asyncPool(), action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return thenAcceptIn(Objects.requireNonNull(executor), action);
    }

    private CompletableFuture<Void> thenRunIn(Executor e, final Runnable action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, null, false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                action.run();
                dep.endValue(null);
            }
        });
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return thenRunIn(null, action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return thenRunIn(asyncPool(), action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return thenRunIn(Objects.requireNonNull(executor), action);
    }

    private <U, V> CompletableFuture<V> thenCombineIn(Executor e, CompletionStage<? extends U> other,
            final BiFunction<? super T, ? super U, ? extends V> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<V>(e, new CompletableFuture<V>(), this, other.toCompletableFuture(), false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                if (failure(y) != null) {
                    dep.endLike(y);
                    return;
                }
                dep.endValue(fn.apply(CompletableFuture.<T>value(x), CompletableFuture.<U>value(y)));
            }
        });
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> fn) {
        return thenCombineIn(null, other, fn);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> fn) {
        return thenCombineIn(asyncPool(), other, fn);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        return thenCombineIn(Objects.requireNonNull(executor), other, fn);
    }

    private <U> CompletableFuture<Void> thenAcceptBothIn(Executor e, CompletionStage<? extends U> other,
            final BiConsumer<? super T, ? super U> action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, other.toCompletableFuture(), false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                if (failure(y) != null) {
                    dep.endLike(y);
                    return;
                }
                action.accept(CompletableFuture.<T>value(x), CompletableFuture.<U>value(y));
                dep.endValue(null);
            }
        });
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        return thenAcceptBothIn(null, other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        return thenAcceptBothIn(asyncPool(), other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action, Executor executor) {
        return thenAcceptBothIn(Objects.requireNonNull(executor), other, action);
    }

    private CompletableFuture<Void> runAfterBothIn(Executor e, CompletionStage<?> other, final Runnable action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, other.toCompletableFuture(), false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                if (failure(y) != null) {
                    dep.endLike(y);
                    return;
                }
                action.run();
                dep.endValue(null);
            }
        });
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return runAfterBothIn(null, other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return runAfterBothIn(asyncPool(), other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return runAfterBothIn(Objects.requireNonNull(executor), other, action);
    }

    private <U> CompletableFuture<U> applyToEitherIn(Executor e, CompletionStage<? extends T> other,
            final Function<? super T, U> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<U>(e, new CompletableFuture<U>(), this, other.toCompletableFuture(), true) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                dep.endValue(fn.apply(CompletableFuture.<T>value(x)));
            }
        });
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return applyToEitherIn(null, other, fn);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return applyToEitherIn(asyncPool(), other, fn);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other,
            Function<? super T, U> fn, Executor executor) {
        return applyToEitherIn(Objects.requireNonNull(executor), other, fn);
    }

    private CompletableFuture<Void> acceptEitherIn(Executor e, CompletionStage<? extends T> other,
            final Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, other.toCompletableFuture(), true) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                action.accept(CompletableFuture.<T>value(x));
                dep.endValue(null);
            }
        });
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEitherIn(null, other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEitherIn(asyncPool(), other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other,
            Consumer<? super T> action, Executor executor) {
        return acceptEitherIn(Objects.requireNonNull(executor), other, action);
    }

    private CompletableFuture<Void> runAfterEitherIn(Executor e, CompletionStage<?> other, final Runnable action) {
        Objects.requireNonNull(action);
        return follow(new Follower<Void>(e, new CompletableFuture<Void>(), this, other.toCompletableFuture(), true) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                action.run();
                dep.endValue(null);
            }
        });
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return runAfterEitherIn(null, other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return runAfterEitherIn(asyncPool(), other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return runAfterEitherIn(Objects.requireNonNull(executor), other, action);
    }

    private <U> CompletableFuture<U> thenComposeIn(Executor e, final Function<? super T, ? extends CompletionStage<U>> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<U>(e, new CompletableFuture<U>(), this, null, false) {
            void apply(Object x, Object y) {
                if (failure(x) != null) {
                    dep.endLike(x);
                    return;
                }
                CompletableFuture<U> g = fn.apply(CompletableFuture.<T>value(x)).toCompletableFuture();
                if (g.result != null) {
                    dep.endLike(g.result);
                    return;
                }
                final CompletableFuture<U> d = dep;
                follow(new Follower<U>(null, d, g, null, false) {
                    void apply(Object r, Object none) {
                        dep.endLike(r);
                    }
                });
            }
        });
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        return thenComposeIn(null, fn);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn) {
        return thenComposeIn(asyncPool(), fn);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn,
            Executor executor) {
        return thenComposeIn(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<T> whenCompleteIn(Executor e, final BiConsumer<? super T, ? super Throwable> action) {
        Objects.requireNonNull(action);
        return follow(new Follower<T>(e, new CompletableFuture<T>(), this, null, false) {
            void apply(Object x, Object y) {
                Throwable ex = failure(x);
                try {
                    action.accept(CompletableFuture.<T>value(x), ex);
                } catch (Throwable t) {
                    if (ex == null) {
                        dep.endThrowable(t);
                        return;
                    }
                    if (ex != t) {
                        ex.addSuppressed(t);
                    }
                }
                dep.endLike(x);
            }
        });
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return whenCompleteIn(null, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return whenCompleteIn(asyncPool(), action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return whenCompleteIn(Objects.requireNonNull(executor), action);
    }

    private <U> CompletableFuture<U> handleIn(Executor e, final BiFunction<? super T, Throwable, ? extends U> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<U>(e, new CompletableFuture<U>(), this, null, false) {
            void apply(Object x, Object y) {
                dep.endValue(fn.apply(CompletableFuture.<T>value(x), failure(x)));
            }
        });
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        return handleIn(null, fn);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return handleIn(asyncPool(), fn);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return handleIn(Objects.requireNonNull(executor), fn);
    }

    public CompletableFuture<T> exceptionally(final Function<Throwable, ? extends T> fn) {
        Objects.requireNonNull(fn);
        return follow(new Follower<T>(null, new CompletableFuture<T>(), this, null, false) {
            void apply(Object x, Object y) {
                Throwable ex = failure(x);
                if (ex == null) {
                    dep.end(x);
                } else {
                    dep.endValue(fn.apply(ex));
                }
            }
        });
    }
}
