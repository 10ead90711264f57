package com.android.internal.os;

import android.os.IBinder;
import android.os.Process;
import android.util.Log;
import esdroid.device.Host;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Starts an app's process: what happens to exceptions that nobody catches, and the first method. */
public class RuntimeInit {
    static final String TAG = "AndroidRuntime";

    private static boolean initialized;
    private static IBinder mApplicationObject;
    private static volatile boolean mCrashing = false;
    /** The app's package, for the report. */
    private static String sProcessName;

    private RuntimeInit() {}

    /** Says what the process is called in reports. */
    public static void setProcessName(String name) {
        sProcessName = name;
    }

    public static String getProcessName() {
        return sProcessName;
    }

    private static class KillApplicationHandler implements Thread.UncaughtExceptionHandler {
        public void uncaughtException(Thread t, Throwable e) {
            if (mCrashing) {
                return;
            }
            mCrashing = true;
            StringBuilder message = new StringBuilder();
            message.append("FATAL EXCEPTION: ").append(t.getName()).append("\n");
            if (sProcessName != null) {
                message.append("Process: ").append(sProcessName).append(", ");
            }
            message.append("PID: ").append(Process.myPid());
            Log.e(TAG, message.toString(), e);
            Host.crashed(t, e);
        }
    }

    protected static final void commonInit() {
        if (initialized) {
            return;
        }
        Thread.setDefaultUncaughtExceptionHandler(new KillApplicationHandler());
        System.setProperty("http.agent", getDefaultUserAgent());
        initialized = true;
    }

    private static String getDefaultUserAgent() {
        return "Dalvik/" + System.getProperty("java.vm.version") + " (Linux; U; Android "
                + android.os.Build.VERSION.RELEASE + "; " + android.os.Build.MODEL + " Build/" + android.os.Build.ID + ")";
    }

    static Zygote.MethodAndArgsCaller findStaticMain(String className, String[] argv) {
        Class<?> cl;
        try {
            cl = Class.forName(className);
        } catch (ClassNotFoundException ex) {
            throw new RuntimeException("Missing class when invoking static main " + className, ex);
        }
        Method m;
        try {
            m = cl.getMethod("main", new Class[] {String[].class});
        } catch (NoSuchMethodException ex) {
            throw new RuntimeException("Missing static main on " + className, ex);
        }
        int modifiers = m.getModifiers();
        if (!(Modifier.isStatic(modifiers) && Modifier.isPublic(modifiers))) {
            throw new RuntimeException("Main method is not public and static on " + className);
        }
        return new Zygote.MethodAndArgsCaller(m, argv);
    }

    public static void wtf(String tag, Throwable t, boolean system) {
        // A terrible failure is reported and the process goes on, as in release builds.
    }

    public static final void setApplicationObject(IBinder app) {
        mApplicationObject = app;
    }

    public static final IBinder getApplicationObject() {
        return mApplicationObject;
    }
}
