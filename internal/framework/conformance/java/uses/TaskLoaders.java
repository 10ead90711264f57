import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;
import android.os.Handler;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A loader in the background with a manager: delivered again, restarted, destroyed. */
public class TaskLoaders {
    public static void main(String[] args) throws Exception {
        final LoaderManager m = Runner.activity.getLoaderManager();
        class Loads extends AsyncTaskLoader<String> {
            final String text;

            Loads(Context c, String text) {
                super(c);
                this.text = text;
            }

            @Override
            protected void onStartLoading() {
                say("start", text);
                forceLoad();
            }

            @Override
            public String loadInBackground() {
                return "loaded " + text;
            }

            @Override
            public void onCanceled(String s) {
                say("cancelled", s);
            }

            @Override
            protected void onReset() {
                say("reset", text);
            }
        }
        final LoaderManager.LoaderCallbacks<String> callbacks = new LoaderManager.LoaderCallbacks<String>() {
            public Loader<String> onCreateLoader(int id, Bundle b) {
                say("create", id, b == null ? null : b.getString("k"));
                return new Loads(Runner.activity, b == null ? "nothing" : b.getString("k"));
            }

            public void onLoadFinished(Loader<String> l, String s) {
                say("finished", l.getId(), s);
            }

            public void onLoaderReset(Loader<String> l) {
                say("loader reset", l.getId());
            }
        };
        Bundle b = new Bundle();
        b.putString("k", "first");
        say(m.getLoader(3));
        Loader<String> l = m.initLoader(3, b, callbacks);
        say((Object) m.getLoader(3) == l, l.isStarted());
        final Handler h = new Handler();
        h.postDelayed(new Runnable() {
            public void run() {
                say("again", m.initLoader(3, null, callbacks).getId());
            }
        }, 1000);
        h.postDelayed(new Runnable() {
            public void run() {
                Bundle c = new Bundle();
                c.putString("k", "second");
                m.restartLoader(3, c, callbacks);
            }
        }, 2000);
        h.postDelayed(new Runnable() {
            public void run() {
                m.destroyLoader(3);
                say(m.getLoader(3));
                m.destroyLoader(3);
                m.destroyLoader(99);
            }
        }, 3000);
    }
}
