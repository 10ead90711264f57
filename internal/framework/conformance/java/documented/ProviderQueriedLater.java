import android.content.AsyncQueryHandler;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import esdroid.conformance.Keeping;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Queries on another thread, answered on this. */
public class ProviderQueriedLater {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Keeping.names.clear();
        AsyncQueryHandler h = new AsyncQueryHandler(Runner.activity.getContentResolver()) {
            @Override
            protected void onInsertComplete(int token, Object cookie, Uri uri) {
                say("inserted", token, cookie, uri);
                startQuery(2, "b", Keeping.NAMES, null, null, null, null);
            }

            @Override
            protected void onQueryComplete(int token, Object cookie, Cursor c) {
                say("queried", token, cookie, c.getCount(), Thread.currentThread().getName());
                startDelete(3, "c", Keeping.NAMES, null, null);
            }

            @Override
            protected void onDeleteComplete(int token, Object cookie, int n) {
                say("deleted", token, cookie, n);
            }
        };
        ContentValues v = new ContentValues();
        v.put("name", "ann");
        h.startInsert(1, "a", Keeping.NAMES, v);
    }
}

