import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Stages joined by queues, with an end mark; retries; fan out and in. */
public class Pipelines {
    static final Integer END = Integer.MIN_VALUE;

    static void stage(ExecutorService pool, BlockingQueue<Integer> in, BlockingQueue<Integer> out, java.util.function.IntUnaryOperator f) {
        pool.execute(() -> {
            try {
                for (;;) {
                    Integer x = in.take();
                    if (x.equals(END)) {
                        out.put(END);
                        return;
                    }
                    out.put(f.applyAsInt(x));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    static CompletableFuture<String> attempt(int tries, AtomicInteger count) {
        return CompletableFuture.supplyAsync(() -> {
            if (count.incrementAndGet() < 4) {
                throw new IllegalStateException("try " + count);
            }
            return "done after " + count;
        }).handle((v, e) -> e == null ? CompletableFuture.completedFuture(v) : tries == 0 ? CompletableFuture.<String>completedFuture("gave up: " + e.getCause().getMessage()) : attempt(tries - 1, count)).thenCompose(x -> x);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        BlockingQueue<Integer> a = new ArrayBlockingQueue<>(2), b = new LinkedBlockingQueue<>(2), c = new SynchronousQueue<>();
        stage(pool, a, b, x -> x * x);
        stage(pool, b, c, x -> x + 1);
        Future<List<Integer>> sink = pool.submit(() -> {
            List<Integer> l = new ArrayList<>();
            for (Integer x = c.take(); !x.equals(END); x = c.take()) {
                l.add(x);
            }
            return l;
        });
        for (int i = 0; i < 12; i++) {
            a.put(i);
        }
        a.put(END);
        System.out.println(sink.get());
        System.out.println(attempt(5, new AtomicInteger()).get() + ", " + attempt(1, new AtomicInteger()).get());
        CompletionService<Integer> cs = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < 8; i++) {
            int n = i;
            cs.submit(() -> n * 10);
        }
        Set<Integer> results = new TreeSet<>();
        for (int i = 0; i < 8; i++) {
            results.add(cs.take().get());
        }
        System.out.println(results + " " + cs.poll());
        List<CompletableFuture<Integer>> parts = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            int n = i;
            parts.add(CompletableFuture.supplyAsync(() -> {
                if (n == 4) {
                    throw new IllegalArgumentException("four");
                }
                return n;
            }, pool).exceptionally(e -> -100));
        }
        System.out.println(CompletableFuture.allOf(parts.toArray(new CompletableFuture[0])).thenApply(v -> {
            int s = 0;
            for (CompletableFuture<Integer> p : parts) {
                s += p.join();
            }
            return s;
        }).get());
        ConcurrentHashMap<Integer, Future<Integer>> memo = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        List<Future<Integer>> asked = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int k = i % 3;
            asked.add(pool.submit(() -> {
                FutureTask<Integer> mine = new FutureTask<>(() -> {
                    computed.incrementAndGet();
                    return k * k;
                });
                Future<Integer> f = memo.putIfAbsent(k, mine);
                if (f == null) {
                    mine.run();
                    f = mine;
                }
                return f.get();
            }));
        }
        int sum = 0;
        for (Future<Integer> f : asked) {
            sum += f.get();
        }
        System.out.println(sum + " " + computed);
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}
