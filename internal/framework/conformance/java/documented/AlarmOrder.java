import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.SystemClock;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;

/** Alarms come when they are due. */
public class AlarmOrder {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Hearing one = new Hearing.Third();
        Runner.activity.registerReceiver(one, new IntentFilter("local"));
        AlarmManager m = (AlarmManager) Runner.activity.getSystemService(Context.ALARM_SERVICE);
        long now = SystemClock.elapsedRealtime();
        m.setExact(AlarmManager.ELAPSED_REALTIME, now + 3000, PendingIntent.getBroadcast(Runner.activity, 1, new Intent("local").putExtra("number", 1), 0));
        m.setExact(AlarmManager.ELAPSED_REALTIME, now + 2000, PendingIntent.getBroadcast(Runner.activity, 2, new Intent("local").putExtra("number", 2), 0));
        PendingIntent gone = PendingIntent.getBroadcast(Runner.activity, 3, new Intent("local").putExtra("number", 3), 0);
        m.setExact(AlarmManager.ELAPSED_REALTIME, now + 2500, gone);
        m.cancel(PendingIntent.getBroadcast(Runner.activity, 3, new Intent("local"), 0));
        m.setExact(AlarmManager.ELAPSED_REALTIME, now + 4000, PendingIntent.getBroadcast(Runner.activity, 1, new Intent("local").putExtra("number", 4), PendingIntent.FLAG_UPDATE_CURRENT));
        Stage.then(7000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

