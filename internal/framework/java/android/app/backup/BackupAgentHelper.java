package android.app.backup;

import android.os.ParcelFileDescriptor;
import java.io.IOException;
import java.util.TreeMap;

/** Backs up by helpers. */
public class BackupAgentHelper extends BackupAgent {
    private final TreeMap<String, BackupHelper> mHelpers = new TreeMap<String, BackupHelper>();

    @Override
    public void onBackup(ParcelFileDescriptor oldState, BackupDataOutput data, ParcelFileDescriptor newState) throws IOException {
        for (BackupHelper helper : mHelpers.values()) {
            helper.performBackup(oldState, data, newState);
        }
    }

    @Override
    public void onRestore(BackupDataInput data, int appVersionCode, ParcelFileDescriptor newState) throws IOException {
        for (BackupHelper helper : mHelpers.values()) {
            helper.writeNewStateDescription(newState);
        }
    }

    public void addHelper(String keyPrefix, BackupHelper helper) {
        mHelpers.put(keyPrefix, helper);
    }
}
