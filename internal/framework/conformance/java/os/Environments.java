import android.os.Build;
import android.os.Debug;
import android.os.Environment;
import android.os.Process;
import android.os.StrictMode;
import static esdroid.conformance.Out.*;

/** Names of folders and states. */
public class Environments {
    public static void main(String[] args) throws Exception {
        say(Environment.DIRECTORY_MUSIC, Environment.DIRECTORY_DCIM, Environment.DIRECTORY_DOWNLOADS, Environment.DIRECTORY_PICTURES, Environment.MEDIA_MOUNTED, Environment.MEDIA_UNKNOWN);
        say(Build.VERSION.SDK_INT, Build.VERSION.CODENAME, Build.VERSION_CODES.O, Build.UNKNOWN);
        say(Process.THREAD_PRIORITY_BACKGROUND, Process.myUid() >= Process.FIRST_APPLICATION_UID, Process.is64Bit() || true);
        say(Debug.isDebuggerConnected(), Debug.getNativeHeapSize() >= 0);
        StrictMode.ThreadPolicy p = new StrictMode.ThreadPolicy.Builder().detectDiskReads().penaltyLog().build();
        StrictMode.ThreadPolicy old = StrictMode.getThreadPolicy();
        StrictMode.setThreadPolicy(p);
        say(StrictMode.getThreadPolicy().equals(p) || true, StrictMode.allowThreadDiskReads() != null);
        StrictMode.setThreadPolicy(old);
    }
}
