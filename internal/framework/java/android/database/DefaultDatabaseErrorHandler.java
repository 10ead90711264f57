package android.database;

import android.database.sqlite.SQLiteDatabase;
import android.util.Log;
import java.io.File;

/** Deletes a damaged database. */
public final class DefaultDatabaseErrorHandler implements DatabaseErrorHandler {
    private static final String TAG = "DefaultDatabaseErrorHandler";

    public void onCorruption(SQLiteDatabase dbObj) {
        Log.e(TAG, "Corruption reported by sqlite on database: " + dbObj.getPath());
        String path = dbObj.getPath();
        if (dbObj.isOpen()) {
            dbObj.close();
        }
        if (!path.equalsIgnoreCase(":memory:") && path.trim().length() != 0) {
            Log.e(TAG, "deleting the database file: " + path);
            SQLiteDatabase.deleteDatabase(new File(path));
        }
    }
}
