import android.content.ContentResolver;
import android.content.ContentValues;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Handler;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Who observes what hears which changes. */
public class ProviderObserved {
    /** Tells of changes. */
    static class Observing extends ContentObserver {
        private final String name;

        Observing(String name) {
            super(new Handler());
            this.name = name;
        }

        @Override
        public void onChange(boolean self, Uri uri) {
            say(name, self, uri);
        }
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Keeping.names.clear();
        final ContentResolver r = Runner.activity.getContentResolver();
        final ContentObserver all = new Observing("all"), own = new Observing("own"), row = new Observing("row");
        r.registerContentObserver(Keeping.NAMES, true, all);
        r.registerContentObserver(Keeping.NAMES, false, own);
        r.registerContentObserver(Uri.withAppendedPath(Keeping.NAMES, "0"), false, row);
        ContentValues v = new ContentValues();
        v.put("name", "ann");
        r.insert(Keeping.NAMES, v);
        say("inserted");
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                r.notifyChange(Keeping.NAMES, null);
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                r.notifyChange(Keeping.NAMES, all);
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                r.notifyChange(Uri.parse("content://esdroid.keeping"), null);
            }
        });
        Stage.then(4000, new Out.Code() {
            public void run() throws Exception {
                r.unregisterContentObserver(all);
                r.unregisterContentObserver(own);
                r.unregisterContentObserver(row);
                r.notifyChange(Keeping.NAMES, null);
            }
        });
    }
}

