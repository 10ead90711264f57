import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Alarms and what they need. */
public class Alarms {
    public static void main(String[] args) throws Exception {
        final AlarmManager m = (AlarmManager) Runner.activity.getSystemService(Context.ALARM_SERVICE);
        PendingIntent p = PendingIntent.getBroadcast(Runner.activity, 0, new Intent("alarm"), 0);
        m.set(AlarmManager.RTC, System.currentTimeMillis() + 86400000, p);
        m.setRepeating(AlarmManager.ELAPSED_REALTIME, 1000000, 60000, p);
        m.setInexactRepeating(AlarmManager.RTC_WAKEUP, 1L << 50, AlarmManager.INTERVAL_HOUR, p);
        m.cancel(p);
        say(m.getNextAlarmClock());
        m.setAlarmClock(new AlarmManager.AlarmClockInfo(1L << 50, p), p);
        m.cancel(p);
        AlarmManager.AlarmClockInfo i = new AlarmManager.AlarmClockInfo(77, p);
        say(i.getTriggerTime(), i.getShowIntent() == p, AlarmManager.INTERVAL_DAY, AlarmManager.INTERVAL_FIFTEEN_MINUTES);
    }
}
