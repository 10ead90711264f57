/** Names, priorities, groups and daemons. */
public class ThreadNames {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " " + main.isAlive() + " " + main.getState() + " " + main.getThreadGroup().getName() + " " + main);
        Thread t = new Thread("given");
        t.setPriority(Thread.MAX_PRIORITY);
        t.setDaemon(true);
        System.out.println(t + " " + t.isDaemon() + " " + t.getPriority());
        t.setName("renamed");
        System.out.println(t.getName());
        for (int p : new int[] {0, 11, -5}) {
            try {
                t.setPriority(p);
            } catch (IllegalArgumentException e) {
                System.out.println("priority " + p);
            }
        }
        try {
            t.setName(null);
        } catch (NullPointerException e) {
            System.out.println("no name");
        }
        ThreadGroup g = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(g, "inner");
        inner.setMaxPriority(3);
        Thread member = new Thread(inner, "member");
        member.setPriority(9);
        System.out.println(member.getPriority() + " " + member.getThreadGroup().getName() + " " + inner.getParent().getName() + " " + g.parentOf(inner) + " " + inner.parentOf(g) + " " + inner);
        System.out.println(g.activeGroupCount() + " " + g.activeCount() + " " + inner.getMaxPriority() + " " + main.getThreadGroup().parentOf(g));
        final Object lock = new Object();
        Thread waiting = new Thread(g, new Runnable() {
            public void run() {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        System.out.println("group interrupt");
                    }
                }
            }
        }, "waiting");
        waiting.start();
        while (waiting.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        Thread[] list = new Thread[10];
        System.out.println(g.activeCount() + " " + g.enumerate(list) + " " + list[0].getName());
        g.interrupt();
        waiting.join();
        System.out.println(waiting.getThreadGroup() + " " + g.activeCount());
        Thread child = new Thread(new Runnable() {
            public void run() {
                System.out.println(new Thread().isDaemon() + " " + new Thread().getPriority());
            }
        });
        child.setDaemon(true);
        child.setPriority(2);
        child.start();
        child.join();
        String first = new Thread().getName();
        String second = new Thread().getName();
        System.out.println(first.startsWith("Thread-") + " " + (Integer.parseInt(second.substring(7)) - Integer.parseInt(first.substring(7))));
        System.out.println(main.getId() != t.getId());
        try {
            main.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            System.out.println("too late");
        }
    }
}
