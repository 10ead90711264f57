package android.app.backup;

import android.content.Context;
import android.os.ParcelFileDescriptor;

/** Backs up files of an application. */
public class FileBackupHelper implements BackupHelper {
    private final String[] mNames;

    public FileBackupHelper(Context context, String... files) {
        mNames = files;
    }

    public void performBackup(ParcelFileDescriptor oldState, BackupDataOutput data, ParcelFileDescriptor newState) {
    }

    public void restoreEntity(BackupDataInputStream data) {
    }

    public void writeNewStateDescription(ParcelFileDescriptor newState) {
    }
}
