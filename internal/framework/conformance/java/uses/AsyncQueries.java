import android.content.AsyncQueryHandler;
import android.database.Cursor;
import android.net.Uri;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Queries that answer later, with nothing to ask. */
public class AsyncQueries {
    public static void main(String[] args) throws Exception {
        AsyncQueryHandler q = new AsyncQueryHandler(Runner.activity.getContentResolver()) {
            @Override
            protected void onQueryComplete(int token, Object cookie, Cursor c) {
                say("query", token, cookie, c);
            }

            @Override
            protected void onInsertComplete(int token, Object cookie, Uri u) {
                say("insert", token, cookie, u);
            }

            @Override
            protected void onUpdateComplete(int token, Object cookie, int n) {
                say("update", token, cookie, n);
            }

            @Override
            protected void onDeleteComplete(int token, Object cookie, int n) {
                say("delete", token, cookie, n);
            }
        };
        q.startQuery(1, "cookie", Uri.parse("content://nobody/x"), null, null, null, null);
        Thread.sleep(200);
    }
}
