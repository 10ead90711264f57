import android.content.ContentResolver;
import android.content.ContentValues;
import android.database.ContentObserver;
import android.database.Cursor;
import android.os.Handler;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A cursor hears of its own place. */
public class ProviderCursorObserved {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Keeping.names.clear();
        final ContentResolver r = Runner.activity.getContentResolver();
        final Cursor c = r.query(Keeping.NAMES, null, null, null, null);
        c.registerContentObserver(new ContentObserver(new Handler()) {
            public void onChange(boolean self) {
                say("changed", self);
            }
        });
        ContentValues v = new ContentValues();
        v.put("name", "ann");
        r.insert(Keeping.NAMES, v);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say(c.getCount());
                c.close();
                r.notifyChange(Keeping.NAMES, null);
            }
        });
    }
}

