package org.esdroid.samples.strata;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;

class Book extends SQLiteOpenHelper {
    Book(Context context, int version) {
        super(context, "strata", null, version);
    }

    @Override
    public void onCreate(SQLiteDatabase store) {
        store.execSQL("create table layers (name text, deep integer)"); // fault, thin
    }

    @Override
    public void onUpgrade(SQLiteDatabase store, int from, int to) {
        store.execSQL("create table tools (name text)");
    }
}
