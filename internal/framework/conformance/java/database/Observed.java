import android.database.ContentObservable;
import android.database.ContentObserver;
import android.database.CursorIndexOutOfBoundsException;
import android.database.DataSetObservable;
import android.database.DataSetObserver;
import android.database.SQLException;
import android.database.StaleDataException;
import android.database.sqlite.SQLiteConstraintException;
import android.net.Uri;
import android.os.Handler;
import static esdroid.conformance.Out.*;

/** Who hears that content changed. */
public class Observed {
    public static void main(String[] args) throws Exception {
        final ContentObservable all = new ContentObservable();
        final ContentObserver o = new ContentObserver(new Handler()) {
            @Override
            public String toString() {
                return "the observer";
            }

            @Override
            public void onChange(boolean self) {
                say("changed", self);
            }

            @Override
            public boolean deliverSelfNotifications() {
                return true;
            }
        };
        all.registerObserver(o);
        fails("all.registerObserver(o)", new Code() {
            public void run() throws Exception {
                all.registerObserver(o);
            }
        });
        fails("all.registerObserver(null)", new Code() {
            public void run() throws Exception {
                all.registerObserver(null);
            }
        });
        all.dispatchChange(false);
        o.onChange(true);
        o.dispatchChange(true, Uri.parse("content://x"));
        all.unregisterObserver(o);
        fails("all.unregisterObserver(o)", new Code() {
            public void run() throws Exception {
                all.unregisterObserver(o);
            }
        });
        final DataSetObservable sets = new DataSetObservable();
        DataSetObserver s = new DataSetObserver() {
            @Override
            public void onChanged() {
                say("set changed");
            }

            @Override
            public void onInvalidated() {
                say("set invalid");
            }
        };
        sets.registerObserver(s);
        sets.notifyChanged();
        sets.notifyInvalidated();
        sets.unregisterAll();
        sets.notifyChanged();
        say(new CursorIndexOutOfBoundsException(3, 2).getMessage(), new StaleDataException("stale").getMessage(), new SQLException("x", new Exception("y")).getCause().getMessage(), new SQLiteConstraintException("c").getMessage());
    }
}
