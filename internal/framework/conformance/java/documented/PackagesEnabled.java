import android.content.ComponentName;
import android.content.pm.PackageManager;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A component that is switched on. */
public class PackagesEnabled {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final PackageManager m = Runner.activity.getPackageManager();
        final ComponentName c = new ComponentName(Runner.activity, Acting.Closed.class);
        m.setComponentEnabledSetting(c, PackageManager.COMPONENT_ENABLED_STATE_ENABLED, PackageManager.DONT_KILL_APP);
        say(m.getComponentEnabledSetting(c), m.getActivityInfo(c, 0).enabled);
        Runner.activity.startActivity(Stage.intent(Acting.Closed.class, 1));
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Closed.class).finish();
                m.setComponentEnabledSetting(c, PackageManager.COMPONENT_ENABLED_STATE_DEFAULT, PackageManager.DONT_KILL_APP);
                fails("off again", new Out.Code() {
                    public void run() throws Exception {
                        Runner.activity.startActivity(Stage.intent(Acting.Closed.class, 1));
                    }
                });
            }
        });
    }
}

