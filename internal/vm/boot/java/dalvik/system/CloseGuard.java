package dalvik.system;

/** Tells of resources that nobody closed. Finalizers never run here, so that it has nothing to tell. */
public final class CloseGuard {
    private static volatile boolean enabled = true;
    private static volatile Reporter reporter = new Reporter() {
        @Override
        public void report(String message, Throwable allocationSite) {
        }
    };

    private CloseGuard() {
    }

    public static CloseGuard get() {
        return new CloseGuard();
    }

    public static void setEnabled(boolean on) {
        enabled = on;
    }

    public static boolean isEnabled() {
        return enabled;
    }

    public static void setReporter(Reporter r) {
        if (r == null) {
            throw new NullPointerException("reporter == null");
        }
        reporter = r;
    }

    public static Reporter getReporter() {
        return reporter;
    }

    public void open(String closer) {
        if (closer == null) {
            throw new NullPointerException("closer == null");
        }
    }

    public void close() {
    }

    public void warnIfOpen() {
    }

    /** Takes what there is to tell. */
    public interface Reporter {
        void report(String message, Throwable allocationSite);
    }
}
