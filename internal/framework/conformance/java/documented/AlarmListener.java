import android.app.AlarmManager;
import android.content.Context;
import android.os.Looper;
import android.os.SystemClock;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An alarm that is a listener's. */
public class AlarmListener {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        AlarmManager m = (AlarmManager) Runner.activity.getSystemService(Context.ALARM_SERVICE);
        final AlarmManager.OnAlarmListener heard = new AlarmManager.OnAlarmListener() {
            public void onAlarm() {
                say("alarm", Looper.myLooper() == Looper.getMainLooper());
            }
        };
        m.setExact(AlarmManager.ELAPSED_REALTIME, SystemClock.elapsedRealtime() + 6000, "tag", heard, null);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say("earlier");
            }
        });
    }
}

