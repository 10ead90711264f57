package android.app.backup;

/** Where a backup is written to. */
public class BackupDataOutput {
    BackupDataOutput() {
    }
}
