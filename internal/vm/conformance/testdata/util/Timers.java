import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A Timer's order, periods, cancellation and death. */
public class Timers {
    static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    static TimerTask task(String name, CountDownLatch done) {
        return new TimerTask() {
            @Override
            public void run() {
                LOG.add(name);
                done.countDown();
            }
        };
    }

    static void refuse(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " passed");
        } catch (IllegalArgumentException | IllegalStateException | NullPointerException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
        }
    }

    public static void main(String[] args) throws Exception {
        Timer t = new Timer("ticker");
        CountDownLatch done = new CountDownLatch(3);
        t.schedule(task("later", done), 15);
        t.schedule(task("sooner", done), 5);
        t.schedule(task("past", done), new Date(0));
        TimerTask never = task("never", done);
        t.schedule(never, 100000);
        System.out.println(never.cancel() + " " + never.cancel() + " " + t.purge() + t.purge());
        done.await();
        System.out.println(LOG);
        LOG.clear();
        CountDownLatch four = new CountDownLatch(4);
        TimerTask periodic = new TimerTask() {
            int n;

            @Override
            public void run() {
                LOG.add("p" + n++ + Thread.currentThread().getName());
                four.countDown();
                if (n == 4) {
                    LOG.add("" + cancel());
                }
            }
        };
        t.schedule(periodic, 0, 1);
        four.await();
        CountDownLatch once = new CountDownLatch(1);
        TimerTask single = task("single", once);
        t.schedule(single, 3);
        once.await();
        System.out.println(LOG + " " + periodic.cancel() + single.cancel());
        refuse("again", () -> t.schedule(single, 1));
        refuse("negative", () -> t.schedule(task("x", once), -1));
        refuse("period", () -> t.schedule(task("x", once), 1, 0));
        refuse("date", () -> t.schedule(task("x", once), new Date(-5)));
        refuse("null", () -> t.schedule(null, 1));
        LOG.clear();
        CountDownLatch rate = new CountDownLatch(3);
        t.scheduleAtFixedRate(task("rate", rate), new Date(System.currentTimeMillis() - 2), 1);
        rate.await();
        System.out.println(LOG.get(2) + " " + (LOG.size() >= 3));
        t.cancel();
        t.cancel();
        refuse("cancelled", () -> t.schedule(task("x", once), 1));
        Timer dies = new Timer(true);
        CountDownLatch dead = new CountDownLatch(1);
        Thread[] timerThread = new Thread[1];
        dies.schedule(new TimerTask() {
            @Override
            public void run() {
                timerThread[0] = Thread.currentThread();
                Thread.currentThread().setUncaughtExceptionHandler((th, e) -> {
                    LOG.add("uncaught " + e.getMessage() + th.isDaemon());
                    dead.countDown();
                });
                throw new IllegalStateException("task fails");
            }
        }, 1);
        dead.await();
        timerThread[0].join();
        System.out.println(LOG.get(LOG.size() - 1));
        refuse("dead", () -> dies.schedule(task("x", once), 1));
        refuse("null name", () -> new Timer((String) null));
    }
}
