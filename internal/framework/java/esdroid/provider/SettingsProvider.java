package esdroid.provider;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.Bundle;
import android.provider.SettingsTable;
import java.util.List;
import java.util.Map;

/** The settings as a provider. */
final class SettingsProvider extends ContentProvider {
    @Override
    public boolean onCreate() {
        return true;
    }

    private static SettingsTable table(Uri uri) {
        List<String> path = uri.getPathSegments();
        SettingsTable t = path.isEmpty() ? null : SettingsTable.of(path.get(0));
        if (t == null) {
            throw new IllegalArgumentException("Invalid URI: " + uri);
        }
        return t;
    }

    @Override
    public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
        SettingsTable t = table(uri);
        String[] columns = projection != null ? projection : new String[] {"_id", "name", "value"};
        MatrixCursor c = new MatrixCursor(columns);
        String only = uri.getPathSegments().size() > 1 ? uri.getPathSegments().get(1)
                : selection != null && selection.replace(" ", "").equals("name=?") && selectionArgs != null ? selectionArgs[0] : null;
        int id = 0;
        for (Map.Entry<String, String> e : t.all().entrySet()) {
            id++;
            if (only != null && !only.equals(e.getKey())) {
                continue;
            }
            Object[] row = new Object[columns.length];
            for (int i = 0; i < columns.length; i++) {
                row[i] = columns[i].equals("_id") ? (Object) id : columns[i].equals("name") ? e.getKey() : e.getValue();
            }
            c.addRow(row);
        }
        return c;
    }

    @Override
    public String getType(Uri uri) {
        return uri.getPathSegments().size() > 1 ? "vnd.android.cursor.item/" + uri.getPathSegments().get(0)
                : "vnd.android.cursor.dir/" + uri.getPathSegments().get(0);
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        String name = values.getAsString("name");
        table(uri).put(getContext().getContentResolver(), name, values.getAsString("value"));
        return Uri.withAppendedPath(uri, name);
    }

    @Override
    public int delete(Uri uri, String selection, String[] selectionArgs) {
        List<String> path = uri.getPathSegments();
        if (path.size() < 2) {
            return 0;
        }
        table(uri).put(getContext().getContentResolver(), path.get(1), null);
        return 1;
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
        List<String> path = uri.getPathSegments();
        if (path.size() < 2) {
            return 0;
        }
        table(uri).put(getContext().getContentResolver(), path.get(1), values.getAsString("value"));
        return 1;
    }

    @Override
    public Bundle call(String method, String arg, Bundle extras) {
        if (!method.startsWith("GET_")) {
            return null;
        }
        Bundle b = new Bundle();
        b.putString("value", SettingsTable.of(method.substring(4)).get(arg));
        return b;
    }
}
