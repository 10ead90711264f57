package android.database.sqlite;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase.CursorFactory;

/** Makes the cursors of a query. */
public interface SQLiteCursorDriver {
    Cursor query(CursorFactory factory, String[] bindArgs);

    void cursorDeactivated();

    void cursorRequeried(Cursor cursor);

    void cursorClosed();

    void setBindArguments(String[] bindArgs);
}
