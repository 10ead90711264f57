package java.lang;

/** A set of threads and of further groups. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static ThreadGroup main;

    private final ThreadGroup parent;
    private final String name;
    private int maxPriority;
    private boolean daemon;
    private boolean destroyed;
    private int unstarted;
    private Thread[] threads = new Thread[0];
    private ThreadGroup[] groups = new ThreadGroup[0];

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        if (parent == null) {
            throw new NullPointerException();
        }
        this.parent = parent;
        this.name = name;
        maxPriority = parent.maxPriority;
        daemon = parent.daemon;
        parent.add(this);
    }

    /** The group of all others. */
    private ThreadGroup() {
        parent = null;
        name = "system";
        maxPriority = Thread.MAX_PRIORITY;
    }

    /** The group of the main thread; called once, before there is a thread object. */
    static ThreadGroup mainGroup() {
        if (main == null) {
            main = new ThreadGroup(new ThreadGroup(), "main");
        }
        return main;
    }

    /** The group of the runtime's own threads. */
    static ThreadGroup systemGroup() {
        return mainGroup().parent;
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public synchronized boolean isDestroyed() {
        return destroyed;
    }

    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final void setMaxPriority(int priority) {
        ThreadGroup[] inner;
        synchronized (this) {
            if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
                return;
            }
            maxPriority = parent != null ? Math.min(priority, parent.maxPriority) : priority;
            inner = groups;
        }
        for (int i = 0; i < inner.length; i++) {
            inner[i].setMaxPriority(priority);
        }
    }

    public final boolean parentOf(ThreadGroup group) {
        for (; group != null; group = group.parent) {
            if (group == this) {
                return true;
            }
        }
        return false;
    }

    public final void checkAccess() {
    }

    public int activeCount() {
        int n = 0;
        Thread[] own = threads;
        for (int i = 0; i < own.length; i++) {
            if (own[i].isAlive()) {
                n++;
            }
        }
        ThreadGroup[] inner = groups;
        for (int i = 0; i < inner.length; i++) {
            n += inner[i].activeCount();
        }
        return n;
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        return enumerate(list, 0, recurse);
    }

    private int enumerate(Thread[] list, int n, boolean recurse) {
        Thread[] own = threads;
        for (int i = 0; i < own.length && n < list.length; i++) {
            if (own[i].isAlive()) {
                list[n++] = own[i];
            }
        }
        ThreadGroup[] inner = groups;
        for (int i = 0; recurse && i < inner.length; i++) {
            n = inner[i].enumerate(list, n, true);
        }
        return n;
    }

    public int activeGroupCount() {
        ThreadGroup[] inner = groups;
        int n = inner.length;
        for (int i = 0; i < inner.length; i++) {
            n += inner[i].activeGroupCount();
        }
        return n;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, true);
    }

    public int enumerate(ThreadGroup[] list, boolean recurse) {
        return enumerate(list, 0, recurse);
    }

    private int enumerate(ThreadGroup[] list, int n, boolean recurse) {
        ThreadGroup[] inner = groups;
        for (int i = 0; i < inner.length && n < list.length; i++) {
            list[n++] = inner[i];
            if (recurse) {
                n = inner[i].enumerate(list, n, true);
            }
        }
        return n;
    }

    public final void interrupt() {
        Thread[] own = threads;
        for (int i = 0; i < own.length; i++) {
            own[i].interrupt();
        }
        ThreadGroup[] inner = groups;
        for (int i = 0; i < inner.length; i++) {
            inner[i].interrupt();
        }
    }

    public final void destroy() {
        ThreadGroup[] inner;
        synchronized (this) {
            if (destroyed || threads.length > 0) {
                throw new IllegalThreadStateException();
            }
            inner = groups;
            if (parent != null) {
                destroyed = true;
                groups = new ThreadGroup[0];
            }
        }
        for (int i = 0; i < inner.length; i++) {
            inner[i].destroy();
        }
        if (parent != null) {
            parent.remove(this);
        }
    }

    private synchronized void add(ThreadGroup group) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        ThreadGroup[] more = new ThreadGroup[groups.length + 1];
        System.arraycopy(groups, 0, more, 0, groups.length);
        more[groups.length] = group;
        groups = more;
    }

    private synchronized void remove(ThreadGroup group) {
        for (int i = 0; i < groups.length; i++) {
            if (groups[i] == group) {
                ThreadGroup[] fewer = new ThreadGroup[groups.length - 1];
                System.arraycopy(groups, 0, fewer, 0, i);
                System.arraycopy(groups, i + 1, fewer, i, fewer.length - i);
                groups = fewer;
                return;
            }
        }
    }

    synchronized void addUnstarted() {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        unstarted++;
    }

    synchronized void add(Thread thread) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        Thread[] more = new Thread[threads.length + 1];
        System.arraycopy(threads, 0, more, 0, threads.length);
        more[threads.length] = thread;
        threads = more;
        unstarted--;
    }

    synchronized void startFailed(Thread thread) {
        drop(thread);
        unstarted++;
    }

    void remove(Thread thread) {
        synchronized (this) {
            drop(thread);
        }
        if (daemon && threads.length == 0 && groups.length == 0 && unstarted == 0 && !destroyed) {
            destroy();
        }
    }

    private void drop(Thread thread) {
        for (int i = 0; i < threads.length; i++) {
            if (threads[i] == thread) {
                Thread[] fewer = new Thread[threads.length - 1];
                System.arraycopy(threads, 0, fewer, 0, i);
                System.arraycopy(threads, i + 1, fewer, i, fewer.length - i);
                threads = fewer;
                return;
            }
        }
    }

    public void list() {
        list(System.out, "");
    }

    private void list(java.io.PrintStream out, String indent) {
        out.println(indent + this);
        Thread[] own = threads;
        for (int i = 0; i < own.length; i++) {
            out.println(indent + "    " + own[i]);
        }
        ThreadGroup[] inner = groups;
        for (int i = 0; i < inner.length; i++) {
            inner[i].list(out, indent + "    ");
        }
    }

    public void uncaughtException(Thread thread, Throwable exception) {
        if (parent != null) {
            parent.uncaughtException(thread, exception);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(thread, exception);
        } else if (!(exception instanceof ThreadDeath)) {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            exception.printStackTrace(System.err);
        }
    }

    public String toString() {
        return getClass().getName() + "[name=" + getName() + ",maxpri=" + maxPriority + "]";
    }
}
