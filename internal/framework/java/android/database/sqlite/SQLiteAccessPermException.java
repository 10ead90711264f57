package android.database.sqlite;

/** Access is not permitted. */
public class SQLiteAccessPermException extends SQLiteException {
    public SQLiteAccessPermException() {}

    public SQLiteAccessPermException(String error) {
        super(error);
    }
}
