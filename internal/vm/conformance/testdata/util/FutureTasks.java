import java.util.concurrent.*;

/** A FutureTask through its states. */
public class FutureTasks {
    static String get(Future<?> f) throws Exception {
        try {
            return "value " + f.get(10, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            return "failed " + e.getCause() + " / " + e.getMessage();
        } catch (CancellationException | TimeoutException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    static class Task extends FutureTask<String> {
        String done = "";

        Task(Callable<String> c) {
            super(c);
        }

        @Override
        protected void done() {
            done += "done" + isCancelled();
        }

        boolean again() {
            return runAndReset();
        }

        void force(String s) {
            set(s);
        }

        void fail(Throwable t) {
            setException(t);
        }
    }

    public static void main(String[] args) throws Exception {
        int[] runs = {0};
        Task t = new Task(() -> "run" + ++runs[0]);
        System.out.println(get(t) + " " + t.isDone());
        System.out.println(t.again() + " " + t.again() + " " + t.isDone() + t.done + runs[0]);
        t.run();
        t.run();
        System.out.println(get(t) + " " + t.isDone() + t.done + t.cancel(true) + t.again() + runs[0]);
        t.force("other");
        System.out.println(get(t));
        Task e = new Task(() -> {
            throw new java.io.IOException("io");
        });
        e.run();
        System.out.println(get(e) + " " + e.done + e.isCancelled());
        Task er = new Task(() -> {
            throw new StackOverflowError("deep");
        });
        er.run();
        System.out.println(get(er));
        Task c = new Task(() -> "never");
        System.out.println(c.cancel(false) + " " + c.cancel(true) + c.isCancelled() + c.isDone() + c.done);
        c.run();
        System.out.println(get(c));
        Task set = new Task(() -> "never");
        set.fail(new IllegalStateException("set"));
        set.run();
        System.out.println(get(set) + " " + set.done);
        FutureTask<Integer> fixed = new FutureTask<>(() -> runs[0]++, 77);
        Thread th = new Thread(fixed);
        th.start();
        System.out.println(fixed.get() + " " + runs[0]);
        CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
        String[] seen = {""};
        FutureTask<String> slow = new FutureTask<>(() -> {
            in.countDown();
            try {
                Thread.sleep(100000);
            } catch (InterruptedException x) {
                seen[0] = "interrupted";
            }
            out.countDown();
            return "late";
        });
        new Thread(slow).start();
        in.await();
        System.out.println(slow.cancel(true) + " " + get(slow));
        out.await();
        System.out.println(seen[0] + " " + get(slow));
        try {
            new FutureTask<String>(null);
        } catch (NullPointerException x) {
            System.out.println("null");
        }
        FutureTask<String> wait = new FutureTask<>(() -> "x");
        Thread.currentThread().interrupt();
        try {
            wait.get();
        } catch (InterruptedException x) {
            System.out.println("interrupted get " + Thread.interrupted());
        }
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(Runnable::run);
        done.submit(() -> 3);
        done.submit(() -> 1);
        System.out.println(done.take().get() + " " + done.poll().get() + done.poll() + done.poll(1, TimeUnit.MILLISECONDS));
    }
}
