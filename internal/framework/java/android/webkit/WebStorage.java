package android.webkit;

/** What pages keep: nothing. */
public class WebStorage {
    private static final WebStorage sInstance = new WebStorage();

    /** Takes a new quota. */
    @Deprecated
    public interface QuotaUpdater {
        void updateQuota(long newQuota);
    }

    public static WebStorage getInstance() {
        return sInstance;
    }

    public void deleteAllData() {
    }

    public void deleteOrigin(String origin) {
    }
}
