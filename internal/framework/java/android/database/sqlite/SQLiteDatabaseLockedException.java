package android.database.sqlite;

/** The database is locked. */
public class SQLiteDatabaseLockedException extends SQLiteException {
    public SQLiteDatabaseLockedException() {}

    public SQLiteDatabaseLockedException(String error) {
        super(error);
    }
}
