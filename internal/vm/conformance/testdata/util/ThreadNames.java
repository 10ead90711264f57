import java.util.*;
import java.util.concurrent.*;

/** Threads that pools make: names, priorities, daemons, reuse, core timeouts. */
public class ThreadNames {
    static String shape(Thread t) {
        return t.getName().replaceAll("\\d+", "#") + " " + t.getPriority() + " " + t.isDaemon() + " " + t.getThreadGroup().getName();
    }

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor fixed = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
        System.out.println(fixed.submit(() -> shape(Thread.currentThread())).get());
        String a = fixed.submit(() -> Thread.currentThread().getName()).get();
        String b = fixed.submit(() -> Thread.currentThread().getName()).get();
        System.out.println(a.substring(0, a.lastIndexOf('-')).equals(b.substring(0, b.lastIndexOf('-'))) + " " + fixed.getPoolSize() + fixed.getCorePoolSize() + fixed.getMaximumPoolSize() + " " + fixed.getKeepAliveTime(TimeUnit.SECONDS) + fixed.allowsCoreThreadTimeOut() + fixed.getTaskCount());
        try {
            fixed.allowCoreThreadTimeOut(true);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(fixed.prestartCoreThread() + " " + fixed.prestartAllCoreThreads() + fixed.getQueue().isEmpty());
        fixed.setCorePoolSize(1);
        fixed.setMaximumPoolSize(1);
        try {
            fixed.setMaximumPoolSize(0);
        } catch (IllegalArgumentException e) {
            System.out.println("maximum");
        }
        fixed.setKeepAliveTime(1, TimeUnit.MILLISECONDS);
        fixed.allowCoreThreadTimeOut(true);
        while (fixed.getPoolSize() > 0) {
            Thread.sleep(2);
        }
        System.out.println(fixed.submit(() -> "grown again").get());
        fixed.shutdown();
        ThreadFactory factory = r -> {
            Thread t = new Thread(r, "custom");
            t.setDaemon(true);
            t.setPriority(7);
            return t;
        };
        ExecutorService own = Executors.newSingleThreadExecutor(factory);
        System.out.println(own.submit(() -> shape(Thread.currentThread())).get());
        Future<?> dies = own.submit(() -> {
            throw new ThreadDeath();
        });
        try {
            dies.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        System.out.println(own.submit(() -> "lives").get());
        own.shutdownNow();
        ExecutorService refusing = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> null);
        Future<String> waits = refusing.submit(() -> "never");
        System.out.println(waits.isDone() + " " + refusing.shutdownNow().size());
        ForkJoinPool p = new ForkJoinPool(1);
        System.out.println(p.submit(() -> Thread.currentThread().isDaemon() + Thread.currentThread().getName().replaceAll("\\d+", "#")).get());
        p.shutdown();
        System.out.println(ForkJoinPool.commonPool() == ForkJoinPool.commonPool());
        ForkJoinPool.commonPool().shutdown();
        System.out.println(ForkJoinPool.commonPool().isShutdown());
        Set<Thread> used = Collections.newSetFromMap(new ConcurrentHashMap<>());
        ExecutorService cached = Executors.newCachedThreadPool();
        for (int i = 0; i < 5; i++) {
            cached.submit(() -> used.add(Thread.currentThread())).get();
        }
        System.out.println(used.size() <= 5);
        cached.shutdown();
    }
}
