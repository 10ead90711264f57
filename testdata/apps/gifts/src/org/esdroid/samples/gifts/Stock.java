package org.esdroid.samples.gifts;

import android.database.Cursor;
import android.database.MatrixCursor;

class Stock {
    static Cursor bought() {
        MatrixCursor rows = new MatrixCursor(new String[] {"name", "price"});
        rows.addRow(new Object[] {"lamp", 30});
        return rows;
    }

    static Cursor given() {
        MatrixCursor rows = new MatrixCursor(new String[] {"name", "giver"}); // fault, thin
        rows.addRow(new Object[] {"vase", "Ann"}); // full
        return rows; // thin
    }
}
