package android.app.backup;

/** Where a backup is read from. */
public class BackupDataInput {
    BackupDataInput() {
    }
}
