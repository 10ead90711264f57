package android.app.backup;

/** One entity of a backup. */
public abstract class BackupDataInputStream extends java.io.InputStream {
    BackupDataInputStream() {
    }

    public abstract String getKey();

    public abstract int size();
}
