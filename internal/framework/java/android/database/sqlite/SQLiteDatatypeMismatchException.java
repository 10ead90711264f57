package android.database.sqlite;

/** A value has the wrong type. */
public class SQLiteDatatypeMismatchException extends SQLiteException {
    public SQLiteDatatypeMismatchException() {}

    public SQLiteDatatypeMismatchException(String error) {
        super(error);
    }
}
