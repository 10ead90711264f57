package android.widget;

import android.database.Cursor;

/** Runs the query behind a cursor adapter's filter. */
public interface FilterQueryProvider {
    Cursor runQuery(CharSequence constraint);
}
