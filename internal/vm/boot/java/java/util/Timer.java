package java.util;

/** Runs tasks at given times in one thread of its own. */
public class Timer {
    private static int serial;

    private final TaskLoop loop;

    private static synchronized int nextSerial() {
        return serial++;
    }

    public Timer() {
        this("Timer-" + nextSerial());
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + nextSerial(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        loop = new TaskLoop(name);
        loop.setDaemon(isDaemon);
        loop.start();
    }

    public void schedule(TimerTask task, long delay) {
        checkDelay(delay);
        add(task, System.currentTimeMillis() + delay, 0);
    }

    public void schedule(TimerTask task, Date time) {
        add(task, time.getTime(), 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        add(task, System.currentTimeMillis() + delay, -period);
    }

    public void schedule(TimerTask task, Date firstTime, long period) {
        checkPeriod(period);
        add(task, firstTime.getTime(), -period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        add(task, System.currentTimeMillis() + delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
        checkPeriod(period);
        add(task, firstTime.getTime(), period);
    }

    private static void checkDelay(long delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
    }

    private static void checkPeriod(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
    }

    private void add(TimerTask task, long time, long period) {
        if (time < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
        synchronized (loop) {
            if (!loop.open) {
                throw new IllegalStateException("Timer already cancelled.");
            }
            synchronized (task.lock) {
                if (task.state != TimerTask.VIRGIN) {
                    throw new IllegalStateException("Task already scheduled or cancelled");
                }
                task.next = time;
                task.period = period;
                task.state = TimerTask.SCHEDULED;
            }
            loop.enqueue(task);
            loop.notify();
        }
    }

    public void cancel() {
        synchronized (loop) {
            loop.open = false;
            loop.queue.clear();
            loop.notify();
        }
    }

    public int purge() {
        synchronized (loop) {
            int n = 0;
            for (Iterator<TimerTask> it = loop.queue.iterator(); it.hasNext();) {
                if (it.next().state == TimerTask.CANCELLED) {
                    it.remove();
                    n++;
                }
            }
            return n;
        }
    }

    /** The thread. Its own monitor guards the queue. */
    private static final class TaskLoop extends Thread {
        final PriorityQueue<TimerTask> queue = new PriorityQueue<TimerTask>(16, new Comparator<TimerTask>() {
            public int compare(TimerTask a, TimerTask b) {
                int c = Long.compare(a.next, b.next);
                return c != 0 ? c : Long.compare(a.order, b.order);
            }
        });
        boolean open = true;
        private long order;

        TaskLoop(String name) {
            super(name);
        }

        void enqueue(TimerTask task) {
            task.order = order++;
            queue.add(task);
        }

        public void run() {
            try {
                loop();
            } finally {
                synchronized (this) {
                    open = false;
                    queue.clear();
                }
            }
        }

        private void loop() {
            for (;;) {
                TimerTask due = null;
                try {
                    synchronized (this) {
                        while (queue.isEmpty() && open) {
                            wait();
                        }
                        if (queue.isEmpty()) {
                            return;
                        }
                        TimerTask task = queue.peek();
                        long now;
                        long at;
                        synchronized (task.lock) {
                            if (task.state == TimerTask.CANCELLED) {
                                queue.poll();
                                continue;
                            }
                            now = System.currentTimeMillis();
                            at = task.next;
                            if (at <= now) {
                                queue.poll();
                                due = task;
                                if (task.period == 0) {
                                    task.state = TimerTask.EXECUTED;
                                } else {
                                    task.next = task.period < 0 ? now - task.period : at + task.period;
                                    enqueue(task);
                                }
                            }
                        }
                        if (due == null) {
                            wait(at - now);
                        }
                    }
                    if (due != null) {
                        due.run();
                    }
                } catch (InterruptedException ignored) {
                    // only cancel() ends the loop
                }
            }
        }
    }
}
