package android.app;

import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.content.pm.ApplicationInfo;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.util.AndroidRuntimeException;
import android.util.ArrayMap;
import android.util.Log;
import android.util.SparseArray;
import esdroid.am.Am;
import esdroid.am.Broadcasts;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The package as the process has loaded it. */
public final class LoadedApk {
    private static final String TAG = "LoadedApk";
    final ActivityThread mActivityThread;
    final ApplicationInfo mApplicationInfo;
    final String mPackageName;
    private ClassLoader mClassLoader;
    private Resources mResources;
    Application mApplication;
    private final ArrayMap<Context, ArrayMap<BroadcastReceiver, ReceiverDispatcher>> mReceivers =
            new ArrayMap<Context, ArrayMap<BroadcastReceiver, ReceiverDispatcher>>();
    private final ArrayMap<Context, ArrayMap<BroadcastReceiver, ReceiverDispatcher>> mUnregisteredReceivers =
            new ArrayMap<Context, ArrayMap<BroadcastReceiver, ReceiverDispatcher>>();
    private final ArrayMap<Context, ArrayMap<ServiceConnection, ServiceDispatcher>> mServices =
            new ArrayMap<Context, ArrayMap<ServiceConnection, ServiceDispatcher>>();
    private final ArrayMap<Context, ArrayMap<ServiceConnection, ServiceDispatcher>> mUnboundServices =
            new ArrayMap<Context, ArrayMap<ServiceConnection, ServiceDispatcher>>();

    LoadedApk(ActivityThread activityThread, ApplicationInfo info) {
        mActivityThread = activityThread;
        mApplicationInfo = info;
        mPackageName = info.packageName;
    }

    public String getPackageName() {
        return mPackageName;
    }

    public ApplicationInfo getApplicationInfo() {
        return mApplicationInfo;
    }

    public ClassLoader getClassLoader() {
        if (mClassLoader == null) {
            mClassLoader = ClassLoader.getSystemClassLoader();
            Thread.currentThread().setContextClassLoader(mClassLoader);
        }
        return mClassLoader;
    }

    public Resources getResources() {
        if (mResources == null) {
            mResources = ResourcesManager.getInstance().getAppResources();
        }
        return mResources;
    }

    public Application makeApplication(boolean forceDefaultAppClass, Instrumentation instrumentation) {
        if (mApplication != null) {
            return mApplication;
        }
        Application app = null;
        String appClass = mApplicationInfo.className;
        if (forceDefaultAppClass || appClass == null) {
            appClass = "android.app.Application";
        }
        try {
            ClassLoader cl = getClassLoader();
            ContextImpl appContext = ContextImpl.createAppContext(mActivityThread, this);
            app = mActivityThread.mInstrumentation.newApplication(cl, appClass, appContext);
            appContext.setOuterContext(app);
        } catch (Exception e) {
            if (!mActivityThread.mInstrumentation.onException(app, e)) {
                throw new RuntimeException("Unable to instantiate application " + appClass + ": " + e.toString(), e);
            }
        }
        mActivityThread.mAllApplications.add(app);
        mApplication = app;
        SparseArray<String> numbered = getResources().getAssets().getAssignedPackageIdentifiers();
        for (int i = 0; i < numbered.size(); i++) rewriteRValues(numbered.valueAt(i), numbered.keyAt(i));
        if (instrumentation != null) {
            try {
                instrumentation.callApplicationOnCreate(app);
            } catch (Exception e) {
                if (!instrumentation.onException(app, e)) {
                    throw new RuntimeException("Unable to create application " + app.getClass().getName() + ": " + e.toString(), e);
                }
            }
        }
        return app;
    }

    /** Tells the code of a package of resources, whose ids have no number in front, which one it got. */
    private void rewriteRValues(String packageName, int id) {
        Method callback;
        try {
            callback = getClassLoader().loadClass(packageName + ".R").getMethod("onResourcesLoaded", int.class);
        } catch (ClassNotFoundException e) {
            Log.i(TAG, "No resource references to update in package " + packageName);
            return;
        } catch (NoSuchMethodException e) {
            return; // its ids are whole
        }
        Throwable cause;
        try {
            callback.invoke(null, id);
            return;
        } catch (IllegalAccessException e) {
            cause = e;
        } catch (InvocationTargetException e) {
            cause = e.getCause();
        }
        throw new RuntimeException("Failed to rewrite resource references for " + packageName, cause);
    }

