package libcore.net;

/** That something happened to a socket of this process, for those who wait for several. */
public final class Readiness {
    private static final Object LOCK = new Object();
    private static volatile int changes;

    private Readiness() {
    }

    /** How often something happened. */
    public static int changes() {
        return changes;
    }

    public static void changed() {
        synchronized (LOCK) {
            changes++;
            LOCK.notifyAll();
        }
    }

    /** Waits until more has happened than the caller saw, so long if millis is not 0. */
    public static void await(int seen, long millis) throws InterruptedException {
        synchronized (LOCK) {
            if (changes == seen) {
                LOCK.wait(millis);
            }
        }
    }
}
