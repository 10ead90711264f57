import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Completions on executors: long chains, deep composition, timeouts by hand, fallbacks. */
public class AsyncCascades {
    static CompletableFuture<Integer> sum(int n) {
        return n == 0 ? CompletableFuture.completedFuture(0) : CompletableFuture.supplyAsync(() -> n).thenCompose(x -> sum(x - 1).thenApply(y -> x + y));
    }

    static <T> CompletableFuture<T> firstSuccess(List<CompletableFuture<T>> fs) {
        CompletableFuture<T> result = new CompletableFuture<>();
        AtomicInteger left = new AtomicInteger(fs.size());
        for (CompletableFuture<T> f : fs) {
            f.whenComplete((v, e) -> {
                if (e == null) {
                    result.complete(v);
                } else if (left.decrementAndGet() == 0) {
                    result.completeExceptionally(new NoSuchElementException("all failed"));
                }
            });
        }
        return result;
    }

    static <T> CompletableFuture<T> failed(String m) {
        CompletableFuture<T> f = new CompletableFuture<>();
        f.completeExceptionally(new IllegalStateException(m));
        return f;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(sum(12).get());
        CompletableFuture<Integer> start = new CompletableFuture<>(), f = start;
        for (int i = 0; i < 300; i++) {
            f = f.thenApply(x -> x + 1);
        }
        start.complete(0);
        System.out.println(f.join());
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Executor direct = Runnable::run;
        CompletableFuture<String> c = CompletableFuture.supplyAsync(() -> "a", direct);
        c.thenAcceptAsync(s -> order.add("1" + s), direct).thenRunAsync(() -> order.add("2"), direct);
        c.whenCompleteAsync((s, e) -> order.add("3" + s + e), direct);
        c.handleAsync((s, e) -> order.add("4"), direct);
        System.out.println(order);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CompletableFuture<String> slow = new CompletableFuture<>();
        timer.schedule(() -> slow.completeExceptionally(new TimeoutException("too slow")), 3, TimeUnit.MILLISECONDS);
        System.out.println(slow.handle((v, e) -> v != null ? v : "fallback after " + e).get());
        CompletableFuture<String> late = new CompletableFuture<>();
        timer.schedule(() -> late.complete("in time"), 2, TimeUnit.MILLISECONDS);
        System.out.println(late.get(10, TimeUnit.SECONDS) + " " + late.applyToEither(new CompletableFuture<String>(), s -> s + "!").get());
        timer.shutdown();
        System.out.println(firstSuccess(Arrays.asList(failed("x"), CompletableFuture.supplyAsync(() -> "ok"), failed("y"))).get());
        try {
            firstSuccess(Arrays.asList(failed("x"), failed("y"))).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        AtomicInteger running = new AtomicInteger(), most = new AtomicInteger();
        Semaphore limit = new Semaphore(2);
        ExecutorService pool = Executors.newFixedThreadPool(6);
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            all.add(CompletableFuture.runAsync(() -> {
                limit.acquireUninterruptibly();
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
                Thread.yield();
                running.decrementAndGet();
                limit.release();
            }, pool));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println((most.get() <= 2) + " " + running);
        CompletableFuture<Integer> part1 = CompletableFuture.supplyAsync(() -> 20, pool), part2 = part1.thenApplyAsync(x -> x + 1, pool), part3 = part1.thenCombineAsync(part2, (x, y) -> x * y, pool);
        System.out.println(part3.thenCompose(x -> part2.thenApply(y -> x + y)).get());
        CompletableFuture<Object> mixed = CompletableFuture.anyOf(CompletableFuture.completedFuture(1), failed("not seen"));
        System.out.println(mixed.get() + " " + failed("e").exceptionally(e -> e.getMessage()).get() + failed("f").handle((v, e) -> e).thenApply(Object::toString).get());
        try {
            CompletableFuture.supplyAsync(() -> 1, pool).thenApply(x -> {
                throw new IllegalArgumentException("mid");
            }).thenApply(x -> "skipped").whenComplete((v, e) -> order.add(v + " " + e.getClass().getSimpleName())).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() + " " + order.get(order.size() - 1));
        }
        pool.shutdown();
        try {
            CompletableFuture.runAsync(() -> { }, pool);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
