package android.database;

import android.database.sqlite.SQLiteDatabase;

/** Is told of a damaged database. */
public interface DatabaseErrorHandler {
    void onCorruption(SQLiteDatabase dbObj);
}
