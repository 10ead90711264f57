package java.lang;

import java.util.HashMap;
import java.util.Map;

/** A line of execution. */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    /** How far a thread is. */
    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    /** Is told of the exception that ends a thread. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    private static int unnamed;
    private static long lastId;
    private static volatile UncaughtExceptionHandler defaultHandler;
    private static UncaughtExceptionHandler preHandler;

    private volatile String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private boolean started;
    private ThreadGroup group;
    private Runnable target;
    private ClassLoader contextClassLoader;
    /** Whether the loader was set, perhaps to null; otherwise it is the program's. */
    private boolean hasContextClassLoader;
    private final long id;
    private volatile UncaughtExceptionHandler handler;

    /** What LockSupport.park waits for. */
    volatile Object parkBlocker;

    /** The values of ThreadLocals, which ThreadLocal looks after. */
    ThreadLocal.Values locals;
    ThreadLocal.Values inheritable;

    public Thread() {
        this(null, null, nextName(), 0);
    }

    public Thread(Runnable target) {
        this(null, target, nextName(), 0);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, nextName(), 0);
    }

    public Thread(String name) {
        this(null, null, name, 0);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name, 0);
    }

    public Thread(Runnable target, String name) {
        this(null, target, name, 0);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, name, 0);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        Thread parent = currentThread();
        if (group == null) {
            group = parent.getThreadGroup();
        }
        group.addUnstarted();
        this.group = group;
        this.name = name;
        this.target = target;
        daemon = parent.daemon;
        priority = Math.min(parent.priority, group.getMaxPriority());
        contextClassLoader = parent.contextClassLoader;
        hasContextClassLoader = parent.hasContextClassLoader;
        inheritable = ThreadLocal.inherited(parent.inheritable);
        id = nextId();
    }

    /** The main thread, which the machine started. */
    private Thread(ThreadGroup group, String name, Void machine) {
        this.group = group;
        this.name = name;
        started = true;
        id = nextId();
    }

    /** Called by the machine: gives the thread that runs its object. */
    private static Thread attachMain() {
        ThreadGroup group = ThreadGroup.mainGroup();
        Thread main = new Thread(group, "main", (Void) null);
        main.attach();
        group.add(main);
        return main;
    }

    private native void attach();

    private static synchronized String nextName() {
        return "Thread-" + unnamed++;
    }

    private static synchronized long nextId() {
        return ++lastId;
    }

    public static native Thread currentThread();

    public static native void yield();

    public static void sleep(long millis) throws InterruptedException {
        sleep(millis, 0);
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("millis < 0: " + millis);
        }
        if (nanos < 0) {
            throw new IllegalArgumentException("nanos < 0: " + nanos);
        }
        if (nanos > 999999) {
            throw new IllegalArgumentException("nanos > 999999: " + nanos);
        }
        pause(millis, nanos);
    }

    private static native void pause(long millis, int nanos) throws InterruptedException;

    public static void onSpinWait() {
        yield();
    }

    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public synchronized void start() {
        if (started) {
            throw new IllegalThreadStateException();
        }
        started = true;
        group.add(this);
        boolean runs = false;
        try {
            launch(daemon);
            runs = true;
        } finally {
            if (!runs) {
                started = false;
                group.startFailed(this);
            }
        }
    }

    private native void launch(boolean daemon);

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    /** Called by the machine when the thread has ended. */
    private void exit() {
        if (group != null) {
            group.remove(this);
            group = null;
        }
        target = null;
        locals = null;
        inheritable = null;
    }

    @Deprecated
    public final void stop() {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    public final void stop(Throwable exception) {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    public final void suspend() {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    public final void resume() {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    public void destroy() {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    public int countStackFrames() {
        return getStackTrace().length;
    }

    public native void interrupt();

    public static native boolean interrupted();

    public native boolean isInterrupted();

    public final native boolean isAlive();

    public final void setPriority(int priority) {
        checkAccess();
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException("Priority out of range: " + priority);
        }
        if (group != null) {
            this.priority = Math.min(priority, group.getMaxPriority());
        }
    }

    public final int getPriority() {
        return priority;
    }

    public final void setName(String name) {
        checkAccess();
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getThreadGroup() {
        return group;
    }

    public static int activeCount() {
        return currentThread().getThreadGroup().activeCount();
    }

    public static int enumerate(Thread[] threads) {
        return currentThread().getThreadGroup().enumerate(threads);
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final synchronized void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0) {
            while (isAlive()) {
                wait(0);
            }
            return;
        }
        long start = System.nanoTime();
        long left = millis;
        while (isAlive() && left > 0) {
            wait(left);
            left = millis - (System.nanoTime() - start) / 1000000;
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        if (nanos >= 500000 || nanos != 0 && millis == 0) {
            millis++;
        }
        join(millis);
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public final void setDaemon(boolean on) {
        checkAccess();
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void checkAccess() {
    }

    public String toString() {
        String groupName = group == null ? "" : group.getName();
        return "Thread[" + getName() + "," + getPriority() + "," + groupName + "]";
    }

    public ClassLoader getContextClassLoader() {
        if (!hasContextClassLoader && contextClassLoader == null) {
            contextClassLoader = ClassLoader.getSystemClassLoader();
        }
        return contextClassLoader;
    }

    public void setContextClassLoader(ClassLoader loader) {
        contextClassLoader = loader;
        hasContextClassLoader = true;
    }

    public static native boolean holdsLock(Object object);

    public native StackTraceElement[] getStackTrace();

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Map<Thread, StackTraceElement[]> all = new HashMap<Thread, StackTraceElement[]>();
        Thread[] threads = alive();
        for (int i = 0; i < threads.length; i++) {
            all.put(threads[i], threads[i].getStackTrace());
        }
        return all;
    }

    private static native Thread[] alive();

    public long getId() {
        return id;
    }

    public State getState() {
        if (!started) {
            return State.NEW;
        }
        String state = machineState();
        return state == null ? State.TERMINATED : State.valueOf(state);
    }

    /** The state's name, null when the thread has ended. */
    private native String machineState();

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    /** Hidden from programs: is told before the thread's own handler. */
    public static void setUncaughtExceptionPreHandler(UncaughtExceptionHandler handler) {
        preHandler = handler;
    }

    public static UncaughtExceptionHandler getUncaughtExceptionPreHandler() {
        return preHandler;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler != null ? handler : group;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        checkAccess();
        this.handler = handler;
    }

    /** Called by the machine with the exception that ends this thread. */
    public final void dispatchUncaughtException(Throwable exception) {
        UncaughtExceptionHandler first = preHandler;
        if (first != null) {
            try {
                first.uncaughtException(this, exception);
            } catch (RuntimeException ignored) {
                // Its failure must not hide the exception.
            } catch (Error ignored) {
                // Neither must this.
            }
        }
        UncaughtExceptionHandler last = getUncaughtExceptionHandler();
        if (last != null) {
            last.uncaughtException(this, exception);
        }
    }
}
