import android.app.AlarmManager;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.os.PowerManager;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.view.LayoutInflater;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Services of the system: their names, and what they do with nothing. */
public class ServicesAsked {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        say(c.getSystemService("nothing"), c.getSystemServiceName(NotificationManager.class), c.getSystemServiceName(String.class), c.getSystemService(NotificationManager.class) == c.getSystemService(Context.NOTIFICATION_SERVICE));
        fails("c.getSystemService((String) null)", new Code() {
            public void run() throws Exception {
                c.getSystemService((String) null);
            }
        });
        fails("c.getSystemService((Class<Object>) null)", new Code() {
            public void run() throws Exception {
                c.getSystemService((Class<Object>) null);
            }
        });
        Vibrator v = (Vibrator) c.getSystemService(Context.VIBRATOR_SERVICE);
        say(v.hasVibrator(), v.hasAmplitudeControl());
        fails("v.vibrate(new long[] {1, 2}, 5)", new Code() {
            public void run() throws Exception {
                v.vibrate(new long[] {1, 2}, 5);
            }
        });
        fails("v.vibrate(-5)", new Code() {
            public void run() throws Exception {
                v.vibrate(-5);
            }
        });
        fails("v.vibrate((long[]) null, 0)", new Code() {
            public void run() throws Exception {
                v.vibrate((long[]) null, 0);
            }
        });
        fails("VibrationEffect.createOneShot(0, 1)", new Code() {
            public void run() throws Exception {
                VibrationEffect.createOneShot(0, 1);
            }
        });
        fails("VibrationEffect.createOneShot(5, 300)", new Code() {
            public void run() throws Exception {
                VibrationEffect.createOneShot(5, 300);
            }
        });
        fails("VibrationEffect.createWaveform(new long[] {1}, new int[] {1, 2}, -1)", new Code() {
            public void run() throws Exception {
                VibrationEffect.createWaveform(new long[] {1}, new int[] {1, 2}, -1);
            }
        });
        fails("VibrationEffect.createWaveform(new long[] {0, 0}, -1)", new Code() {
            public void run() throws Exception {
                VibrationEffect.createWaveform(new long[] {0, 0}, -1);
            }
        });
        fails("VibrationEffect.createWaveform(new long[] {1}, 3)", new Code() {
            public void run() throws Exception {
                VibrationEffect.createWaveform(new long[] {1}, 3);
            }
        });
        say(VibrationEffect.createOneShot(5, VibrationEffect.DEFAULT_AMPLITUDE));
        AlarmManager al = (AlarmManager) c.getSystemService(Context.ALARM_SERVICE);
        final AlarmManager am = al;
        fails("am.cancel((PendingIntent) null)", new Code() {
            public void run() throws Exception {
                am.cancel((PendingIntent) null);
            }
        });
        fails("am.cancel((AlarmManager.OnAlarmListener) null)", new Code() {
            public void run() throws Exception {
                am.cancel((AlarmManager.OnAlarmListener) null);
            }
        });
        say(am.getNextAlarmClock());
        say(new AlarmManager.AlarmClockInfo(5, null).getTriggerTime());
        PowerManager pm = (PowerManager) c.getSystemService(Context.POWER_SERVICE);
        final PowerManager.WakeLock w = pm.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, "tag");
        say(w.isHeld(), pm.isInteractive());
        fails("w.release()", new Code() {
            public void run() throws Exception {
                w.release();
            }
        });
        w.acquire();
        w.acquire();
        w.release();
        say(w.isHeld());
        w.release();
        say(w.isHeld());
        fails("w.release()", new Code() {
            public void run() throws Exception {
                w.release();
            }
        });
        w.setReferenceCounted(false);
        w.release();
        fails("pm.newWakeLock(0, \"x\")", new Code() {
            public void run() throws Exception {
                pm.newWakeLock(0, "x");
            }
        });
        fails("pm.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, null)", new Code() {
            public void run() throws Exception {
                pm.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, null);
            }
        });
        LayoutInflater i = (LayoutInflater) c.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
        say(i.getContext() == c, c.getApplicationContext().getSystemService(Context.LAYOUT_INFLATER_SERVICE) != i);
    }
}
