package android.database.sqlite;

/** The file is damaged or no database. */
public class SQLiteDatabaseCorruptException extends SQLiteException {
    public SQLiteDatabaseCorruptException() {}

    public SQLiteDatabaseCorruptException(String error) {
        super(error);
    }
}
