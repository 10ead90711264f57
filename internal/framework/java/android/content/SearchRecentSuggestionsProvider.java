package android.content;

import android.app.SearchManager;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import android.net.Uri;
import android.text.TextUtils;

/** Keeps what was searched for last, in a database of the app, and suggests it. */
public class SearchRecentSuggestionsProvider extends ContentProvider {
    public static final int DATABASE_MODE_QUERIES = 1;
    public static final int DATABASE_MODE_2LINES = 2;

    private static final String TABLE = "suggestions";
    private static final String ORDER = "date DESC";
    private static final String NULL_COLUMN = "query";
    private static final int VERSION = 2 * 256;
    private static final int URI_MATCH_SUGGEST = 1;
    private static final String ITEM_TYPE = "vnd.android.cursor.item/suggestion";

    private SQLiteOpenHelper mHelper;
    private String mAuthority;
    private int mMode;
    private boolean mTwoLines;
    private Uri mSuggestions;
    private UriMatcher mMatcher;
    private String mClause;
    private String[] mColumns;

    protected void setupSuggestions(String authority, int mode) {
        if (TextUtils.isEmpty(authority) || (mode & DATABASE_MODE_QUERIES) == 0) {
            throw new IllegalArgumentException();
        }
        mTwoLines = (mode & DATABASE_MODE_2LINES) != 0;
        mAuthority = authority;
        mMode = mode;
        mSuggestions = Uri.parse("content://" + mAuthority + "/suggestions");
        mMatcher = new UriMatcher(UriMatcher.NO_MATCH);
        mMatcher.addURI(mAuthority, SearchManager.SUGGEST_URI_PATH_QUERY, URI_MATCH_SUGGEST);
        String icon = "'android.resource://system/" + com.android.internal.R.drawable.ic_menu_recent_history + "' AS "
                + SearchManager.SUGGEST_COLUMN_ICON_1;
        if (mTwoLines) {
            mClause = "display1 LIKE ? OR display2 LIKE ?";
            mColumns = new String[] {"0 AS " + SearchManager.SUGGEST_COLUMN_FORMAT, icon, "display1 AS " + SearchManager.SUGGEST_COLUMN_TEXT_1,
                    "display2 AS " + SearchManager.SUGGEST_COLUMN_TEXT_2, "query AS " + SearchManager.SUGGEST_COLUMN_QUERY, "_id"};
        } else {
            mClause = "display1 LIKE ?";
            mColumns = new String[] {"0 AS " + SearchManager.SUGGEST_COLUMN_FORMAT, icon, "display1 AS " + SearchManager.SUGGEST_COLUMN_TEXT_1,
                    "query AS " + SearchManager.SUGGEST_COLUMN_QUERY, "_id"};
        }
    }

    @Override
    public int delete(Uri uri, String selection, String[] selectionArgs) {
        SQLiteDatabase db = mHelper.getWritableDatabase();
        if (uri.getPathSegments().size() != 1) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        if (!uri.getPathSegments().get(0).equals(TABLE)) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        int count = db.delete(TABLE, selection, selectionArgs);
        getContext().getContentResolver().notifyChange(uri, null);
        return count;
    }

    @Override
    public String getType(Uri uri) {
        if (mMatcher.match(uri) == URI_MATCH_SUGGEST) {
            return SearchManager.SUGGEST_MIME_TYPE;
        }
        int length = uri.getPathSegments().size();
        if (length >= 1 && uri.getPathSegments().get(0).equals(TABLE)) {
            if (length == 1) {
                return "vnd.android.cursor.dir/suggestion";
            } else if (length == 2) {
                return ITEM_TYPE;
            }
        }
        throw new IllegalArgumentException("Unknown Uri");
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        SQLiteDatabase db = mHelper.getWritableDatabase();
        int length = uri.getPathSegments().size();
        if (length < 1) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        long row = -1;
        Uri out = null;
        if (uri.getPathSegments().get(0).equals(TABLE) && length == 1) {
            row = db.insert(TABLE, NULL_COLUMN, values);
            if (row > 0) {
                out = Uri.withAppendedPath(mSuggestions, String.valueOf(row));
            }
        }
        if (row < 0) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        getContext().getContentResolver().notifyChange(out, null);
        return out;
    }

    @Override
    public boolean onCreate() {
        if (mAuthority == null || mMode == 0) {
            throw new IllegalArgumentException("Provider not configured");
        }
        mHelper = new Helper(getContext(), VERSION + mMode, mTwoLines);
        return true;
    }

    @Override
    public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
        SQLiteDatabase db = mHelper.getReadableDatabase();
        if (mMatcher.match(uri) == URI_MATCH_SUGGEST) {
            String where = null;
            String[] args = null;
            if (!TextUtils.isEmpty(selectionArgs[0])) {
                String like = "%" + selectionArgs[0] + "%";
                args = mTwoLines ? new String[] {like, like} : new String[] {like};
                where = mClause;
            }
            Cursor c = db.query(TABLE, mColumns, where, args, null, null, ORDER, null);
            c.setNotificationUri(getContext().getContentResolver(), uri);
            return c;
        }
        int length = uri.getPathSegments().size();
        if (length != 1 && length != 2) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        String base = uri.getPathSegments().get(0);
        if (!base.equals(TABLE)) {
            throw new IllegalArgumentException("Unknown Uri");
        }
        String[] columns = null;
        if (projection != null && projection.length > 0) {
            columns = new String[projection.length + 1];
            System.arraycopy(projection, 0, columns, 0, projection.length);
            columns[projection.length] = "_id AS _id";
        }
        StringBuilder where = new StringBuilder();
        if (length == 2) {
            where.append("(_id = ").append(uri.getPathSegments().get(1)).append(")");
        }
        if (selection != null && selection.length() > 0) {
            if (where.length() > 0) {
                where.append(" AND ");
            }
            where.append('(').append(selection).append(')');
        }
        Cursor c = db.query(base, columns, where.toString(), selectionArgs, null, null, sortOrder, null);
        c.setNotificationUri(getContext().getContentResolver(), uri);
        return c;
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
        throw new UnsupportedOperationException("Not implemented");
    }

    /** Makes the table. */
    private static class Helper extends SQLiteOpenHelper {
        private final boolean mTwoLines;

        Helper(Context context, int version, boolean twoLines) {
            super(context, "suggestions.db", null, version);
            mTwoLines = twoLines;
        }

        @Override
        public void onCreate(SQLiteDatabase db) {
            db.execSQL("CREATE TABLE suggestions (_id INTEGER PRIMARY KEY,display1 TEXT UNIQUE ON CONFLICT REPLACE"
                    + (mTwoLines ? ",display2 TEXT" : "") + ",query TEXT,date LONG);");
        }

        @Override
        public void onUpgrade(SQLiteDatabase db, int oldVersion, int newVersion) {
            db.execSQL("DROP TABLE IF EXISTS suggestions");
            onCreate(db);
        }
    }
}
