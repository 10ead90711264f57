import java.util.Arrays;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Recursive tasks, their failures and their pool. */
public class ForkJoining {
    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    static class Sort extends RecursiveAction {
        final int[] a;
        final int lo, hi;

        Sort(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo < 8) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int mid = lo + hi >>> 1;
            invokeAll(new Sort(a, lo, mid), new Sort(a, mid, hi));
            int[] left = Arrays.copyOfRange(a, lo, mid);
            for (int i = 0, j = mid, k = lo; i < left.length; k++) {
                a[k] = j == hi || left[i] <= a[j] ? left[i++] : a[j++];
            }
        }
    }

    static class Count extends CountedCompleter<Integer> {
        final int lo, hi;
        final AtomicInteger sum;

        Count(CountedCompleter<?> up, int lo, int hi, AtomicInteger sum) {
            super(up);
            this.lo = lo;
            this.hi = hi;
            this.sum = sum;
        }

        @Override
        public void compute() {
            if (hi - lo > 4) {
                int mid = lo + hi >>> 1;
                setPendingCount(2);
                new Count(this, lo, mid, sum).fork();
                new Count(this, mid, hi, sum).fork();
            } else {
                for (int i = lo; i < hi; i++) {
                    sum.addAndGet(i);
                }
            }
            tryComplete();
        }

        @Override
        public Integer getRawResult() {
            return sum.get();
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Fib(12)) + " " + new Fib(10).invoke() + " " + pool.submit(new Fib(9)).get() + " " + ForkJoinPool.commonPool().invoke(new Fib(8)));
        int[] a = new int[100];
        for (int i = 0; i < a.length; i++) {
            a[i] = i * 37 % 101;
        }
        Sort s = new Sort(a, 0, a.length);
        pool.invoke(s);
        boolean ok = true;
        for (int i = 1; i < a.length; i++) {
            ok &= a[i - 1] <= a[i];
        }
        System.out.println(ok + " " + s.isDone() + s.isCompletedNormally() + s.getRawResult() + s.getException());
        System.out.println(new Count(null, 0, 100, new AtomicInteger()).invoke() + " " + pool.submit(() -> 5).get() + pool.submit(() -> { }, "r").join());
        RecursiveTask<Integer> bad = new RecursiveTask<Integer>() {
            @Override
            protected Integer compute() {
                throw new IllegalStateException("inside");
            }
        };
        try {
            pool.invoke(bad);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + bad.isCompletedAbnormally() + bad.isDone() + bad.getException().getClass().getSimpleName());
        }
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println("get " + e.getCause().getClass().getSimpleName());
        }
        Fib c = new Fib(3);
        System.out.println(c.cancel(true) + " " + c.isCancelled() + c.isCompletedAbnormally());
        try {
            c.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        Fib again = new Fib(5);
        again.invoke();
        again.complete(99);
        System.out.print(again.join() + " ");
        again.reinitialize();
        System.out.println(again.isDone() + " " + again.invoke());
        Fib x = new Fib(4), y = new Fib(6);
        ForkJoinTask.invokeAll(x, y);
        System.out.println(x.join() + " " + y.getRawResult() + ForkJoinTask.adapt(() -> 8).invoke() + ForkJoinTask.inForkJoinPool() + pool.getParallelism() + pool.submit(() -> ForkJoinTask.inForkJoinPool() ? 1 : 0).get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isShutdown() + pool.isTerminated() + pool.getAsyncMode());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
