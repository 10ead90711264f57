import android.content.Loader;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A loader's life, by hand. */
public class LoaderLives {
    public static void main(String[] args) throws Exception {
        final Loader<String> l = new Loader<String>(Runner.activity) {
            @Override
            protected void onStartLoading() {
                say("start");
            }

            @Override
            protected void onForceLoad() {
                say("force");
            }

            @Override
            protected boolean onCancelLoad() {
                say("cancel");
                return true;
            }

            @Override
            protected void onStopLoading() {
                say("stop");
            }

            @Override
            protected void onAbandon() {
                say("abandon");
            }

            @Override
            protected void onReset() {
                say("reset");
            }

            @Override
            public void deliverResult(String s) {
                say("deliver", s);
                super.deliverResult(s);
            }
        };
        final Loader.OnLoadCompleteListener<String> heard = new Loader.OnLoadCompleteListener<String>() {
            public void onLoadComplete(Loader<String> x, String s) {
                say("complete", s, x == l);
            }
        };
        say(l.isReset(), l.isStarted(), l.isAbandoned(), l.getId(), l.getContext() == Runner.activity.getApplicationContext());
        l.registerListener(7, heard);
        say(l.getId());
        fails("l.registerListener(8, heard)", new Code() {
            public void run() throws Exception {
                l.registerListener(8, heard);
            }
        });
        l.startLoading();
        say(l.isReset(), l.isStarted());
        l.deliverResult("one");
        l.onContentChanged();
        say(l.takeContentChanged());
        l.stopLoading();
        l.onContentChanged();
        say(l.takeContentChanged(), l.takeContentChanged(), l.isStarted());
        l.forceLoad();
        say(l.cancelLoad());
        l.abandon();
        say(l.isAbandoned(), l.dataToString("data").startsWith("String{"), l.dataToString(null));
        l.reset();
        say(l.isReset(), l.isAbandoned());
        l.unregisterListener(heard);
        fails("l.unregisterListener(heard)", new Code() {
            public void run() throws Exception {
                l.unregisterListener(heard);
            }
        });
        l.deliverResult("nobody hears");
        l.commitContentChanged();
        l.rollbackContentChanged();
    }
}
