import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Executors that end, refuse, time out and fail. */
public class ExecutorsOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        Future<Integer> f = one.submit(() -> 7);
        System.out.println(f.get() + " " + f.isDone() + " " + f.cancel(true) + " " + f.isCancelled());
        Future<?> failing = one.submit(() -> {
            throw new IllegalStateException("task");
        });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        CountDownLatch hold = new CountDownLatch(1), started = new CountDownLatch(1);
        Future<String> slow = one.submit(() -> {
            started.countDown();
            hold.await();
            return "never";
        });
        Future<String> queued = one.submit(() -> "queued");
        started.await();
        attempt("timeout", () -> slow.get(5, TimeUnit.MILLISECONDS));
        System.out.println(queued.cancel(false) + " " + queued.isDone() + " " + slow.cancel(true) + " " + slow.isCancelled());
        attempt("cancelled", () -> slow.get());
        attempt("cancelled queued", () -> queued.get());
        one.shutdown();
        System.out.println(one.isShutdown() + " " + one.awaitTermination(5, TimeUnit.SECONDS) + " " + one.isTerminated());
        attempt("after shutdown", () -> one.submit(() -> 1));
        ExecutorService many = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            tasks.add(() -> {
                if (n == 3) {
                    throw new Exception("three");
                }
                return n * 10;
            });
        }
        StringBuilder sb = new StringBuilder();
        for (Future<Integer> r : many.invokeAll(tasks)) {
            try {
                sb.append(r.get()).append(' ');
            } catch (ExecutionException e) {
                sb.append(e.getCause().getMessage()).append(' ');
            }
        }
        System.out.println(sb + " " + many.invokeAny(Arrays.asList(() -> {
            throw new Exception();
        }, () -> "any")));
        attempt("none succeeds", () -> many.invokeAny(Arrays.asList(() -> {
            throw new Exception("no");
        })));
        attempt("none", () -> many.invokeAny(Collections.<Callable<Object>>emptyList()));
        System.out.println(many.shutdownNow().size());
        ThreadPoolExecutor tiny = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        CountDownLatch gate = new CountDownLatch(1);
        Runnable wait = () -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        };
        tiny.execute(wait);
        tiny.execute(() -> { });
        while (tiny.getActiveCount() == 0) {
            Thread.sleep(1);
        }
        attempt("full", () -> {
            tiny.execute(() -> { });
            return "";
        });
        tiny.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        tiny.execute(() -> System.out.println("ran by " + (Thread.currentThread().getName().startsWith("pool") ? "pool" : "caller")));
        tiny.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        tiny.execute(() -> System.out.println("newest"));
        System.out.println(tiny.getQueue().size() + " " + tiny.getActiveCount() + " " + tiny.getPoolSize() + " " + tiny.getLargestPoolSize() + " " + tiny.getTaskCount());
        gate.countDown();
        tiny.shutdown();
        System.out.println(tiny.awaitTermination(5, TimeUnit.SECONDS) + " " + tiny.getCompletedTaskCount());
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1);
        AtomicInteger count = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rate = timer.scheduleAtFixedRate(() -> {
            count.incrementAndGet();
            three.countDown();
            if (count.get() == 3) {
                throw new RuntimeException("enough");
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        three.await();
        attempt("ended by failure", () -> rate.get());
        System.out.println(count + " " + rate.isDone() + " " + timer.schedule(() -> "later", 2, TimeUnit.MILLISECONDS).get());
        ScheduledFuture<String> far = timer.schedule(() -> "far", 1, TimeUnit.HOURS);
        System.out.println((far.getDelay(TimeUnit.MINUTES) >= 59) + " " + timer.shutdownNow().size() + " " + far.isDone());
        CompletionService<Integer> cs = new ExecutorCompletionService<>(Runnable::run);
        cs.submit(() -> 1);
        cs.submit(() -> 2);
        System.out.println(cs.take().get() + cs.poll().get() + " " + cs.poll());
        FutureTask<String> ft = new FutureTask<String>(() -> "done") {
            @Override
            protected void done() {
                System.out.print("hook ");
            }
        };
        ft.run();
        System.out.println(ft.get() + " " + TimeUnit.SECONDS.convert(1999, TimeUnit.MILLISECONDS) + TimeUnit.DAYS.toMillis(Long.MAX_VALUE) + " " + TimeUnit.NANOSECONDS.toDays(-1));
        attempt("null task", () -> Executors.callable((Runnable) null));
        System.out.println(Executors.callable(() -> { }, "r").call());
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 5);
        tl.set(6);
        Thread t = new Thread(() -> System.out.print("other " + tl.get() + " "));
        t.start();
        t.join();
        tl.remove();
        System.out.println(tl.get());
    }
}
