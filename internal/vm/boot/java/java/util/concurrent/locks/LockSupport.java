package java.util.concurrent.locks;

/** Puts threads to rest and wakes them; one permit a thread. */
public class LockSupport {
    private LockSupport() {
    }

    public static native void unpark(Thread thread);

    /** Waits for the permit, an interrupt, or nanos nanoseconds (negative: for ever). blocker says on what. */
    private static native void rest(Object blocker, long nanos);

    public static native Object getBlocker(Thread t);

    public static void park(Object blocker) {
        rest(blocker, -1);
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            rest(blocker, nanos);
        }
    }

    public static void parkUntil(Object blocker, long deadline) {
        long millis = deadline - System.currentTimeMillis();
        if (millis > 0) {
            rest(blocker, millis > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : millis * 1000000);
        }
    }

    public static void park() {
        rest(null, -1);
    }

    public static void parkNanos(long nanos) {
        parkNanos(null, nanos);
    }

    public static void parkUntil(long deadline) {
        parkUntil(null, deadline);
    }
}
