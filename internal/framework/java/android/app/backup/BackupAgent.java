package android.app.backup;

import android.content.ContextWrapper;
import android.os.ParcelFileDescriptor;
import java.io.IOException;

/** Backs up an application; the system never asks it, here. */
public abstract class BackupAgent extends ContextWrapper {
    public static final int TYPE_EOF = 0;
    public static final int TYPE_FILE = 1;
    public static final int TYPE_DIRECTORY = 2;

    public BackupAgent() {
        super(null);
    }

    public void onCreate() {
    }

    public void onDestroy() {
    }

    public abstract void onBackup(ParcelFileDescriptor oldState, BackupDataOutput data, ParcelFileDescriptor newState) throws IOException;

    public abstract void onRestore(BackupDataInput data, int appVersionCode, ParcelFileDescriptor newState) throws IOException;

    public void onQuotaExceeded(long backupDataBytes, long quotaBytes) {
    }

    public void onRestoreFinished() {
    }
}
