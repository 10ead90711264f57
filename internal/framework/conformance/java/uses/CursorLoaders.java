import android.content.CursorLoader;
import android.content.Loader;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Loaders of cursors, with nothing behind their address. */
public class CursorLoaders {
    public static void main(String[] args) throws Exception {
        final CursorLoader l = new CursorLoader(Runner.activity, Uri.parse("content://no.such.authority/x"), new String[] {"a", "b"}, "a = ?", new String[] {"1"}, "b DESC");
        say(l.getUri(), l.getProjection(), l.getSelection(), l.getSelectionArgs(), l.getSortOrder());
        l.setUri(Uri.parse("content://other/y"));
        l.setProjection(null);
        l.setSelection("c");
        l.setSelectionArgs(null);
        l.setSortOrder(null);
        say(l.getUri(), l.getProjection(), l.getSelection(), l.getSelectionArgs(), l.getSortOrder());
        MatrixCursor one = new MatrixCursor(new String[] {"_id"}), two = new MatrixCursor(new String[] {"_id"});
        l.registerListener(1, new Loader.OnLoadCompleteListener<Cursor>() {
            public void onLoadComplete(Loader<Cursor> x, Cursor c) {
                say("complete", c == null ? null : c.isClosed());
            }
        });
        l.deliverResult(one);
        l.startLoading();
        l.deliverResult(one);
        l.deliverResult(two);
        say(one.isClosed(), two.isClosed());
        l.stopLoading();
        l.reset();
        say(two.isClosed());
        l.deliverResult(one);
    }
}
