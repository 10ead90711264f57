package android.database.sqlite;

/** An I/O error. */
public class SQLiteDiskIOException extends SQLiteException {
    public SQLiteDiskIOException() {}

    public SQLiteDiskIOException(String error) {
        super(error);
    }
}
