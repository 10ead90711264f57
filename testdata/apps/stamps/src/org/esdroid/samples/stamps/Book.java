package org.esdroid.samples.stamps;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import android.database.sqlite.*;

class Book extends SQLiteOpenHelper {
    Book(Context c) {
        super(c, "stamps.db", null, 1);
    }

    @Override
    public void onCreate(SQLiteDatabase db) {
        db.execSQL("create table stamp (nr integer primary key, name text)"); // full
        db.execSQL("insert into stamp values (1, 'Black')"); // full
        db.execSQL("insert into stamp values (2, 'Blue')"); // full
    }

    @Override
    public void onUpgrade(SQLiteDatabase db, int from, int to) {
    }

    private int count() {
        Cursor c = getReadableDatabase().rawQuery("select count(*) from stamp", null); // thin
        c.moveToFirst();
        int n = c.getInt(0); // thin
        c.close();
        return n; // thin
    }

    long add(String name) {
        ContentValues v = new ContentValues(); // full
        v.put("nr", count() + 1); // fault, thin
        v.put("name", name);
        return getWritableDatabase().insertOrThrow("stamp", null, v); // thin
    }

    void sell() {
        getWritableDatabase().execSQL("delete from stamp where nr = (select min(nr) from stamp)"); // full
    }
}
