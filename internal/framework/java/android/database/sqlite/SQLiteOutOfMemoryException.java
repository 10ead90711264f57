package android.database.sqlite;

/** SQLite ran out of memory. */
public class SQLiteOutOfMemoryException extends SQLiteException {
    public SQLiteOutOfMemoryException() {}

    public SQLiteOutOfMemoryException(String error) {
        super(error);
    }
}
