package android.app;

import android.content.ComponentCallbacks2;
import android.content.ComponentName;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Build;
import android.os.IBinder;
import esdroid.am.Am;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** A component without a screen. */
public abstract class Service extends ContextWrapper implements ComponentCallbacks2 {
    public static final int STOP_FOREGROUND_REMOVE = 1 << 0;
    public static final int STOP_FOREGROUND_DETACH = 1 << 1;
    public static final int START_CONTINUATION_MASK = 0xf;
    public static final int START_STICKY_COMPATIBILITY = 0;
    public static final int START_STICKY = 1;
    public static final int START_NOT_STICKY = 2;
    public static final int START_REDELIVER_INTENT = 3;
    public static final int START_TASK_REMOVED_COMPLETE = 1000;
    public static final int START_FLAG_REDELIVERY = 0x0001;
    public static final int START_FLAG_RETRY = 0x0002;

    private ActivityThread mThread = null;
    private String mClassName = null;
    private IBinder mToken = null;
    private Application mApplication = null;
    private boolean mStartCompatibility = false;

    public Service() {
        super(null);
    }

    public final Application getApplication() {
        return mApplication;
    }

    public void onCreate() {
    }

    @Deprecated
    public void onStart(Intent intent, int startId) {
    }

    public int onStartCommand(Intent intent, int flags, int startId) {
        onStart(intent, startId);
        return mStartCompatibility ? START_STICKY_COMPATIBILITY : START_STICKY;
    }

    public void onDestroy() {
    }

    public void onConfigurationChanged(Configuration newConfig) {
    }

    public void onLowMemory() {
    }

    public void onTrimMemory(int level) {
    }

    public abstract IBinder onBind(Intent intent);

    public boolean onUnbind(Intent intent) {
        return false;
    }

    public void onRebind(Intent intent) {
    }

    public void onTaskRemoved(Intent rootIntent) {
    }

    public final void stopSelf() {
        stopSelf(-1);
    }

    public final void stopSelf(int startId) {
        if (mThread != null) {
            Am.get().services.stopToken(new ComponentName(this, mClassName), mToken, startId);
        }
    }

    public final boolean stopSelfResult(int startId) {
        return mThread != null && Am.get().services.stopToken(new ComponentName(this, mClassName), mToken, startId);
    }

    public final void startForeground(int id, Notification notification) {
        if (id == 0 || notification == null) {
            throw new IllegalArgumentException(id == 0 ? "Invalid notification for startForeground: id 0" : "null notification");
        }
        ((NotificationManager) getSystemService(NOTIFICATION_SERVICE)).notify(id, notification);
    }

    public final void stopForeground(boolean removeNotification) {
        stopForeground(removeNotification ? STOP_FOREGROUND_REMOVE : 0);
    }

    public final void stopForeground(int flags) {
    }

    protected void dump(FileDescriptor fd, PrintWriter writer, String[] args) {
        writer.println("nothing to dump");
    }

    final void attach(Context context, ActivityThread thread, String className, IBinder token, Application application,
            Object activityManager) {
        attachBaseContext(context);
        mThread = thread;
        mClassName = className;
        mToken = token;
        mApplication = application;
        mStartCompatibility = getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.ECLAIR;
    }

    final String getClassName() {
        return mClassName;
    }
}
