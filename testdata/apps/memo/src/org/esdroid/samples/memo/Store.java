package org.esdroid.samples.memo;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import android.database.sqlite.*;

public class Store extends ContentProvider {
    static final Uri URI = Uri.parse("content://org.esdroid.samples.memo/memos");
    private SQLiteOpenHelper helper;

    @Override
    public boolean onCreate() {
        helper = new SQLiteOpenHelper(getContext(), "memo.db", null, 1) {
            @Override
            public void onCreate(SQLiteDatabase db) {
                db.execSQL("create table memo (_id integer primary key, title text, body text)");
            }

            @Override
            public void onUpgrade(SQLiteDatabase db, int from, int to) {
            }
        };
        return true;
    }

    @Override
    public Cursor query(Uri uri, String[] columns, String where, String[] args, String order) {
        Cursor c = helper.getReadableDatabase().query("memo", columns, where, args, null, null, order);
        c.setNotificationUri(getContext().getContentResolver(), uri);
        return c;
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        long id = helper.getWritableDatabase().insert("memo", null, values);
        getContext().getContentResolver().notifyChange(uri, null);
        return ContentUris.withAppendedId(uri, id);
    }

    @Override
    public String getType(Uri uri) {
        return null;
    }

    @Override
    public int delete(Uri uri, String where, String[] args) {
        return 0;
    }

    @Override
    public int update(Uri uri, ContentValues v, String where, String[] args) {
        return 0;
    }
}
