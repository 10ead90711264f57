import android.app.LoaderManager;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A manager refuses what is no loader. */
public class LoaderNull {
    public static void main(String[] args) throws Exception {
        final LoaderManager m = Runner.activity.getLoaderManager();
        final LoaderManager.LoaderCallbacks<String> callbacks = new LoaderManager.LoaderCallbacks<String>() {
            public Loader<String> onCreateLoader(int id, Bundle b) {
                if (id == 1) return null;
                if (id == 2) throw new IllegalStateException("no loader");
                return new Inner(Runner.activity);
            }

            public void onLoadFinished(Loader<String> l, String s) {
                say("finished", s);
            }

            public void onLoaderReset(Loader<String> l) {
                say("reset");
            }

            class Inner extends Loader<String> {
                Inner(Context c) {
                    super(c);
                }
            }
        };
        say(m.initLoader(1, null, callbacks), m.getLoader(1));
        fails("m.initLoader(2, null, callbacks)", new Code() {
            public void run() throws Exception {
                m.initLoader(2, null, callbacks);
            }
        });
        m.destroyLoader(1);
    }
}
