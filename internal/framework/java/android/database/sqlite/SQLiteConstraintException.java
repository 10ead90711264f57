package android.database.sqlite;

/** A constraint was violated. */
public class SQLiteConstraintException extends SQLiteException {
    public SQLiteConstraintException() {}

    public SQLiteConstraintException(String error) {
        super(error);
    }
}
