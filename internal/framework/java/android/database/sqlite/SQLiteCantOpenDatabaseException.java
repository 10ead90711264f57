package android.database.sqlite;

/** The database cannot be opened. */
public class SQLiteCantOpenDatabaseException extends SQLiteException {
    public SQLiteCantOpenDatabaseException() {}

    public SQLiteCantOpenDatabaseException(String error) {
        super(error);
    }
}
