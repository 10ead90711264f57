package android.database.sqlite;

/** There is no further row. */
public class SQLiteDoneException extends SQLiteException {
    public SQLiteDoneException() {}

    public SQLiteDoneException(String error) {
        super(error);
    }
}
