package esdroid.conformance;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A provider of names that tells what it is asked. */
public class Keeping extends ContentProvider {
    public static final Uri NAMES = Uri.parse("content://esdroid.keeping/names");
    public static final List<String> names = new ArrayList<String>();

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public Cursor query(Uri uri, String[] columns, String where, String[] arguments, String order) {
        Out.say("query", uri, columns, where, arguments, order, getCallingPackage());
        if (uri.getPath().equals("/none")) return null;
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "name"});
        for (String name : names) c.addRow(new Object[] {names.indexOf(name), name});
        c.setNotificationUri(getContext().getContentResolver(), uri);
        return c;
    }

    @Override
    public String getType(Uri uri) {
        return uri.getPathSegments().size() > 1 ? "vnd.android.cursor.item/name" : "vnd.android.cursor.dir/name";
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        Out.say("insert", uri, values);
        if (values.size() == 0) throw new IllegalArgumentException("nothing to insert into " + uri);
        names.add(values.getAsString("name"));
        Uri row = Uri.withAppendedPath(uri, String.valueOf(names.size() - 1));
        getContext().getContentResolver().notifyChange(row, null);
        return row;
    }

    @Override
    public int delete(Uri uri, String where, String[] arguments) {
        Out.say("delete", uri, where, arguments);
        int all = names.size();
        names.clear();
        return all;
    }

    @Override
    public int update(Uri uri, ContentValues values, String where, String[] arguments) {
        Out.say("update", uri, values, where, arguments);
        return names.size();
    }

    @Override
    public Bundle call(String method, String argument, Bundle extras) {
        Out.say("call", method, argument, extras == null ? "no extras" : extras.keySet());
        Bundle b = new Bundle();
        b.putString("answer", method + " " + Arrays.asList(argument));
        return b;
    }
}
