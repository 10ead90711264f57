package android.app.backup;

import android.content.Context;
import android.os.ParcelFileDescriptor;

/** Backs up files of an application. */
public class SharedPreferencesBackupHelper implements BackupHelper {
    private final String[] mNames;

    public SharedPreferencesBackupHelper(Context context, String... prefGroups) {
        mNames = prefGroups;
    }

    public void performBackup(ParcelFileDescriptor oldState, BackupDataOutput data, ParcelFileDescriptor newState) {
    }

    public void restoreEntity(BackupDataInputStream data) {
    }

    public void writeNewStateDescription(ParcelFileDescriptor newState) {
    }
}
