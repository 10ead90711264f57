package android.database.sqlite;

/** The database is read-only. */
public class SQLiteReadOnlyDatabaseException extends SQLiteException {
    public SQLiteReadOnlyDatabaseException() {}

    public SQLiteReadOnlyDatabaseException(String error) {
        super(error);
    }
}
