import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Pools: results, failures, shutdown, refusal, invokeAll and invokeAny. */
public class Executing {
    static void show(String what, Callable<?> c) {
        try {
            System.out.println(what + " = " + c.call());
        } catch (ExecutionException e) {
            System.out.println(what + " failed " + e.getMessage() + " cause " + e.getCause().getClass().getSimpleName());
        } catch (Exception e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + (e instanceof RejectedExecutionException ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        Future<Integer> f = one.submit(() -> 6 * 7);
        Future<?> r = one.submit(() -> { });
        Future<String> fixed = one.submit(() -> { }, "given");
        Future<Object> bad = one.submit(() -> {
            throw new java.io.IOException("disk");
        });
        show("value", f::get);
        show("runnable", r::get);
        show("fixed", fixed::get);
        show("failure", bad::get);
        show("again", bad::get);
        System.out.println(f.isDone() + " " + f.isCancelled() + f.cancel(true) + bad.isDone());
        CountDownLatch hold = new CountDownLatch(1);
        Future<?> blocked = one.submit(() -> {
            hold.await();
            return 1;
        });
        Future<?> queued = one.submit(() -> 2);
        show("timeout", () -> blocked.get(1, TimeUnit.MILLISECONDS));
        System.out.println(queued.cancel(false) + " " + queued.isCancelled() + queued.isDone());
        show("cancelled", queued::get);
        hold.countDown();
        show("blocked", blocked::get);
        one.shutdown();
        System.out.println(one.isShutdown() + " " + one.awaitTermination(5, TimeUnit.SECONDS) + one.isTerminated());
        show("refused", () -> one.submit(() -> 1));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            tasks.add(() -> {
                if (n == 3) {
                    throw new IllegalArgumentException("three");
                }
                return n * n;
            });
        }
        int sum = 0;
        for (Future<Integer> x : pool.invokeAll(tasks)) {
            try {
                sum += x.get();
            } catch (ExecutionException e) {
                sum += 1000;
            }
        }
        System.out.println(sum);
        show("any", () -> pool.invokeAny(Arrays.asList(() -> {
            throw new Exception("no");
        }, () -> "yes")));
        show("any fails", () -> pool.invokeAny(Arrays.<Callable<String>>asList(() -> {
            throw new IllegalStateException("all");
        })));
        show("any of none", () -> pool.invokeAny(new ArrayList<Callable<String>>()));
        CountDownLatch running = new CountDownLatch(1);
        Future<String> interrupted = pool.submit(() -> {
            running.countDown();
            try {
                Thread.sleep(100000);
                return "slept";
            } catch (InterruptedException e) {
                return "interrupted";
            }
        });
        running.await();
        List<Runnable> never = pool.shutdownNow();
        show("now", interrupted::get);
        System.out.println(never.size() + " " + pool.awaitTermination(5, TimeUnit.SECONDS));
        AtomicInteger made = new AtomicInteger();
        ThreadPoolExecutor tight = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), task -> new Thread(task, "own-" + made.incrementAndGet()), new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        List<String> where = java.util.Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 4; i++) {
            boolean last = i == 3;
            tight.execute(() -> {
                where.add(Thread.currentThread().getName().replaceAll("\\d", ""));
                if (!last) {
                    try {
                        gate.await();
                    } catch (InterruptedException e) {
                        where.add("?");
                    }
                }
            });
            while (i == 0 && where.isEmpty()) {
                Thread.sleep(1);
            }
        }
        while (where.size() < 3) {
            Thread.sleep(1);
        }
        System.out.println(where.contains("main") + " " + tight.getPoolSize() + tight.getQueue().size() + tight.getActiveCount() + tight.getLargestPoolSize() + made);
        gate.countDown();
        tight.shutdown();
        System.out.println(tight.awaitTermination(5, TimeUnit.SECONDS) + " " + tight.getCompletedTaskCount() + where.size());
        show("null task", () -> tight.submit((Runnable) null));
        show("bad size", () -> new ThreadPoolExecutor(2, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
    }
}
