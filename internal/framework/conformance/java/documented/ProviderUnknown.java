import android.content.ContentResolver;
import android.content.ContentValues;
import android.net.Uri;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Authorities that nobody has. */
public class ProviderUnknown {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final ContentResolver r = Runner.activity.getContentResolver();
        final Uri none = Uri.parse("content://no.such/x");
        say(r.query(none, null, null, null, null), r.getType(none), r.acquireContentProviderClient(none));
        fails("insert", new Out.Code() {
            public void run() throws Exception {
                r.insert(none, new ContentValues());
            }
        });
        fails("update", new Out.Code() {
            public void run() throws Exception {
                r.update(none, new ContentValues(), null, null);
            }
        });
        fails("delete", new Out.Code() {
            public void run() throws Exception {
                r.delete(none, null, null);
            }
        });
        fails("call", new Out.Code() {
            public void run() throws Exception {
                r.call(none, "m", null, null);
            }
        });
        fails("open", new Out.Code() {
            public void run() throws Exception {
                r.openInputStream(none);
            }
        });
        fails("null", new Out.Code() {
            public void run() throws Exception {
                r.query(null, null, null, null, null);
            }
        });
    }
}

