package org.esdroid.samples.bakery;


import android.content.ContentProvider;
import android.content.ContentUris;
import android.content.ContentValues;
import android.content.UriMatcher;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import java.util.ArrayList;
import java.util.List;

public class Shelf extends ContentProvider {
    static final Uri LOAVES = Uri.parse("content://org.esdroid.samples.bakery/loaves");

    private final UriMatcher matcher = new UriMatcher(UriMatcher.NO_MATCH);
    private final List<String> loaves = new ArrayList<>();

    @Override
    public boolean onCreate() {
        matcher.addURI("org.esdroid.samples.bakery", "loaves", 1);
        matcher.addURI("org.esdroid.samples.bakery", "loaf/#", 2); // fault, thin
        return true;
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        loaves.add(values.getAsString("kind")); // not
        return ContentUris.withAppendedId(uri, loaves.size() - 1); // thin
    }

    @Override
    public Cursor query(Uri uri, String[] columns, String where, String[] with, String order) {
        MatrixCursor rows = new MatrixCursor(new String[] {"kind"});
        switch (matcher.match(uri)) { // full
            case 1:
                for (String loaf : loaves) {
                    rows.addRow(new Object[] {loaf});
                }
                return rows;
            case 2:
                rows.addRow(new Object[] {loaves.get((int) ContentUris.parseId(uri))});
                return rows;
            default:
                return null; // thin
        }
    }

    @Override
    public String getType(Uri uri) {
        return null;
    }

    @Override
    public int update(Uri uri, ContentValues values, String where, String[] with) {
        return 0;
    }

    @Override
    public int delete(Uri uri, String where, String[] with) {
        return 0;
    }
}
