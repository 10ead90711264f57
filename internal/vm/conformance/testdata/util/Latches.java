import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Latches, semaphores, barriers and phasers. */
public class Latches {
    static void refuse(String what, Callable<?> c) {
        try {
            System.out.println(what + " = " + c.call());
        } catch (Exception e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static String tail(Object o) {
        return o.toString().replaceAll(".*\\[", "[");
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        System.out.println(latch.await(1, TimeUnit.MILLISECONDS) + " " + latch.getCount() + tail(latch));
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        latch.await();
        latch.countDown();
        System.out.println(latch.getCount() + " " + latch.await(0, TimeUnit.SECONDS));
        refuse("latch -1", () -> new CountDownLatch(-1));
        Semaphore s = new Semaphore(3);
        s.acquire(2);
        System.out.println(s.tryAcquire() + " " + s.tryAcquire() + s.availablePermits() + s.tryAcquire(1, TimeUnit.MILLISECONDS) + tail(s));
        s.release(5);
        System.out.println(s.drainPermits() + " " + s.availablePermits() + new Semaphore(-1).availablePermits() + s.isFair());
        refuse("acquire -1", () -> {
            s.acquire(-1);
            return "";
        });
        refuse("release -1", () -> {
            s.release(-1);
            return "";
        });
        Thread.currentThread().interrupt();
        refuse("interrupted acquire", () -> {
            s.acquire();
            return "";
        });
        AtomicInteger trips = new AtomicInteger();
        CyclicBarrier barrier = new CyclicBarrier(3, trips::incrementAndGet);
        int[] arrivals = new int[3];
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            ts[i] = new Thread(() -> {
                try {
                    synchronized (arrivals) {
                        arrivals[0]++;
                    }
                    barrier.await();
                    barrier.await();
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            ts[i].start();
        }
        barrier.await();
        barrier.await();
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(trips + " " + barrier.getParties() + barrier.getNumberWaiting() + barrier.isBroken());
        refuse("barrier timeout", () -> barrier.await(1, TimeUnit.MILLISECONDS));
        refuse("broken", barrier::await);
        System.out.println(barrier.isBroken());
        barrier.reset();
        System.out.println(barrier.isBroken());
        CyclicBarrier failing = new CyclicBarrier(1, () -> {
            throw new IllegalStateException("action");
        });
        refuse("action fails", failing::await);
        refuse("after", failing::await);
        refuse("parties 0", () -> new CyclicBarrier(0));
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                System.out.println("advance " + phase + " " + parties);
                return phase >= 2 || parties == 0;
            }
        };
        System.out.println(p.arrive() + " " + p.getPhase() + p.register() + p.getRegisteredParties() + p.getArrivedParties() + p.getUnarrivedParties());
        System.out.println(p.arrive() + " " + p.arriveAndDeregister() + " " + p.getPhase() + p.awaitAdvance(0) + p.isTerminated());
        System.out.println(p.arriveAndAwaitAdvance() + " " + p.isTerminated() + p.arrive() + tail(p));
        refuse("timeout", () -> new Phaser(1).awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS));
        try {
            new Phaser().arrive();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }
}
