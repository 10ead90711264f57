package android.database.sqlite;

/** The operation was aborted. */
public class SQLiteAbortException extends SQLiteException {
    public SQLiteAbortException() {}

    public SQLiteAbortException(String error) {
        super(error);
    }
}