    void removeContextRegistrations(Context context, String who, String what) {
        ArrayMap<BroadcastReceiver, ReceiverDispatcher> rmap = mReceivers.remove(context);
        if (rmap != null) {
            for (int i = 0; i < rmap.size(); i++) {
                ReceiverDispatcher rd = rmap.valueAt(i);
                IntentReceiverLeaked leak = new IntentReceiverLeaked(what + " " + who + " has leaked IntentReceiver " + rd.mReceiver
                        + " that was originally registered here. Are you missing a call to unregisterReceiver()?");
                leak.setStackTrace(rd.mLocation.getStackTrace());
                Log.e("ActivityThread", leak.getMessage(), leak);
                Am.get().broadcasts.unregister(rd);
            }
        }
        mUnregisteredReceivers.remove(context);
        ArrayMap<ServiceConnection, ServiceDispatcher> smap = mServices.remove(context);
        if (smap != null) {
            for (int i = 0; i < smap.size(); i++) {
                ServiceDispatcher sd = smap.valueAt(i);
                ServiceConnectionLeaked leak = new ServiceConnectionLeaked(what + " " + who + " has leaked ServiceConnection "
                        + sd.mConnection + " that was originally bound here");
                leak.setStackTrace(sd.mLocation.getStackTrace());
                Log.e("ActivityThread", leak.getMessage(), leak);
                Am.get().services.unbind(sd);
                sd.mForgotten = true;
            }
        }
        mUnboundServices.remove(context);
    }

    ReceiverDispatcher getReceiverDispatcher(BroadcastReceiver r, Context context, Handler handler) {
        synchronized (mReceivers) {
            ArrayMap<BroadcastReceiver, ReceiverDispatcher> map = mReceivers.get(context);
            if (map == null) {
                map = new ArrayMap<BroadcastReceiver, ReceiverDispatcher>();
                mReceivers.put(context, map);
            }
            ReceiverDispatcher rd = map.get(r);
            if (rd == null) {
                rd = new ReceiverDispatcher(r, context, handler, mActivityThread.mInstrumentation, true);
                map.put(r, rd);
            } else {
                rd.validate(context, handler);
            }
            rd.mForgotten = false;
            return rd;
        }
    }

    ReceiverDispatcher forgetReceiverDispatcher(Context context, BroadcastReceiver r) {
        synchronized (mReceivers) {
            ArrayMap<BroadcastReceiver, ReceiverDispatcher> map = mReceivers.get(context);
            if (map != null) {
                ReceiverDispatcher rd = map.get(r);
                if (rd != null) {
                    map.remove(r);
                    if (map.size() == 0) {
                        mReceivers.remove(context);
                    }
                    rd.mForgotten = true;
                    return rd;
                }
            }
            ArrayMap<BroadcastReceiver, ReceiverDispatcher> holder = mUnregisteredReceivers.get(context);
            if (context == null) {
                throw new IllegalStateException("Unbinding Receiver " + r + " from Context that is no longer in use: " + context);
            }
            throw new IllegalArgumentException("Receiver not registered: " + r);
        }
    }

    /** Delivers broadcasts to a receiver that was registered while running. */
    public static final class ReceiverDispatcher {
        final BroadcastReceiver mReceiver;
        final Context mContext;
        final Handler mActivityThread;
        final Instrumentation mInstrumentation;
        final boolean mRegistered;
        final IntentReceiverLeaked mLocation;
        boolean mForgotten;

        public ReceiverDispatcher(BroadcastReceiver receiver, Context context, Handler handler, Instrumentation instrumentation, boolean registered) {
            if (handler == null) {
                throw new NullPointerException("Handler must not be null");
            }
            mReceiver = receiver;
            mContext = context;
            mActivityThread = handler;
            mInstrumentation = instrumentation;
            mRegistered = registered;
            mLocation = new IntentReceiverLeaked(null);
        }

        void validate(Context context, Handler handler) {
            if (mContext != context) {
                throw new IllegalStateException("Receiver " + mReceiver + " registered with differing Context (was " + mContext + " now "
                        + context + ")");
            }
            if (mActivityThread != handler) {
                throw new IllegalStateException("Receiver " + mReceiver + " registered with differing handler (was " + mActivityThread
                        + " now " + handler + ")");
            }
        }

        final class Args extends BroadcastReceiver.PendingResult implements Runnable {
            private Intent mCurIntent;
            private final boolean mOrdered;

            Args(Intent intent, int resultCode, String resultData, Bundle resultExtras, boolean ordered, boolean sticky,
                    Broadcasts.Turn turn) {
                super(resultCode, resultData, resultExtras, mRegistered ? TYPE_REGISTERED : TYPE_UNREGISTERED, ordered, sticky, turn);
                turn.result = this;
                mCurIntent = intent;
                mOrdered = ordered;
            }

