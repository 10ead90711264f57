import android.os.Build;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ConditionVariable;
import android.os.Debug;
import android.os.Environment;
import android.os.Handler;
import android.os.Looper;
import android.os.Process;
import android.os.RemoteCallbackList;
import android.os.ResultReceiver;
import android.os.SystemClock;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Clocks, ids of threads and processes, names of builds. */
public class Uptimes {
    public static void main(String[] args) throws Exception {
        say(SystemClock.uptimeMillis() <= SystemClock.elapsedRealtime() + 1, SystemClock.currentThreadTimeMillis() >= 0, Process.myPid() > 0, Process.myTid() > 0, Process.supportsProcesses());
        long t = SystemClock.uptimeMillis();
        say(Build.VERSION.SDK_INT >= 26, Build.VERSION.RELEASE.length() > 0, Build.VERSION_CODES.O);
        say(Debug.isDebuggerConnected(), Looper.getMainLooper().isCurrentThread(), Looper.getMainLooper() == Looper.myLooper(), Environment.MEDIA_MOUNTED, Environment.DIRECTORY_PICTURES);
        CancellationSignal c = new CancellationSignal();
        c.setOnCancelListener(new CancellationSignal.OnCancelListener() {
            public void onCancel() {
                say("cancelled");
            }
        });
        c.throwIfCanceled();
        c.cancel();
        c.cancel();
        final CancellationSignal d = c;
        fails("d.throwIfCanceled()", new Code() {
            public void run() throws Exception {
                d.throwIfCanceled();
            }
        });
        c.setOnCancelListener(new CancellationSignal.OnCancelListener() {
            public void onCancel() {
                say("late");
            }
        });
        final ConditionVariable v = new ConditionVariable();
        say(v.block(5));
        v.open();
        say(v.block(5));
        v.close();
        RemoteCallbackList<android.os.IInterface> l = new RemoteCallbackList<android.os.IInterface>();
        say(l.beginBroadcast());
        final RemoteCallbackList<android.os.IInterface> m = l;
        fails("m.beginBroadcast()", new Code() {
            public void run() throws Exception {
                m.beginBroadcast();
            }
        });
        l.finishBroadcast();
        fails("m.finishBroadcast()", new Code() {
            public void run() throws Exception {
                m.finishBroadcast();
            }
        });
        fails("m.getBroadcastItem(0)", new Code() {
            public void run() throws Exception {
                m.getBroadcastItem(0);
            }
        });
        l.kill();
        ResultReceiver r = new ResultReceiver(null) {
            @Override
            protected void onReceiveResult(int code, Bundle b) {
                say("result", code, b);
            }
        };
        r.send(5, null);
        new ResultReceiver(new Handler()) {
            @Override
            protected void onReceiveResult(int code, Bundle b) {
                say("posted result", code, b);
            }
        }.send(6, new Bundle());
        say("sent");
    }
}
