package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.content.SearchRecentSuggestionsProvider;
import android.net.Uri;
import android.text.TextUtils;
import android.util.Log;
import java.util.concurrent.Semaphore;

/** Adds to and clears what a SearchRecentSuggestionsProvider keeps. */
public class SearchRecentSuggestions {
    public static final String[] QUERIES_PROJECTION_1LINE = {"_id", "date", "query", "display1"};
    public static final String[] QUERIES_PROJECTION_2LINE = {"_id", "date", "query", "display1", "display2"};
    public static final int QUERIES_PROJECTION_DATE_INDEX = 1;
    public static final int QUERIES_PROJECTION_QUERY_INDEX = 2;
    public static final int QUERIES_PROJECTION_DISPLAY1_INDEX = 3;
    public static final int QUERIES_PROJECTION_DISPLAY2_INDEX = 4;

    private static final int MAX_HISTORY_COUNT = 250;
    private static final Semaphore sWritten = new Semaphore(0);

    private final Context mContext;
    private final String mAuthority;
    private final boolean mTwoLines;
    private final Uri mSuggestions;

    public SearchRecentSuggestions(Context context, String authority, int mode) {
        if (TextUtils.isEmpty(authority) || (mode & SearchRecentSuggestionsProvider.DATABASE_MODE_QUERIES) == 0) {
            throw new IllegalArgumentException();
        }
        mTwoLines = (mode & SearchRecentSuggestionsProvider.DATABASE_MODE_2LINES) != 0;
        mContext = context;
        mAuthority = authority;
        mSuggestions = Uri.parse("content://" + mAuthority + "/suggestions");
    }

    public void saveRecentQuery(final String queryString, final String line2) {
        if (TextUtils.isEmpty(queryString)) {
            return;
        }
        if (!mTwoLines && !TextUtils.isEmpty(line2)) {
            throw new IllegalArgumentException();
        }
        new Thread("saveRecentQuery") {
            @Override
            public void run() {
                save(queryString, line2);
                sWritten.release();
            }
        }.start();
    }

    private void save(String query, String line2) {
        ContentResolver cr = mContext.getContentResolver();
        try {
            ContentValues values = new ContentValues();
            values.put("display1", query);
            if (mTwoLines) {
                values.put("display2", line2);
            }
            values.put("query", query);
            values.put("date", System.currentTimeMillis());
            cr.insert(mSuggestions, values);
        } catch (RuntimeException e) {
            Log.e("SearchSuggestions", "saveRecentQuery", e);
        }
        truncateHistory(cr, MAX_HISTORY_COUNT);
    }

    public void clearHistory() {
        truncateHistory(mContext.getContentResolver(), 0);
    }

    protected void truncateHistory(ContentResolver cr, int maxEntries) {
        if (maxEntries < 0) {
            throw new IllegalArgumentException();
        }
        try {
            String selection = maxEntries > 0 ? "_id IN (SELECT _id FROM suggestions ORDER BY date DESC LIMIT -1 OFFSET " + maxEntries + ")" : null;
            cr.delete(mSuggestions, selection, null);
        } catch (RuntimeException e) {
            Log.e("SearchSuggestions", "truncateHistory", e);
        }
    }
}
