import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.*;

/** What a pool calls around tasks, and its policies of refusal. */
public class PoolHooks {
    static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    static class Pool extends ThreadPoolExecutor {
        Pool(RejectedExecutionHandler h) {
            super(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), h);
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            LOG.add("before");
        }

        @Override
        protected void afterExecute(Runnable r, Throwable t) {
            LOG.add("after " + (t == null ? null : t.getMessage()));
        }

        @Override
        protected void terminated() {
            LOG.add("terminated");
        }
    }

    static void policy(String name, RejectedExecutionHandler h) throws Exception {
        LOG.clear();
        Pool p = new Pool(h);
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch started = new CountDownLatch(1);
        p.execute(() -> {
            started.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                LOG.add("?");
            }
        });
        started.await();
        p.execute(() -> LOG.add("queued"));
        try {
            p.execute(() -> LOG.add("third"));
        } catch (RejectedExecutionException e) {
            LOG.add("rejected");
        }
        gate.countDown();
        p.shutdown();
        p.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(name + " " + LOG + " " + p.getCompletedTaskCount() + p.toString().replaceAll(".*\\[(\\w+),.*", "[$1]"));
    }

    public static void main(String[] args) throws Exception {
        policy("abort", new ThreadPoolExecutor.AbortPolicy());
        policy("discard", new ThreadPoolExecutor.DiscardPolicy());
        policy("oldest", new ThreadPoolExecutor.DiscardOldestPolicy());
        policy("caller", new ThreadPoolExecutor.CallerRunsPolicy());
        policy("own", (r, e) -> LOG.add("own " + e.getQueue().size()));
        LOG.clear();
        Thread.UncaughtExceptionHandler h = Thread.getDefaultUncaughtExceptionHandler();
        CountDownLatch died = new CountDownLatch(1);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            LOG.add("uncaught " + e.getMessage());
            died.countDown();
        });
        Pool p = new Pool(new ThreadPoolExecutor.AbortPolicy());
        p.execute(() -> {
            throw new IllegalStateException("task dies");
        });
        died.await();
        Future<?> quiet = p.submit(() -> {
            throw new IllegalStateException("kept in the future");
        });
        try {
            quiet.get();
        } catch (ExecutionException e) {
            LOG.add(e.getCause().getMessage());
        }
        p.shutdown();
        p.awaitTermination(5, TimeUnit.SECONDS);
        Thread.setDefaultUncaughtExceptionHandler(h);
        System.out.println(LOG.contains("uncaught task dies") + " " + LOG.contains("after task dies") + LOG.contains("kept in the future") + LOG.contains("after null") + LOG.get(LOG.size() - 1));
        ExecutorService wrapped = Executors.unconfigurableExecutorService(Executors.newCachedThreadPool());
        System.out.println((wrapped instanceof ThreadPoolExecutor) + " " + wrapped.submit(() -> Thread.currentThread().isDaemon()).get() + wrapped.shutdownNow());
        Callable<Object> c = Executors.callable((Runnable) () -> LOG.add("x"));
        System.out.println(c.call() + " " + Executors.callable(() -> { }, 5).call() + " " + Executors.defaultThreadFactory().newThread(() -> { }).getName().replaceAll("\\d+", "N"));
    }
}
