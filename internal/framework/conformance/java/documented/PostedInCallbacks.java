import android.content.Intent;
import android.os.Handler;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What the callbacks post comes behind them. */
public class PostedInCallbacks {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                final Acting first = a;
                new Handler().post(new Runnable() {
                    public void run() {
                        say("posted in create, window has", first.hasWindowFocus() ? "focus" : "no focus");
                    }
                });
                return null;
            }
        });
        Stage.on("First resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                new Handler().post(new Runnable() {
                    public void run() {
                        say("posted in resume");
                    }
                });
                return null;
            }
        });
        Stage.on("First pause", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                new Handler().post(new Runnable() {
                    public void run() {
                        say("posted in pause");
                    }
                });
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).finish();
            }
        });
    }
}

