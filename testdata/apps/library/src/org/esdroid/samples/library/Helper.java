package org.esdroid.samples.library;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;

class Helper extends SQLiteOpenHelper {
    Helper(Context context) {
        super(context, "books.db", null, 1);
    }

    @Override
    public void onCreate(SQLiteDatabase db) {
        db.execSQL("create table books (_id integer primary key autoincrement, title text not null, borrower text)"); // fault
    }

    @Override
    public void onUpgrade(SQLiteDatabase db, int from, int to) {
        db.execSQL("drop table books");
        onCreate(db);
    }
}
