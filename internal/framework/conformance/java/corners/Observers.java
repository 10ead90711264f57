import android.content.ContentResolver;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Handler;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Who hears of changes: descendants, itself, batches of notices. */
public class Observers {
    public static void main(String[] args) throws Exception {
        final ContentResolver r = Runner.activity.getContentResolver();
        class Hears extends ContentObserver {
            final String name;
            final boolean own;

            Hears(String name, boolean own, Handler h) {
                super(h);
                this.name = name;
                this.own = own;
            }

            @Override
            public String toString() {
                return name;
            }

            @Override
            public boolean deliverSelfNotifications() {
                return own;
            }

            @Override
            public void onChange(boolean self, Uri u) {
                say(name, self, u);
                super.onChange(self, u);
            }

            @Override
            public void onChange(boolean self) {
                say(name, "old", self);
            }
        }
        Handler h = new Handler();
        final Hears all = new Hears("all", false, h), exact = new Hears("exact", true, h), direct = new Hears("direct", true, null);
        say(all.deliverSelfNotifications(), exact.deliverSelfNotifications());
        all.dispatchChange(false, Uri.parse("content://x/y"));
        exact.dispatchChange(true);
        direct.dispatchChange(true, null);
        direct.onChange(true);
        android.database.ContentObservable o = new android.database.ContentObservable();
        o.registerObserver(direct);
        o.registerObserver(exact);
        o.dispatchChange(true, Uri.parse("content://a"));
        o.notifyChange(true);
        final android.database.ContentObservable p = o;
        fails("p.registerObserver(direct)", new Code() {
            public void run() throws Exception {
                p.registerObserver(direct);
            }
        });
        fails("p.registerObserver(null)", new Code() {
            public void run() throws Exception {
                p.registerObserver(null);
            }
        });
        fails("p.unregisterObserver(all)", new Code() {
            public void run() throws Exception {
                p.unregisterObserver(all);
            }
        });
        fails("p.unregisterObserver((ContentObserver) null)", new Code() {
            public void run() throws Exception {
                p.unregisterObserver((ContentObserver) null);
            }
        });
        o.unregisterAll();
        android.database.DataSetObservable d = new android.database.DataSetObservable();
        android.database.DataSetObserver twice = new android.database.DataSetObserver() {
            public void onChanged() {
                say("data changed");
            }

            public void onInvalidated() {
                say("data gone");
            }

            @Override
            public String toString() {
                return "twice";
            }
        };
        d.registerObserver(twice);
        d.notifyChanged();
        d.notifyInvalidated();
        final android.database.DataSetObservable e = d;
        fails("e.registerObserver(twice)", new Code() {
            public void run() throws Exception {
                e.registerObserver(twice);
            }
        });
    }
}