            public final void run() {
                BroadcastReceiver receiver = mReceiver;
                Intent intent = mCurIntent;
                mCurIntent = null;
                if (receiver == null || intent == null || mForgotten) {
                    if (mRegistered && mOrdered) {
                        finish();
                    }
                    return;
                }
                try {
                    ClassLoader cl = mReceiver.getClass().getClassLoader();
                    intent.setExtrasClassLoader(cl);
                    intent.prepareToEnterProcess();
                    receiver.setPendingResult(this);
                    receiver.onReceive(mContext, intent);
                } catch (Exception e) {
                    if (mInstrumentation == null || !mInstrumentation.onException(mReceiver, e)) {
                        throw new RuntimeException("Error receiving broadcast " + intent + " in " + mReceiver, e);
                    }
                }
                if (receiver.getPendingResult() != null) {
                    finish();
                }
            }
        }

        public void performReceive(Intent intent, int resultCode, String data, Bundle extras, boolean ordered, boolean sticky, IBinder token) {
            Args args = new Args(intent, resultCode, data, extras, ordered, sticky, new Broadcasts.Turn(token));
            if (!mActivityThread.post(args)) {
                if (mRegistered && ordered) {
                    args.finish();
                }
            }
        }

        public BroadcastReceiver getReceiver() {
            return mReceiver;
        }
    }

    ServiceDispatcher getServiceDispatcher(ServiceConnection c, Context context, Handler handler, int flags) {
        synchronized (mServices) {
            ArrayMap<ServiceConnection, ServiceDispatcher> map = mServices.get(context);
            ServiceDispatcher sd = map != null ? map.get(c) : null;
            if (sd == null) {
                sd = new ServiceDispatcher(c, context, handler, flags);
                if (map == null) {
                    map = new ArrayMap<ServiceConnection, ServiceDispatcher>();
                    mServices.put(context, map);
                }
                map.put(c, sd);
            }
            return sd;
        }
    }

    ServiceDispatcher forgetServiceDispatcher(Context context, ServiceConnection c) {
        synchronized (mServices) {
            ArrayMap<ServiceConnection, ServiceDispatcher> map = mServices.get(context);
            if (map != null) {
                ServiceDispatcher sd = map.get(c);
                if (sd != null) {
                    map.remove(c);
                    sd.mForgotten = true;
                    if (map.size() == 0) {
                        mServices.remove(context);
                    }
                    return sd;
                }
            }
            if (context == null) {
                throw new IllegalStateException("Unbinding Service " + c + " from Context that is no longer in use: " + context);
            }
            throw new IllegalArgumentException("Service not registered: " + c);
        }
    }

    /** Tells a connection of its service's coming and going. */
    public static final class ServiceDispatcher {
        final ServiceConnection mConnection;
        final Context mContext;
        final Handler mActivityThread;
        final ServiceConnectionLeaked mLocation;
        final int mFlags;
        boolean mForgotten;
        private final ArrayMap<ComponentName, IBinder> mActive = new ArrayMap<ComponentName, IBinder>();

        ServiceDispatcher(ServiceConnection conn, Context context, Handler activityThread, int flags) {
            mConnection = conn;
            mContext = context;
            mActivityThread = activityThread;
            mLocation = new ServiceConnectionLeaked(null);
            mFlags = flags;
        }

        private final class RunConnection implements Runnable {
            final ComponentName mName;
            final IBinder mService;
            final boolean mDead;

            RunConnection(ComponentName name, IBinder service, boolean dead) {
                mName = name;
                mService = service;
                mDead = dead;
            }

            public void run() {
                doConnected(mName, mService, mDead);
            }
        }

        public void connected(ComponentName name, IBinder service, boolean dead) {
            mActivityThread.post(new RunConnection(name, service, dead));
        }

        public void doConnected(ComponentName name, IBinder service, boolean dead) {
            IBinder old;
            synchronized (this) {
                if (mForgotten) {
                    return;
                }
                old = mActive.get(name);
                if (old != null && old == service) {
                    return;
                }
                if (service != null) {
                    mActive.put(name, service);
                } else {
                    mActive.remove(name);
                }
            }
            if (old != null) {
                mConnection.onServiceDisconnected(name);
            }
            if (dead) {
                mConnection.onBindingDied(name);
            }
            if (service != null) {
                mConnection.onServiceConnected(name, service);
            }
        }
    }
}
