import java.util.*;
import java.util.concurrent.*;

/** Delays of tasks seen from inside: order, drift, cancel from the task, many timers. */
public class TimerTasks {
    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Timer t = new Timer(true);
        CountDownLatch all = new CountDownLatch(6);
        int[] delays = {9, 3, 6, 3, 0, 12};
        for (int i = 0; i < delays.length; i++) {
            String name = i + "@" + delays[i];
            t.schedule(new TimerTask() {
                @Override
                public void run() {
                    log.add(name);
                    all.countDown();
                }
            }, delays[i] * 3L);
        }
        all.await();
        List<String> firsts = new ArrayList<>(log);
        System.out.println(firsts.get(0) + " " + firsts.get(5) + " " + firsts.indexOf("2@6") + new TreeSet<>(firsts.subList(1, 3)));
        CountDownLatch three = new CountDownLatch(3);
        long start = System.currentTimeMillis();
        TimerTask rate = new TimerTask() {
            long last;
            int n;

            @Override
            public void run() {
                log.add("rate " + (scheduledExecutionTime() >= last) + (scheduledExecutionTime() >= start));
                last = scheduledExecutionTime();
                if (++n == 3) {
                    log.add("cancel " + cancel() + cancel());
                }
                three.countDown();
            }
        };
        log.clear();
        t.scheduleAtFixedRate(rate, 1, 2);
        three.await();
        Thread.sleep(10);
        System.out.println(log + " " + rate.cancel());
        CountDownLatch nested = new CountDownLatch(1);
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                Timer inner = new Timer("inner");
                inner.schedule(new TimerTask() {
                    @Override
                    public void run() {
                        log.add(Thread.currentThread().getName() + Thread.currentThread().isDaemon());
                        inner.cancel();
                        nested.countDown();
                    }
                }, 1);
            }
        }, 1);
        log.clear();
        nested.await();
        System.out.println(log);
        CountDownLatch block = new CountDownLatch(1), second = new CountDownLatch(1);
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                try {
                    block.await();
                } catch (InterruptedException e) {
                    log.add("?");
                }
                log.add("long one");
            }
        }, 0);
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                log.add("waited");
                second.countDown();
            }
        }, 1);
        Thread.sleep(4);
        System.out.println(second.getCount());
        block.countDown();
        second.await();
        System.out.println(log.subList(1, 3));
        TimerTask once = new TimerTask() {
            @Override
            public void run() {
                log.add("never");
            }
        };
        t.schedule(once, 50000);
        t.cancel();
        System.out.println(once.cancel() + " " + t.purge() + log.contains("never"));
        ScheduledExecutorService s = Executors.newScheduledThreadPool(2);
        List<ScheduledFuture<Integer>> fs = new ArrayList<>();
        for (int i = 4; i >= 0; i--) {
            int n = i;
            fs.add(s.schedule(() -> n, i, TimeUnit.MILLISECONDS));
        }
        int sum = 0;
        for (ScheduledFuture<Integer> f : fs) {
            sum = sum * 10 + f.get();
        }
        s.shutdown();
        System.out.println(sum + " " + s.awaitTermination(5, TimeUnit.SECONDS) + s.isTerminated());
    }
}
