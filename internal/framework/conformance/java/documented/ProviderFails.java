import android.content.ContentResolver;
import android.content.ContentValues;
import android.net.Uri;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a provider throws comes to who asked. */
public class ProviderFails {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final ContentResolver r = Runner.activity.getContentResolver();
        fails("insert", new Out.Code() {
            public void run() throws Exception {
                r.insert(Keeping.NAMES, new ContentValues());
            }
        });
        fails("file", new Out.Code() {
            public void run() throws Exception {
                r.openInputStream(Keeping.NAMES);
            }
        });
        fails("write", new Out.Code() {
            public void run() throws Exception {
                r.openOutputStream(Keeping.NAMES);
            }
        });
        fails("descriptor", new Out.Code() {
            public void run() throws Exception {
                r.openFileDescriptor(Uri.withAppendedPath(Keeping.NAMES, "1"), "r");
            }
        });
    }
}

