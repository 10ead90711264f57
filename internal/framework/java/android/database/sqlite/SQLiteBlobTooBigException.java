package android.database.sqlite;

/** A value is too big. */
public class SQLiteBlobTooBigException extends SQLiteException {
    public SQLiteBlobTooBigException() {}

    public SQLiteBlobTooBigException(String error) {
        super(error);
    }
}
