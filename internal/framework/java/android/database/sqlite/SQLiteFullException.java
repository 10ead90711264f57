package android.database.sqlite;

/** The disk is full. */
public class SQLiteFullException extends SQLiteException {
    public SQLiteFullException() {}

    public SQLiteFullException(String error) {
        super(error);
    }
}
