import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

/** Everything of java.util.concurrent in small doses. */
public class Threading {
    static synchronized void p(Object o) {
        System.out.println(o);
    }

    static class Fib extends RecursiveTask<Integer> {
        final int n;
        Fib(int n) {
            this.n = n;
        }
        protected Integer compute() {
            if (n < 2) return n;
            Fib f = new Fib(n - 1);
            f.fork();
            return new Fib(n - 2).compute() + f.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> cs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int k = i;
            cs.add(() -> k * k);
        }
        int sum = 0;
        for (Future<Integer> f : ex.invokeAll(cs)) sum += f.get();
        p(sum + " " + ex.submit(() -> "r").get(1, TimeUnit.SECONDS));
        Future<?> bad = ex.submit(() -> { throw new IllegalStateException("boom"); });
        try {
            bad.get();
        } catch (ExecutionException e) {
            p(e.getMessage() + " " + e.getCause());
        }
        Future<?> slow = ex.submit(() -> { Thread.sleep(10000); return 1; });
        try {
            slow.get(20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            p("timeout " + e.getMessage());
        }
        p(slow.cancel(true) + " " + slow.isCancelled() + slow.isDone());
        try {
            slow.get();
        } catch (CancellationException e) {
            p("cancelled");
        }
        ex.shutdown();
        p(ex.awaitTermination(5, TimeUnit.SECONDS) + " " + ex.isTerminated());
        try {
            ex.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            p("rejected");
        }
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 6), b = CompletableFuture.completedFuture(7);
        p(a.thenCombine(b, (x, y) -> x * y).thenApply(x -> "=" + x).get()
                + a.thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1)).join());
        CompletableFuture<Object> fail = CompletableFuture.supplyAsync(() -> { throw new IllegalArgumentException("bad"); });
        p(fail.exceptionally(t -> t.getClass().getSimpleName() + t.getMessage()).join() + " " + fail.handle((v, t) -> v
                + "/" + t.getCause().getMessage()).join() + fail.isCompletedExceptionally());
        try {
            fail.join();
        } catch (CompletionException e) {
            p(e.getMessage());
        }
        try {
            fail.get();
        } catch (ExecutionException e) {
            p(e.getMessage());
        }
        p(CompletableFuture.allOf(a, b).thenApply(v -> "all").join() + CompletableFuture.anyOf(b).join()
                + new CompletableFuture<>().getNow("none"));
        CompletableFuture<String> man = new CompletableFuture<>();
        man.whenComplete((v, t) -> p("got " + v));
        p(man.complete("x") + "" + man.complete("y"));
        ReentrantLock lock = new ReentrantLock(true);
        Condition c = lock.newCondition();
        boolean[] ready = {false};
        Thread w = new Thread(() -> { lock.lock(); try { while (!ready[0]) c.await(); p("signalled " + lock.getHoldCount());
                } catch (InterruptedException e) { p("int"); } finally { lock.unlock(); } }, "waiter");
        w.start();
        while (true) {
            lock.lock();
            try {
                if (lock.hasWaiters(c)) break;
            } finally {
                lock.unlock();
            }
            Thread.yield();
        }
        lock.lock();
        ready[0] = true;
        c.signalAll();
        lock.unlock();
        w.join();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            p("not owner");
        }
        try {
            new Object().notify();
        } catch (IllegalMonitorStateException e) {
            p("no monitor");
        }
        p(lock.isFair() + "" + lock.isLocked() + lock.tryLock(1, TimeUnit.MILLISECONDS));
        Phaser ph = new Phaser(1);
        StringBuffer log = new StringBuffer();
        for (int i = 0; i < 3; i++) {
            ph.register();
            new Thread(() -> { ph.arriveAndAwaitAdvance(); log.append('.'); ph.arriveAndDeregister(); }).start();
        }
        p(ph.arriveAndAwaitAdvance());
        p(ph.arriveAndAwaitAdvance() + log.toString() + ph.getRegisteredParties());
        p(ph.arriveAndDeregister() + " " + ph.isTerminated());
        Exchanger<String> exch = new Exchanger<>();
        Thread et = new Thread(() -> { try { p("got " + exch.exchange("from thread"));
                } catch (InterruptedException e) { } });
        et.start();
        String got = exch.exchange("from main");
        et.join();
        p(got);
        CyclicBarrier cb = new CyclicBarrier(2, () -> p("barrier"));
        Thread ct = new Thread(() -> { try { cb.await(); } catch (Exception e) { p(e); } });
        ct.start();
        cb.await();
        ct.join();
        Thread brk = new Thread(() -> { try { cb.await(); } catch (Exception e) { p("broken "
                + e.getClass().getSimpleName()); } });
        brk.start();
        while (cb.getNumberWaiting() == 0) Thread.yield();
        brk.interrupt();
        brk.join();
        try {
            cb.await();
        } catch (BrokenBarrierException e) {
            p("broken too " + cb.isBroken());
        }
        Semaphore s = new Semaphore(2);
        s.acquire();
        p(s.tryAcquire(2) + "" + s.availablePermits() + s.drainPermits());
        s.release(5);
        p(s.availablePermits());
        CountDownLatch cd = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) new Thread(cd::countDown).start();
        cd.await();
        p(cd.getCount() + " " + cd.await(1, TimeUnit.MILLISECONDS));
        p(new ForkJoinPool(4).invoke(new Fib(15)) + " " + ForkJoinPool.commonPool().submit(new Fib(10)).get() + " "
                + IntStream.range(0, 100).parallel().map(x -> x * x).sum());
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> { for (int k = 0; k < 500; k++) m.merge("k" + k % 3, 1,
                Integer::sum); })).start();
        for (Thread t : ts) t.join();
        p(new TreeMap<>(m) + " " + m.reduceValues(1, Integer::sum) + m.search(1, (k, v) -> v == 664 ? k : null)
                + m.mappingCount() + m.computeIfAbsent("z", k -> 1) + m.compute("z", (k, v) -> null)
                + m.putIfAbsent("k0", 3) + m.replace("k1", 668, 5) + m.newKeySet().add(1));
        m.forEach(1, (k, v) -> k, k -> { });
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 5);
        tl.set(6);
        int[] seen = new int[1];
        Thread tt = new Thread(() -> seen[0] = tl.get());
        tt.start();
        tt.join();
        p(tl.get() + " " + seen[0]);
        tl.remove();
        p(tl.get());
        InheritableThreadLocal<String> itl = new InheritableThreadLocal<String>() {
            @Override protected String childValue(String v) {
                return v + "-child";
            }
        };
        itl.set("main");
        Thread it = new Thread(() -> p(itl.get()));
        it.start();
        it.join();
        AtomicInteger ai = new AtomicInteger(5);
        p(ai.getAndUpdate(x -> x * 2) + " " + ai.accumulateAndGet(3, Math::max) + ai.compareAndSet(10, 1) + ai);
        LongAdder la = new LongAdder();
        la.add(5);
        la.increment();
        p(la + " " + la.sumThenReset() + la.sum());
        AtomicStampedReference<String> as = new AtomicStampedReference<>("a", 1);
        int[] st = new int[1];
        p(as.compareAndSet("a", "b", 1, 2) + as.get(st) + st[0]);
        AtomicIntegerArray aia = new AtomicIntegerArray(3);
        aia.incrementAndGet(1);
        p(aia);
        BlockingQueue<Integer> bq = new ArrayBlockingQueue<>(2);
        Thread prod = new Thread(() -> { try { for (int i = 0; i < 5; i++) bq.put(i); bq.put(-1);
                } catch (InterruptedException e) { } });
        prod.start();
        int tot = 0;
        for (int v; (v = bq.take()) >= 0; ) tot += v;
        p(tot + " " + bq.poll(1, TimeUnit.MILLISECONDS) + bq.offer(1) + bq.offer(2) + bq.offer(3) + bq.remainingCapacity());
        try {
            bq.add(9);
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        Thread sl = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { p("interrupted " + Thread.currentThread().isInterrupted()); } });
        sl.start();
        sl.interrupt();
        sl.join();
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            p("me " + Thread.interrupted());
        }
        ScheduledExecutorService se = Executors.newScheduledThreadPool(1);
        AtomicInteger ticks = new AtomicInteger();
        ScheduledFuture<?> sf = se.scheduleAtFixedRate(() -> { if (ticks.incrementAndGet() == 3) throw new RuntimeException("stop"); }, 1, 2, TimeUnit.MILLISECONDS);
        try {
            sf.get();
        } catch (ExecutionException e) {
            p("stopped " + ticks);
        }
        p(se.schedule(() -> "late", 5, TimeUnit.MILLISECONDS).get());
        se.shutdownNow();
        java.util.Timer tm = new java.util.Timer(true);
        CountDownLatch tl2 = new CountDownLatch(2);
        tm.schedule(new TimerTask() { public void run() { tl2.countDown(); if (tl2.getCount() == 0) cancel(); } }, 1, 1);
        tl2.await();
        tm.cancel();
        try {
            tm.schedule(new TimerTask() { public void run() { } }, 1);
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        p(rw.writeLock().tryLock() + "");
        rw.readLock().unlock();
        StampedLock sl2 = new StampedLock();
        long stamp = sl2.tryOptimisticRead();
        p(sl2.validate(stamp));
        long ws = sl2.writeLock();
        p(sl2.validate(stamp) + "" + sl2.isWriteLocked());
        sl2.unlockWrite(ws);
        Thread t = new Thread(() -> { throw new RuntimeException("uncaught"); }, "T-x");
        t.setUncaughtExceptionHandler((th, e) -> p(th.getName() + " died of " + e));
        t.start();
        t.join();
        p(t.getState() + " " + t.isAlive() + Thread.currentThread().getName() + Thread.currentThread().getPriority());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            p("twice");
        }
        ExecutorCompletionService<Integer> ecs = new ExecutorCompletionService<>(Runnable::run);
        for (int i = 0; i < 3; i++) {
            int k = i;
            ecs.submit(() -> k);
        }
        p(ecs.take().get() + ecs.take().get() + ecs.poll().get() + " " + ecs.poll());
        FutureTask<String> ft = new FutureTask<>(() -> "ft");
        ft.run();
        p(ft.get());
        SynchronousQueue<String> sq = new SynchronousQueue<>();
        p(sq.offer("x") + "" + sq.poll());
        DelayQueue<Delayed> dq = new DelayQueue<>();
        p(dq.poll());
        ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1),
                new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        tp.execute(() -> { try { gate.await(); } catch (InterruptedException e) { } });
        tp.execute(() -> { });
        tp.execute(() -> p("caller " + Thread.currentThread().getName()));
        gate.countDown();
        tp.shutdown();
        tp.awaitTermination(1, TimeUnit.SECONDS);
        p(tp.getCompletedTaskCount() + " " + tp.getLargestPoolSize());
        p(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.convert(1, TimeUnit.MILLISECONDS) + TimeUnit.DAYS);
    }
}
