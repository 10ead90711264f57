import android.app.Activity;
import android.app.Application;
import android.os.Bundle;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What the application hears of an activity, inside of the callbacks. */
public class LifeCallbacks {
    /** Tells what it hears. */
    static class Heard implements Application.ActivityLifecycleCallbacks {
        private void hear(String what, Activity a) {
            say("application", what, a.getClass().getSimpleName());
        }

        public void onActivityCreated(Activity a, Bundle state) {
            hear("created", a);
        }

        public void onActivityStarted(Activity a) {
            hear("started", a);
        }

        public void onActivityResumed(Activity a) {
            hear("resumed", a);
        }

        public void onActivityPaused(Activity a) {
            hear("paused", a);
        }

        public void onActivityStopped(Activity a) {
            hear("stopped", a);
        }

        public void onActivitySaveInstanceState(Activity a, Bundle state) {
            hear("saved", a);
        }

        public void onActivityDestroyed(Activity a) {
            hear("destroyed", a);
        }
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Application.ActivityLifecycleCallbacks heard = new Heard();
        Runner.activity.getApplication().registerActivityLifecycleCallbacks(heard);
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).finish();
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.getApplication().unregisterActivityLifecycleCallbacks(heard);
            }
        });
    }
}

