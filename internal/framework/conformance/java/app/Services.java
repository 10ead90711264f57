import android.app.Activity;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.IBinder;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Services in the app's own process. */
public class Services {
    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        say(a.stopService(new Intent("no.such.service").setPackage("x.y")));
        fails("a.startService(new Intent(\"implicit.service\"))", new Code() {
            public void run() throws Exception {
                a.startService(new Intent("implicit.service"));
            }
        });
        final ServiceConnection c = new ServiceConnection() {
            public void onServiceConnected(ComponentName n, IBinder b) {}

            public void onServiceDisconnected(ComponentName n) {}
        };
        say(Service.START_STICKY, Service.START_NOT_STICKY, Context.BIND_AUTO_CREATE);
    }
}
