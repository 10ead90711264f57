import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks in the future: order, periods, cancellation, what remains after shutdown. */
public class Scheduling {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        ScheduledFuture<String> late = s.schedule(() -> {
            log.add("late");
            return "late";
        }, 20, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> soon = s.schedule(() -> {
            log.add("soon");
        }, 5, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> now = s.schedule(() -> {
            log.add("now");
        }, -5, TimeUnit.MILLISECONDS);
        System.out.println(late.get() + " " + log + soon.isDone() + now.get() + " " + (late.getDelay(TimeUnit.MILLISECONDS) <= 0) + (late.compareTo(soon) > 0));
        AtomicInteger n = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rate = s.scheduleAtFixedRate(() -> {
            n.incrementAndGet();
            three.countDown();
        }, 0, 2, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println(rate.cancel(false) + " " + rate.isCancelled() + (n.get() >= 3));
        ScheduledFuture<?> failing = s.scheduleWithFixedDelay(() -> {
            if (n.incrementAndGet() > 100) {
                throw new IllegalStateException("enough");
            }
            n.set(100);
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage() + " " + failing.isDone() + n);
        }
        try {
            rate.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        for (int i = 0; i < 2; i++) {
            try {
                if (i == 0) {
                    s.scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
                } else {
                    s.schedule((Runnable) null, 1, TimeUnit.SECONDS);
                }
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        ScheduledFuture<?> delayed = s.schedule(() -> log.add("after shutdown"), 3, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> periodic = s.scheduleAtFixedRate(() -> { }, 1000, 1000, TimeUnit.SECONDS);
        s.shutdown();
        System.out.println(s.awaitTermination(5, TimeUnit.SECONDS) + " " + log.contains("after shutdown") + delayed.isDone() + periodic.isCancelled());
        try {
            s.schedule(() -> 1, 0, TimeUnit.SECONDS);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1);
        p.setRemoveOnCancelPolicy(true);
        p.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> a = p.schedule(() -> log.add("a"), 1, TimeUnit.HOURS), b = p.schedule(() -> log.add("b"), 2, TimeUnit.HOURS);
        System.out.println(p.getQueue().size() + " " + a.cancel(true) + p.getQueue().size() + (b.getDelay(TimeUnit.MINUTES) > 100));
        p.shutdown();
        System.out.println(p.awaitTermination(5, TimeUnit.SECONDS) + " " + b.isCancelled() + p.getQueue().size());
        ScheduledExecutorService q = Executors.newSingleThreadScheduledExecutor();
        q.schedule(() -> 1, 1, TimeUnit.HOURS);
        System.out.println(q.shutdownNow().size() + " " + q.awaitTermination(5, TimeUnit.SECONDS));
    }
}
