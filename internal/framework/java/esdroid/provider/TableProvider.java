package esdroid.provider;

import android.content.ContentProvider;
import android.content.ContentUris;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteQueryBuilder;
import android.net.Uri;
import android.provider.BaseColumns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A provider over tables in memory: paths name a table or view, and a number at their end a row. */
final class TableProvider extends ContentProvider {
    /** What a provider is made of. */
    static final class Tables {
        final String name;
        String readPermission;
        String writePermission;
        boolean mapped;
        final ArrayList<String> sql = new ArrayList<String>();
        final LinkedHashMap<String, Route> routes = new LinkedHashMap<String, Route>();

        /** Tables of the provider that a device has under a class name, which failures tell. */
        Tables(String name) {
            this.name = name;
        }

        Tables permissions(String read, String write) {
            readPermission = read;
            writePermission = write;
            return this;
        }

        /** The provider maps the columns that it answers with: one that is not there fails before the database is asked. */
        Tables mapped() {
            mapped = true;
            return this;
        }

        Tables run(String statement) {
            sql.add(statement);
            return this;
        }

        /** A path with "#" and "*", the view that is read, the table that is written, a condition, and the type. */
        Tables route(String path, String view, String table, String where, String type) {
            routes.put(path, new Route(path, view, table, where, type));
            return this;
        }
    }

    /** What a path stands for; "{0}" of the condition is its first wildcard. */
    static final class Route {
        final String[] path;
        final String view;
        final String table;
        final String where;
        final String type;

        Route(String path, String view, String table, String where, String type) {
            this.path = path.length() == 0 ? new String[0] : path.split("/");
            this.view = view;
            this.table = table;
            this.where = where;
            this.type = type;
        }

        ArrayList<String> match(List<String> segments) {
            if (segments.size() != path.length) {
                return null;
            }
            ArrayList<String> found = new ArrayList<String>();
            for (int i = 0; i < path.length; i++) {
                String s = segments.get(i);
                if (path[i].equals("*")) {
                    found.add(s);
                } else if (path[i].equals("#")) {
                    for (int j = 0; j < s.length(); j++) {
                        if (!Character.isDigit(s.charAt(j))) {
                            return null;
                        }
                    }
                    found.add(s);
                } else if (!path[i].equals(s)) {
                    return null;
                }
            }
            return found;
        }
    }

    private final String mAuthority;
    private final Tables mTables;
    private SQLiteDatabase mDb;

    TableProvider(String authority, Tables tables) {
        mAuthority = authority;
        mTables = tables;
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    private synchronized SQLiteDatabase db() {
        if (mDb == null) {
            mDb = SQLiteDatabase.create(null);
            for (String s : mTables.sql) {
                mDb.execSQL(s);
            }
        }
        return mDb;
    }

    private void check(String permission, String what, Uri uri) {
        if (permission != null && getContext().checkSelfPermission(permission) != 0) {
            throw new SecurityException("Permission Denial: " + what + " " + mTables.name + " uri " + uri + " from pid="
                    + android.os.Process.myPid() + ", uid=" + android.os.Process.myUid() + " requires " + permission
                    + ", or grantUriPermission()");
        }
    }

    private Route find(Uri uri, ArrayList<String> wild) {
        List<String> segments = uri.getPathSegments();
        for (Map.Entry<String, Route> e : mTables.routes.entrySet()) {
            ArrayList<String> found = e.getValue().match(segments);
            if (found != null) {
                wild.addAll(found);
                return e.getValue();
            }
        }
        throw new IllegalArgumentException("Unknown URL " + uri);
    }

    private static String condition(Route r, ArrayList<String> wild) {
        String where = r.where;
        for (int i = 0; where != null && i < wild.size(); i++) {
            where = where.replace("{" + i + "}", wild.get(i).replace("'", "''"));
        }
        return where;
    }

    private HashMap<String, String> columns(String view) {
        HashMap<String, String> all = new LinkedHashMap<String, String>();
        Cursor c = db().rawQuery("SELECT * FROM " + view + " LIMIT 0", null);
        for (String name : c.getColumnNames()) {
            all.put(name, name);
        }
        c.close();
        all.put(BaseColumns._COUNT, "COUNT(*) AS _count");
        return all;
    }

    @Override
    public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
        check(mTables.readPermission, "reading", uri);
        ArrayList<String> wild = new ArrayList<String>();
        Route r = find(uri, wild);
        SQLiteQueryBuilder qb = new SQLiteQueryBuilder();
        qb.setTables(r.view);
        if (mTables.mapped) {
            qb.setProjectionMap(columns(r.view));
        }
        String where = condition(r, wild);
        if (where != null) {
            qb.appendWhere(where);
        }
        Cursor c = qb.query(db(), projection, selection, selectionArgs, null, null, sortOrder, uri.getQueryParameter("limit"));
        c.setNotificationUri(getContext().getContentResolver(), Uri.parse("content://" + mAuthority));
        return c;
    }

    @Override
    public String getType(Uri uri) {
        try {
            return find(uri, new ArrayList<String>()).type;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private void changed() {
        getContext().getContentResolver().notifyChange(Uri.parse("content://" + mAuthority), null);
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        check(mTables.writePermission, "writing", uri);
        Route r = find(uri, new ArrayList<String>());
        if (r.table == null) {
            throw new UnsupportedOperationException("Cannot insert into URL: " + uri);
        }
        long id = db().insert(r.table, "_id", values);
        if (id < 0) {
            return null;
        }
        changed();
        return ContentUris.withAppendedId(uri, id);
    }

    private String both(Route r, ArrayList<String> wild, String selection) {
        String where = condition(r, wild);
        if (where == null) {
            return selection;
        }
        return selection == null || selection.length() == 0 ? where : "(" + where + ") AND (" + selection + ")";
    }

    @Override
    public int delete(Uri uri, String selection, String[] selectionArgs) {
        check(mTables.writePermission, "writing", uri);
        ArrayList<String> wild = new ArrayList<String>();
        Route r = find(uri, wild);
        if (r.table == null) {
            throw new UnsupportedOperationException("Cannot delete that URL: " + uri);
        }
        int n = db().delete(r.table, both(r, wild, selection), selectionArgs);
        changed();
        return n;
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
        check(mTables.writePermission, "writing", uri);
        ArrayList<String> wild = new ArrayList<String>();
        Route r = find(uri, wild);
        if (r.table == null) {
            throw new UnsupportedOperationException("Cannot update URL: " + uri);
        }
        int n = db().update(r.table, values, both(r, wild, selection), selectionArgs);
        changed();
        return n;
    }
}
