package org.esdroid.samples.ledger;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;

class LedgerHelper extends SQLiteOpenHelper {
    static final String TABLE = "entries";

    LedgerHelper(Context context) {
        super(context, "ledger.db", null, 1);
    }

    @Override
    public void onCreate(SQLiteDatabase db) {
        db.execSQL("CREATE TABLE " + TABLE + " (_id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)");
        db.execSQL("INSERT INTO " + TABLE + " (text) VALUES ('opening')");
    }

    @Override
    public void onUpgrade(SQLiteDatabase db, int from, int to) {
        db.execSQL("DROP TABLE " + TABLE);
        onCreate(db);
    }
}
