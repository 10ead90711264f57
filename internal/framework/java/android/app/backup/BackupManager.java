package android.app.backup;

import android.content.Context;

/** Tells that there is something new to back up; nothing is, here. */
public class BackupManager {
    public static final int SUCCESS = 0;
    public static final int ERROR_BACKUP_NOT_ALLOWED = -2001;
    public static final int ERROR_PACKAGE_NOT_FOUND = -2002;
    public static final int ERROR_BACKUP_CANCELLED = -2003;
    public static final int ERROR_TRANSPORT_ABORTED = -1000;
    public static final int ERROR_TRANSPORT_PACKAGE_REJECTED = -1002;
    public static final int ERROR_TRANSPORT_QUOTA_EXCEEDED = -1005;
    public static final int ERROR_AGENT_FAILURE = -1003;
    public static final int ERROR_TRANSPORT_UNAVAILABLE = -1;

    public BackupManager(Context context) {
    }

    public void dataChanged() {
    }

    public static void dataChanged(String packageName) {
    }

    public int requestRestore(RestoreObserver observer) {
        return -1;
    }
}
