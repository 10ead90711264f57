package android.app;

import android.content.BroadcastReceiver;
import android.content.ComponentCallbacks2;
import android.content.ComponentName;
import android.content.ContentProvider;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageParser;
import android.content.pm.ProviderInfo;
import android.content.pm.ServiceInfo;
import android.content.res.Configuration;
import android.net.Uri;
import android.os.AsyncTask;
import android.os.Binder;
import android.os.Build;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.os.MessageQueue;
import android.os.StrictMode;
import android.util.ArrayMap;
import android.util.Log;
import android.util.SuperNotCalledException;
import android.view.View;
import android.view.ViewManager;
import android.view.WindowManager;
import android.view.WindowManagerGlobal;
import esdroid.am.Am;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** The main thread of the application's process: it carries out what the activity manager has scheduled. */
public final class ActivityThread {
    private static final String TAG = "ActivityThread";
    private static volatile ActivityThread sCurrentActivityThread;
    static Handler sMainThreadHandler;

    final H mH = new H();
    final Looper mLooper = Looper.myLooper();
    private final Binder mAppThread = new Binder();
    final ArrayMap<IBinder, ActivityClientRecord> mActivities = new ArrayMap<IBinder, ActivityClientRecord>();
    final ArrayMap<IBinder, Service> mServices = new ArrayMap<IBinder, Service>();
    final ArrayMap<String, ContentProvider> mProviderMap = new ArrayMap<String, ContentProvider>();
    final ArrayList<Application> mAllApplications = new ArrayList<Application>();
    AppBindData mBoundApplication;
    Application mInitialApplication;
    Instrumentation mInstrumentation;
    private ContextImpl mSystemContext;
    private int mNumVisibleActivities;

    static final class AppBindData {
        LoadedApk info;
        String processName;
        ApplicationInfo appInfo;
        List<ProviderInfo> providers;
    }

    /** The client's side of an activity. */
    static final class ActivityClientRecord {
        IBinder token;
        Intent intent;
        String referrer;
        Bundle state;
        Activity activity;
        android.view.Window window;
        Activity parent;
        String embeddedID;
        Activity.NonConfigurationInstances lastNonConfigurationInstances;
        boolean paused;
        boolean stopped;
        boolean hideForNow;
        boolean startsNotResumed;
        boolean isForward;
        int pendingConfigChanges;
        Configuration newConfig;
        Configuration createdConfig;
        ActivityInfo activityInfo;
        LoadedApk packageInfo;
        List<ResultInfo> pendingResults;
        List<Intent> pendingIntents;
        boolean relaunching;

        public boolean isPreHoneycomb() {
            return activity != null && activity.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.HONEYCOMB;
        }

        public String toString() {
            ComponentName name = intent != null ? intent.getComponent() : null;
            return "ActivityRecord{" + Integer.toHexString(System.identityHashCode(this)) + " token=" + token + " "
                    + (name == null ? "no component name" : name.toShortString()) + "}";
        }
    }

    static final class NewIntentData {
        List<Intent> intents;
        IBinder token;
    }

    static final class ResultData {
        IBinder token;
        List<ResultInfo> results;
    }

    static final class ReceiverData {
        Intent intent;
        ActivityInfo info;
        BroadcastReceiver.PendingResult result;

        public String toString() {
            return "ReceiverData{intent=" + intent + " packageName=" + info.packageName + "}";
        }
    }

    static final class CreateServiceData {
        IBinder token;
        ServiceInfo info;
    }

    static final class BindServiceData {
        IBinder token;
        Intent intent;
        boolean rebind;
    }

    static final class ServiceArgsData {
        IBinder token;
        boolean taskRemoved;
        int startId;
        int flags;
        Intent args;
    }

    /** What the activity manager sends to the main thread. */
    public final class H extends Handler {
        public static final int LAUNCH_ACTIVITY = 100;
        public static final int PAUSE_ACTIVITY = 101;
        public static final int PAUSE_ACTIVITY_FINISHING = 102;
        public static final int STOP_ACTIVITY_SHOW = 103;
        public static final int STOP_ACTIVITY_HIDE = 104;
        public static final int SHOW_WINDOW = 105;
        public static final int HIDE_WINDOW = 106;
        public static final int RESUME_ACTIVITY = 107;
        public static final int SEND_RESULT = 108;
        public static final int DESTROY_ACTIVITY = 109;
        public static final int BIND_APPLICATION = 110;
        public static final int EXIT_APPLICATION = 111;
        public static final int NEW_INTENT = 112;
        public static final int RECEIVER = 113;
        public static final int CREATE_SERVICE = 114;
        public static final int SERVICE_ARGS = 115;
        public static final int STOP_SERVICE = 116;
        public static final int CONFIGURATION_CHANGED = 118;
        public static final int BIND_SERVICE = 121;
        public static final int UNBIND_SERVICE = 122;
        public static final int LOW_MEMORY = 124;
        public static final int ACTIVITY_CONFIGURATION_CHANGED = 125;
        public static final int RELAUNCH_ACTIVITY = 126;
        public static final int TRIM_MEMORY = 140;

        H() {
        }

        public void handleMessage(Message msg) {
            switch (msg.what) {
                case LAUNCH_ACTIVITY: {
                    ActivityClientRecord r = (ActivityClientRecord) msg.obj;
                    r.packageInfo = mBoundApplication.info;
                    handleLaunchActivity(r, "LAUNCH_ACTIVITY");
                    break;
                }
                case RELAUNCH_ACTIVITY:
                    handleRelaunchActivity((ActivityClientRecord) msg.obj);
                    break;
                case PAUSE_ACTIVITY:
                    handlePauseActivity((IBinder) msg.obj, false, (msg.arg1 & 1) != 0);
                    break;
                case PAUSE_ACTIVITY_FINISHING:
                    handlePauseActivity((IBinder) msg.obj, true, (msg.arg1 & 1) != 0);
                    break;
                case STOP_ACTIVITY_SHOW:
                    handleStopActivity((IBinder) msg.obj, true);
                    break;
                case STOP_ACTIVITY_HIDE:
                    handleStopActivity((IBinder) msg.obj, false);
                    break;
                case SHOW_WINDOW:
                    handleWindowVisibility((IBinder) msg.obj, true);
                    break;
                case HIDE_WINDOW:
                    handleWindowVisibility((IBinder) msg.obj, false);
                    break;
                case RESUME_ACTIVITY:
                    handleResumeActivity((IBinder) msg.obj, true, msg.arg1 != 0, "RESUME_ACTIVITY");
                    break;
                case SEND_RESULT:
                    handleSendResult((ResultData) msg.obj);
                    break;
                case DESTROY_ACTIVITY:
                    handleDestroyActivity((IBinder) msg.obj, msg.arg1 != 0, msg.arg2, false);
                    break;
                case BIND_APPLICATION:
                    handleBindApplication((AppBindData) msg.obj);
                    break;
                case NEW_INTENT:
                    handleNewIntent((NewIntentData) msg.obj);
                    break;
                case RECEIVER:
                    handleReceiver((ReceiverData) msg.obj);
                    break;
                case CREATE_SERVICE:
                    handleCreateService((CreateServiceData) msg.obj);
                    break;
                case BIND_SERVICE:
                    handleBindService((BindServiceData) msg.obj);
                    break;
                case UNBIND_SERVICE:
                    handleUnbindService((BindServiceData) msg.obj);
                    break;
                case SERVICE_ARGS:
                    handleServiceArgs((ServiceArgsData) msg.obj);
                    break;
                case STOP_SERVICE:
                    handleStopService((IBinder) msg.obj);
                    break;
                case CONFIGURATION_CHANGED:
                    handleConfigurationChanged((Configuration) msg.obj);
                    break;
                case ACTIVITY_CONFIGURATION_CHANGED:
                    handleActivityConfigurationChanged((IBinder) msg.obj);
                    break;
                case LOW_MEMORY:
                    handleLowMemory();
                    break;
                case TRIM_MEMORY:
                    handleTrimMemory(msg.arg1);
                    break;
            }
        }
    }

    private final class Idler implements MessageQueue.IdleHandler {
        private final ArrayList<IBinder> mTokens = new ArrayList<IBinder>();

        @Override
        public final boolean queueIdle() {
            ArrayList<IBinder> tokens = new ArrayList<IBinder>(mTokens);
            mTokens.clear();
            mIdlerPending = false;
            for (IBinder token : tokens) {
                Am.get().activityIdle(token);
            }
            return false;
        }
    }

    private final Idler mIdler = new Idler();
    private boolean mIdlerPending;

    ActivityThread() {
    }

    public static ActivityThread currentActivityThread() {
        return sCurrentActivityThread;
    }

    public static String currentPackageName() {
        ActivityThread am = currentActivityThread();
        return am != null && am.mBoundApplication != null ? am.mBoundApplication.appInfo.packageName : null;
    }

    public static String currentOpPackageName() {
        return currentPackageName();
    }

    public static String currentProcessName() {
        ActivityThread am = currentActivityThread();
        return am != null && am.mBoundApplication != null ? am.mBoundApplication.processName : null;
    }

    public static Application currentApplication() {
        ActivityThread am = currentActivityThread();
        return am != null ? am.mInitialApplication : null;
    }

    public IBinder getApplicationThread() {
        return mAppThread;
    }

    public Instrumentation getInstrumentation() {
        return mInstrumentation;
    }

    public Looper getLooper() {
        return mLooper;
    }

    final Handler getHandler() {
        return mH;
    }

    public Application getApplication() {
        return mInitialApplication;
    }

    public String getProcessName() {
        return mBoundApplication.processName;
    }

    public ContextImpl getSystemContext() {
        synchronized (this) {
            if (mSystemContext == null) {
                mSystemContext = ContextImpl.createSystemContext(this);
            }
            return mSystemContext;
        }
    }

    /** The resolver of the system's own context. */
    public android.content.ContentResolver systemResolver() {
        return getSystemContext().getContentResolver();
    }

    LoadedApk boundApk() {
        return mBoundApplication.info;
    }

    private void sendMessage(int what, Object obj) {
        sendMessage(what, obj, 0, 0);
    }

    private void sendMessage(int what, Object obj, int arg1, int arg2) {
        Message msg = Message.obtain();
        msg.what = what;
        msg.obj = obj;
        msg.arg1 = arg1;
        msg.arg2 = arg2;
        mH.sendMessage(msg);
    }

    // What the activity manager schedules.

    public final void scheduleLaunchActivity(IBinder token, Intent intent, ActivityInfo info, Bundle state, List<ResultInfo> results,
            List<Intent> newIntents, String referrer, boolean notResumed) {
        ActivityClientRecord r = new ActivityClientRecord();
        r.token = token;
        r.intent = intent;
        r.referrer = referrer;
        r.activityInfo = info;
        r.state = state;
        r.pendingResults = results;
        r.pendingIntents = newIntents;
        r.startsNotResumed = notResumed;
        r.isForward = true;
        sendMessage(H.LAUNCH_ACTIVITY, r);
    }

    public final void schedulePauseActivity(IBinder token, boolean finished, boolean userLeaving) {
        sendMessage(finished ? H.PAUSE_ACTIVITY_FINISHING : H.PAUSE_ACTIVITY, token, userLeaving ? 1 : 0, 0);
    }

    public final void scheduleStopActivity(IBinder token, boolean showWindow) {
        sendMessage(showWindow ? H.STOP_ACTIVITY_SHOW : H.STOP_ACTIVITY_HIDE, token);
    }

    public final void scheduleWindowVisibility(IBinder token, boolean show) {
        sendMessage(show ? H.SHOW_WINDOW : H.HIDE_WINDOW, token);
    }

    public final void scheduleResumeActivity(IBinder token) {
        sendMessage(H.RESUME_ACTIVITY, token);
    }

    public final void scheduleSendResult(IBinder token, List<ResultInfo> results) {
        ResultData res = new ResultData();
        res.token = token;
        res.results = results;
        sendMessage(H.SEND_RESULT, res);
    }

    public final void scheduleNewIntent(List<Intent> intents, IBinder token) {
        NewIntentData data = new NewIntentData();
        data.intents = intents;
        data.token = token;
        sendMessage(H.NEW_INTENT, data);
    }

    public final void scheduleDestroyActivity(IBinder token, boolean finishing, int configChanges) {
        sendMessage(H.DESTROY_ACTIVITY, token, finishing ? 1 : 0, configChanges);
    }

    public final void scheduleRelaunchActivity(IBinder token, List<ResultInfo> results, List<Intent> newIntents, int configChanges,
            boolean notResumed) {
        requestRelaunchActivity(token, results, newIntents, configChanges, notResumed, null, null, true, false);
    }

    public final void scheduleConfigurationChanged(Configuration config) {
        sendMessage(H.CONFIGURATION_CHANGED, config);
    }

    public final void scheduleActivityConfigurationChanged(IBinder token) {
        sendMessage(H.ACTIVITY_CONFIGURATION_CHANGED, token);
    }

    public final void scheduleReceiver(Intent intent, ActivityInfo info, BroadcastReceiver.PendingResult result) {
        ReceiverData r = new ReceiverData();
        r.intent = intent;
        r.info = info;
        r.result = result;
        sendMessage(H.RECEIVER, r);
    }

    public final void scheduleCreateService(IBinder token, ServiceInfo info) {
        CreateServiceData s = new CreateServiceData();
        s.token = token;
        s.info = info;
        sendMessage(H.CREATE_SERVICE, s);
    }

    public final void scheduleBindService(IBinder token, Intent intent, boolean rebind) {
        BindServiceData s = new BindServiceData();
        s.token = token;
        s.intent = intent;
        s.rebind = rebind;
        sendMessage(H.BIND_SERVICE, s);
    }

    public final void scheduleUnbindService(IBinder token, Intent intent) {
        BindServiceData s = new BindServiceData();
        s.token = token;
        s.intent = intent;
        sendMessage(H.UNBIND_SERVICE, s);
    }

    public final void scheduleServiceArgs(IBinder token, boolean taskRemoved, int startId, int flags, Intent args) {
        ServiceArgsData s = new ServiceArgsData();
        s.token = token;
        s.taskRemoved = taskRemoved;
        s.startId = startId;
        s.flags = flags;
        s.args = args;
        sendMessage(H.SERVICE_ARGS, s);
    }

    public final void scheduleStopService(IBinder token) {
        sendMessage(H.STOP_SERVICE, token);
    }

    public final void scheduleTrimMemory(int level) {
        sendMessage(H.TRIM_MEMORY, null, level, 0);
    }

    public final void scheduleLowMemory() {
        sendMessage(H.LOW_MEMORY, null);
    }

    public final void post(Runnable r) {
        mH.post(r);
    }

    public final void sendActivityResult(IBinder token, String id, int requestCode, int resultCode, Intent data) {
        ArrayList<ResultInfo> list = new ArrayList<ResultInfo>();
        list.add(new ResultInfo(id, requestCode, resultCode, data));
        scheduleSendResult(token, list);
    }

    // Activities.

    public final Activity getActivity(IBinder token) {
        ActivityClientRecord r = mActivities.get(token);
        return r == null ? null : r.activity;
    }

    final ActivityInfo resolveActivityInfo(Intent intent) {
        ActivityInfo info = intent.resolveActivityInfo(mInitialApplication.getPackageManager(),
                android.content.pm.PackageManager.GET_SHARED_LIBRARY_FILES);
        if (info == null) {
            Instrumentation.checkStartActivityResult(ActivityManager.START_INTENT_NOT_RESOLVED, intent);
        }
        return info;
    }

    final void performRestartActivity(IBinder token) {
        ActivityClientRecord r = mActivities.get(token);
        if (r.stopped) {
            r.activity.performRestart();
            r.stopped = false;
        }
    }

    public final Activity startActivityNow(Activity parent, String id, Intent intent, ActivityInfo activityInfo, IBinder token, Bundle state,
            Activity.NonConfigurationInstances lastNonConfigurationInstances) {
        ActivityClientRecord r = new ActivityClientRecord();
        r.token = token;
        r.intent = intent;
        r.state = state;
        r.parent = parent;
        r.embeddedID = id;
        r.activityInfo = activityInfo;
        r.lastNonConfigurationInstances = lastNonConfigurationInstances;
        r.packageInfo = mBoundApplication.info;
        return performLaunchActivity(r, null);
    }

    private Activity performLaunchActivity(ActivityClientRecord r, Intent customIntent) {
        ComponentName component = r.intent.getComponent();
        if (r.activityInfo.targetActivity != null) {
            component = new ComponentName(r.activityInfo.packageName, r.activityInfo.targetActivity);
        }
        ContextImpl appContext = ContextImpl.createActivityContext(this, r.packageInfo, r.activityInfo, r.token);
        Activity activity = null;
        try {
            ClassLoader cl = appContext.getClassLoader();
            activity = mInstrumentation.newActivity(cl, component.getClassName(), r.intent);
            r.intent.setExtrasClassLoader(cl);
            r.intent.prepareToEnterProcess();
            if (r.state != null) {
                r.state.setClassLoader(cl);
            }
        } catch (Exception e) {
            if (!mInstrumentation.onException(activity, e)) {
                throw new RuntimeException("Unable to instantiate activity " + component + ": " + e.toString(), e);
            }
        }
        try {
            Application app = r.packageInfo.makeApplication(false, mInstrumentation);
            if (activity != null) {
                CharSequence title = r.activityInfo.loadLabel(appContext.getPackageManager());
                Configuration config = new Configuration(appContext.getResources().getConfiguration());
                appContext.setOuterContext(activity);
                activity.attach(appContext, this, mInstrumentation, r.token, 0, app, r.intent, r.activityInfo, title, r.parent, r.embeddedID,
                        r.lastNonConfigurationInstances, config, r.referrer);
                if (customIntent != null) {
                    activity.mIntent = customIntent;
                }
                r.lastNonConfigurationInstances = null;
                activity.mStartedActivity = false;
                int theme = r.activityInfo.getThemeResource();
                if (theme != 0) {
                    activity.setTheme(theme);
                }
                activity.mCalled = false;
                mInstrumentation.callActivityOnCreate(activity, r.state);
                if (!activity.mCalled) {
                    throw new SuperNotCalledException("Activity " + r.intent.getComponent().toShortString()
                            + " did not call through to super.onCreate()");
                }
                r.activity = activity;
                r.stopped = true;
                if (!r.activity.mFinished) {
                    activity.performStart();
                    r.stopped = false;
                }
                if (!r.activity.mFinished && r.state != null) {
                    mInstrumentation.callActivityOnRestoreInstanceState(activity, r.state);
                }
                if (!r.activity.mFinished) {
                    activity.mCalled = false;
                    mInstrumentation.callActivityOnPostCreate(activity, r.state);
                    if (!activity.mCalled) {
                        throw new SuperNotCalledException("Activity " + r.intent.getComponent().toShortString()
                                + " did not call through to super.onPostCreate()");
                    }
                }
            }
            r.paused = true;
            mActivities.put(r.token, r);
        } catch (SuperNotCalledException e) {
            throw e;
        } catch (Exception e) {
            if (!mInstrumentation.onException(activity, e)) {
                throw new RuntimeException("Unable to start activity " + component + ": " + e.toString(), e);
            }
        }
        return activity;
    }

    private void handleLaunchActivity(ActivityClientRecord r, String reason) {
        r.createdConfig = new Configuration(ResourcesManager.getInstance().getConfiguration());
        Activity a = performLaunchActivity(r, null);
        if (a != null) {
            handleResumeActivity(r.token, false, r.isForward, reason);
            if (!r.activity.mFinished && r.startsNotResumed) {
                performPauseActivityIfNeeded(r);
                if (r.isPreHoneycomb()) {
                    callSaveState(r);
                }
            }
        } else {
            Am.get().finishActivity(r.token, Activity.RESULT_CANCELED, null, Activity.DONT_FINISH_TASK_WITH_ACTIVITY);
        }
    }

    public final ActivityClientRecord performResumeActivity(IBinder token, boolean clearHide, String reason) {
        ActivityClientRecord r = mActivities.get(token);
        if (r != null && !r.activity.mFinished) {
            if (clearHide) {
                r.hideForNow = false;
                r.activity.mStartedActivity = false;
            }
            try {
                r.activity.onStateNotSaved();
                r.activity.mFragments.noteStateNotSaved();
                if (r.pendingIntents != null) {
                    deliverNewIntents(r, r.pendingIntents);
                    r.pendingIntents = null;
                }
                if (r.pendingResults != null) {
                    deliverResults(r, r.pendingResults);
                    r.pendingResults = null;
                }
                r.activity.performResume();
                r.paused = false;
                r.stopped = false;
                r.state = null;
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Unable to resume activity " + r.intent.getComponent().toShortString() + ": "
                            + e.toString(), e);
                }
            }
        }
        return r;
    }

    final void handleResumeActivity(IBinder token, boolean clearHide, boolean isForward, String reason) {
        ActivityClientRecord r = performResumeActivity(token, clearHide, reason);
        if (r == null) {
            Am.get().finishActivity(token, Activity.RESULT_CANCELED, null, Activity.DONT_FINISH_TASK_WITH_ACTIVITY);
            return;
        }
        final Activity a = r.activity;
        boolean willBeVisible = !a.mStartedActivity;
        if (!willBeVisible) {
            willBeVisible = Am.get().willActivityBeVisible(a.getActivityToken());
        }
        if (r.window == null && !a.mFinished && willBeVisible) {
            r.window = r.activity.getWindow();
            View decor = r.window.getDecorView();
            decor.setVisibility(View.INVISIBLE);
            ViewManager wm = a.getWindowManager();
            WindowManager.LayoutParams l = r.window.getAttributes();
            a.mDecor = decor;
            l.type = WindowManager.LayoutParams.TYPE_BASE_APPLICATION;
            if (a.mVisibleFromClient && !a.mWindowAdded) {
                a.mWindowAdded = true;
                wm.addView(decor, l);
            }
        } else if (!willBeVisible) {
            r.hideForNow = true;
        }
        if (!r.activity.mFinished && willBeVisible && r.activity.mDecor != null && !r.hideForNow) {
            if (r.newConfig != null) {
                performConfigurationChangedForActivity(r, r.newConfig);
                r.newConfig = null;
            }
            r.activity.mVisibleFromServer = true;
            mNumVisibleActivities++;
            if (r.activity.mVisibleFromClient) {
                r.activity.makeVisible();
            }
        }
        mIdler.mTokens.add(token);
        if (!mIdlerPending) {
            mIdlerPending = true;
            Looper.myQueue().addIdleHandler(mIdler);
        }
        Am.get().activityResumed(token);
    }

    private void deliverNewIntents(ActivityClientRecord r, List<Intent> intents) {
        for (int i = 0; i < intents.size(); i++) {
            Intent intent = intents.get(i);
            intent.setExtrasClassLoader(r.activity.getClassLoader());
            intent.prepareToEnterProcess();
            r.activity.mFragments.noteStateNotSaved();
            mInstrumentation.callActivityOnNewIntent(r.activity, intent);
        }
    }

    void performNewIntents(IBinder token, List<Intent> intents) {
        ActivityClientRecord r = mActivities.get(token);
        if (r == null) {
            return;
        }
        boolean resumed = !r.paused;
        if (resumed) {
            r.activity.mTemporaryPause = true;
            mInstrumentation.callActivityOnPause(r.activity);
        }
        deliverNewIntents(r, intents);
        if (resumed) {
            r.activity.performResume();
            r.activity.mTemporaryPause = false;
        }
    }

    private void handleNewIntent(NewIntentData data) {
        performNewIntents(data.token, data.intents);
    }

    private void deliverResults(ActivityClientRecord r, List<ResultInfo> results) {
        for (int i = 0; i < results.size(); i++) {
            ResultInfo ri = results.get(i);
            try {
                if (ri.mData != null) {
                    ri.mData.setExtrasClassLoader(r.activity.getClassLoader());
                    ri.mData.prepareToEnterProcess();
                }
                r.activity.dispatchActivityResult(ri.mResultWho, ri.mRequestCode, ri.mResultCode, ri.mData);
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Failure delivering result " + ri + " to activity "
                            + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
                }
            }
        }
    }

    private void handleSendResult(ResultData res) {
        ActivityClientRecord r = mActivities.get(res.token);
        if (r == null) {
            return;
        }
        boolean resumed = !r.paused;
        if (!r.activity.mFinished && r.activity.mDecor != null && r.hideForNow && resumed) {
            updateVisibility(r, true);
        }
        if (resumed) {
            try {
                r.activity.mCalled = false;
                r.activity.mTemporaryPause = true;
                mInstrumentation.callActivityOnPause(r.activity);
                if (!r.activity.mCalled) {
                    throw new SuperNotCalledException("Activity " + r.intent.getComponent().toShortString()
                            + " did not call through to super.onPause()");
                }
            } catch (SuperNotCalledException e) {
                throw e;
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Unable to pause activity " + r.intent.getComponent().toShortString() + ": "
                            + e.toString(), e);
                }
            }
        }
        deliverResults(r, res.results);
        if (resumed) {
            r.activity.performResume();
            r.activity.mTemporaryPause = false;
        }
    }

    private void callSaveState(ActivityClientRecord r) {
        r.state = new Bundle();
        r.state.setAllowFds(false);
        mInstrumentation.callActivityOnSaveInstanceState(r.activity, r.state);
    }

    final void performUserLeavingActivity(ActivityClientRecord r) {
        mInstrumentation.callActivityOnUserLeaving(r.activity);
    }

    private void handlePauseActivity(IBinder token, boolean finished, boolean userLeaving) {
        ActivityClientRecord r = mActivities.get(token);
        if (r != null) {
            if (userLeaving) {
                performUserLeavingActivity(r);
            }
            performPauseActivity(token, finished, r.isPreHoneycomb(), "handlePauseActivity");
        }
        Am.get().activityPaused(token);
    }

    final Bundle performPauseActivity(IBinder token, boolean finished, boolean saveState, String reason) {
        ActivityClientRecord r = mActivities.get(token);
        return r != null ? performPauseActivity(r, finished, saveState, reason) : null;
    }

    final Bundle performPauseActivity(ActivityClientRecord r, boolean finished, boolean saveState, String reason) {
        if (r.paused) {
            if (r.activity.mFinished) {
                return null;
            }
        }
        if (finished) {
            r.activity.mFinished = true;
        }
        if (!r.activity.mFinished && saveState) {
            callSaveState(r);
        }
        performPauseActivityIfNeeded(r);
        return !r.activity.mFinished && saveState ? r.state : null;
    }

    private void performPauseActivityIfNeeded(ActivityClientRecord r) {
        if (r.paused) {
            return;
        }
        try {
            r.activity.mCalled = false;
            mInstrumentation.callActivityOnPause(r.activity);
            if (!r.activity.mCalled) {
                throw new SuperNotCalledException("Activity " + r.intent.getComponent().toShortString()
                        + " did not call through to super.onPause()");
            }
        } catch (SuperNotCalledException e) {
            throw e;
        } catch (Exception e) {
            if (!mInstrumentation.onException(r.activity, e)) {
                throw new RuntimeException("Unable to pause activity " + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
            }
        }
        r.paused = true;
    }

    final void performStopActivity(IBinder token, boolean saveState, String reason) {
        performStopActivityInner(mActivities.get(token), false, saveState);
    }

    private void performStopActivityInner(ActivityClientRecord r, boolean keepShown, boolean saveState) {
        if (r == null) {
            return;
        }
        if (!keepShown && r.stopped) {
            if (r.activity.mFinished) {
                return;
            }
        }
        performPauseActivityIfNeeded(r);
        if (!r.activity.mFinished && saveState && r.state == null) {
            callSaveState(r);
        }
        if (!keepShown) {
            try {
                r.activity.performStop(false);
            } catch (SuperNotCalledException e) {
                throw e;
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Unable to stop activity " + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
                }
            }
            r.stopped = true;
        }
    }

    private void updateVisibility(ActivityClientRecord r, boolean show) {
        View v = r.activity.mDecor;
        if (v == null) {
            return;
        }
        if (show) {
            if (!r.activity.mVisibleFromServer) {
                r.activity.mVisibleFromServer = true;
                mNumVisibleActivities++;
                if (r.activity.mVisibleFromClient) {
                    r.activity.makeVisible();
                }
            }
            if (r.newConfig != null) {
                performConfigurationChangedForActivity(r, r.newConfig);
                r.newConfig = null;
            }
        } else if (r.activity.mVisibleFromServer) {
            r.activity.mVisibleFromServer = false;
            mNumVisibleActivities--;
            v.setVisibility(View.INVISIBLE);
        }
    }

    private void handleStopActivity(IBinder token, boolean show) {
        ActivityClientRecord r = mActivities.get(token);
        if (r == null) {
            return;
        }
        performStopActivityInner(r, show, true);
        updateVisibility(r, show);
        Am.get().activityStopped(token, r.state);
    }

    private void handleWindowVisibility(IBinder token, boolean show) {
        ActivityClientRecord r = mActivities.get(token);
        if (r == null) {
            return;
        }
        if (!show && !r.stopped) {
            performStopActivityInner(r, show, false);
        } else if (show && r.stopped) {
            r.activity.performRestart();
            r.stopped = false;
        }
        updateVisibility(r, show);
    }

    public final ActivityClientRecord performDestroyActivity(IBinder token, boolean finishing, int configChanges,
            boolean getNonConfigInstance) {
        ActivityClientRecord r = mActivities.get(token);
        if (r == null) {
            return null;
        }
        r.activity.mConfigChangeFlags |= configChanges;
        if (finishing) {
            r.activity.mFinished = true;
        }
        performPauseActivityIfNeeded(r);
        if (!r.stopped) {
            try {
                r.activity.performStop(r.relaunching);
            } catch (SuperNotCalledException e) {
                throw e;
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Unable to stop activity " + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
                }
            }
            r.stopped = true;
        }
        if (getNonConfigInstance) {
            try {
                r.lastNonConfigurationInstances = r.activity.retainNonConfigurationInstances();
            } catch (Exception e) {
                if (!mInstrumentation.onException(r.activity, e)) {
                    throw new RuntimeException("Unable to retain activity " + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
                }
            }
        }
        try {
            r.activity.mCalled = false;
            mInstrumentation.callActivityOnDestroy(r.activity);
            if (!r.activity.mCalled) {
                throw new SuperNotCalledException("Activity " + r.intent.getComponent().toShortString()
                        + " did not call through to super.onDestroy()");
            }
            if (r.window != null) {
                r.window.closeAllPanels();
            }
        } catch (SuperNotCalledException e) {
            throw e;
        } catch (Exception e) {
            if (!mInstrumentation.onException(r.activity, e)) {
                throw new RuntimeException("Unable to destroy activity " + r.intent.getComponent().toShortString() + ": " + e.toString(), e);
            }
        }
        mActivities.remove(token);
        return r;
    }

    private void handleDestroyActivity(IBinder token, boolean finishing, int configChanges, boolean getNonConfigInstance) {
        ActivityClientRecord r = performDestroyActivity(token, finishing, configChanges, getNonConfigInstance);
        if (r != null) {
            WindowManager wm = r.activity.getWindowManager();
            View v = r.activity.mDecor;
            if (v != null) {
                if (r.activity.mVisibleFromServer) {
                    mNumVisibleActivities--;
                }
                IBinder wtoken = v.getWindowToken();
                if (r.activity.mWindowAdded) {
                    wm.removeViewImmediate(v);
                }
                if (wtoken != null) {
                    WindowManagerGlobal.getInstance().closeAll(wtoken, r.activity.getClass().getName(), "Activity");
                }
                r.activity.mDecor = null;
            }
            WindowManagerGlobal.getInstance().closeAll(token, r.activity.getClass().getName(), "Activity");
            Context c = r.activity.getBaseContext();
            if (c instanceof ContextImpl) {
                ((ContextImpl) c).scheduleFinalCleanup(r.activity.getClass().getName(), "Activity");
            }
        }
        if (finishing) {
            Am.get().activityDestroyed(token);
        }
    }

    final void requestRelaunchActivity(IBinder token, List<ResultInfo> pendingResults, List<Intent> pendingNewIntents, int configChanges,
            boolean notResumed, Configuration config, Configuration overrideConfig, boolean fromServer, boolean preserveWindow) {
        ActivityClientRecord r = mActivities.get(token);
        if (r != null && !fromServer) {
            notResumed = r.paused; // one that is being made is not known yet
        }
        ActivityClientRecord target = new ActivityClientRecord();
        target.token = token;
        target.pendingResults = pendingResults;
        target.pendingIntents = pendingNewIntents;
        target.startsNotResumed = notResumed;
        target.pendingConfigChanges = configChanges;
        sendMessage(H.RELAUNCH_ACTIVITY, target);
    }

    private void handleRelaunchActivity(ActivityClientRecord tmp) {
        ActivityClientRecord r = mActivities.get(tmp.token);
        if (r == null) {
            return;
        }
        int configChanges = tmp.pendingConfigChanges;
        r.activity.mConfigChangeFlags |= configChanges;
        r.relaunching = true;
        Intent currentIntent = r.activity.mIntent;
        r.activity.mChangingConfigurations = true;
        if (!r.paused) {
            performPauseActivity(r.token, false, r.isPreHoneycomb(), "handleRelaunchActivity");
        }
        if (r.state == null && !r.stopped && !r.isPreHoneycomb()) {
            callSaveState(r);
        }
        handleDestroyActivity(r.token, false, configChanges, true);
        r.activity = null;
        r.window = null;
        r.hideForNow = false;
        if (tmp.pendingResults != null) {
            if (r.pendingResults == null) {
                r.pendingResults = tmp.pendingResults;
            } else {
                r.pendingResults.addAll(tmp.pendingResults);
            }
        }
        if (tmp.pendingIntents != null) {
            if (r.pendingIntents == null) {
                r.pendingIntents = tmp.pendingIntents;
            } else {
                r.pendingIntents.addAll(tmp.pendingIntents);
            }
        }
        r.startsNotResumed = tmp.startsNotResumed;
        r.isForward = false;
        r.relaunching = false;
        r.intent = currentIntent != null && currentIntent.getComponent() != null ? currentIntent : r.intent;
        handleLaunchActivity(r, "handleRelaunchActivity");
    }

    // The process.

    private void attach() {
        sCurrentActivityThread = this;
        AppBindData data = new AppBindData();
        PackageParser.Package pkg = PackageParser.installed();
        data.appInfo = pkg.applicationInfo;
        data.processName = pkg.applicationInfo.processName;
        data.providers = pkg.providersOfProcess();
        mBoundApplication = data;
        data.info = new LoadedApk(this, data.appInfo);
        sendMessage(H.BIND_APPLICATION, data);
    }

    private void handleBindApplication(AppBindData data) {
        if (data.appInfo.targetSdkVersion <= Build.VERSION_CODES.HONEYCOMB_MR1) {
            AsyncTask.setDefaultExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
        }
        if (data.appInfo.targetSdkVersion >= Build.VERSION_CODES.HONEYCOMB) {
            StrictMode.enableDeathOnNetwork();
        }
        if (data.appInfo.targetSdkVersion >= Build.VERSION_CODES.N) {
            StrictMode.enableDeathOnFileUriExposure();
        }
        mInstrumentation = new Instrumentation();
        mInstrumentation.basicInit(this);
        Application app = data.info.makeApplication(false, null);
        mInitialApplication = app;
        if (data.providers != null && !data.providers.isEmpty()) {
            installContentProviders(app, data.providers);
        }
        try {
            mInstrumentation.callApplicationOnCreate(app);
        } catch (Exception e) {
            if (!mInstrumentation.onException(app, e)) {
                throw new RuntimeException("Unable to create application " + app.getClass().getName() + ": " + e.toString(), e);
            }
        }
    }

    private void installContentProviders(Context context, List<ProviderInfo> providers) {
        for (ProviderInfo cpi : providers) {
            installProvider(context, cpi);
        }
    }

    private ContentProvider installProvider(Context context, ProviderInfo info) {
        ContentProvider localProvider = null;
        try {
            ClassLoader cl = context.getClassLoader();
            localProvider = (ContentProvider) cl.loadClass(info.name).newInstance();
            localProvider.attachInfo(context, info);
        } catch (Exception e) {
            if (!mInstrumentation.onException(null, e)) {
                throw new RuntimeException("Unable to get provider " + info.name + ": " + e.toString(), e);
            }
            return null;
        }
        for (String authority : info.authority.split(";")) {
            if (mProviderMap.containsKey(authority)) {
                Log.w(TAG, "Content provider " + info.name + " already published as " + authority);
            } else {
                mProviderMap.put(authority, localProvider);
            }
        }
        return localProvider;
    }

    /** The application's own provider of an authority, or null. */
    public final ContentProvider localProvider(String authority) {
        return mProviderMap.get(authority);
    }

    private void handleReceiver(ReceiverData data) {
        String component = data.intent.getComponent().getClassName();
        BroadcastReceiver receiver;
        ContextImpl context;
        try {
            Application app = boundApk().makeApplication(false, mInstrumentation);
            context = (ContextImpl) app.getBaseContext();
            ClassLoader cl = context.getClassLoader();
            data.intent.setExtrasClassLoader(cl);
            data.intent.prepareToEnterProcess();
            receiver = (BroadcastReceiver) cl.loadClass(component).newInstance();
        } catch (Exception e) {
            throw new RuntimeException("Unable to instantiate receiver " + component + ": " + e.toString(), e);
        }
        try {
            receiver.setPendingResult(data.result);
            receiver.onReceive(context.getReceiverRestrictedContext(), data.intent);
        } catch (Exception e) {
            if (!mInstrumentation.onException(receiver, e)) {
                throw new RuntimeException("Unable to start receiver " + component + ": " + e.toString(), e);
            }
        }
        if (receiver.getPendingResult() != null) {
            data.result.finish();
        }
    }

    private void handleCreateService(CreateServiceData data) {
        Service service = null;
        try {
            ClassLoader cl = boundApk().getClassLoader();
            service = (Service) cl.loadClass(data.info.name).newInstance();
        } catch (Exception e) {
            if (!mInstrumentation.onException(service, e)) {
                throw new RuntimeException("Unable to instantiate service " + data.info.name + ": " + e.toString(), e);
            }
        }
        try {
            ContextImpl context = ContextImpl.createAppContext(this, boundApk());
            context.setOuterContext(service);
            Application app = boundApk().makeApplication(false, mInstrumentation);
            service.attach(context, this, data.info.name, data.token, app, null);
            service.onCreate();
            mServices.put(data.token, service);
        } catch (Exception e) {
            if (!mInstrumentation.onException(service, e)) {
                throw new RuntimeException("Unable to create service " + data.info.name + ": " + e.toString(), e);
            }
        }
    }

    private void handleBindService(BindServiceData data) {
        Service s = mServices.get(data.token);
        if (s == null) {
            return;
        }
        try {
            data.intent.setExtrasClassLoader(s.getClassLoader());
            data.intent.prepareToEnterProcess();
            if (!data.rebind) {
                IBinder binder = s.onBind(data.intent);
                Am.get().services.publish(data.token, data.intent, binder);
            } else {
                s.onRebind(data.intent);
            }
        } catch (Exception e) {
            if (!mInstrumentation.onException(s, e)) {
                throw new RuntimeException("Unable to bind to service " + s + " with " + data.intent + ": " + e.toString(), e);
            }
        }
    }

    private void handleUnbindService(BindServiceData data) {
        Service s = mServices.get(data.token);
        if (s == null) {
            return;
        }
        try {
            data.intent.setExtrasClassLoader(s.getClassLoader());
            data.intent.prepareToEnterProcess();
            boolean doRebind = s.onUnbind(data.intent);
            Am.get().services.unbound(data.token, data.intent, doRebind);
        } catch (Exception e) {
            if (!mInstrumentation.onException(s, e)) {
                throw new RuntimeException("Unable to unbind to service " + s + " with " + data.intent + ": " + e.toString(), e);
            }
        }
    }

    private void handleServiceArgs(ServiceArgsData data) {
        Service s = mServices.get(data.token);
        if (s == null) {
            return;
        }
        try {
            if (data.args != null) {
                data.args.setExtrasClassLoader(s.getClassLoader());
                data.args.prepareToEnterProcess();
            }
            int res;
            if (!data.taskRemoved) {
                res = s.onStartCommand(data.args, data.flags, data.startId);
            } else {
                s.onTaskRemoved(data.args);
                res = Service.START_TASK_REMOVED_COMPLETE;
            }
            Am.get().services.started(data.token, data.startId, res);
        } catch (Exception e) {
            if (!mInstrumentation.onException(s, e)) {
                throw new RuntimeException("Unable to start service " + s + " with " + data.args + ": " + e.toString(), e);
            }
        }
    }

    private void handleStopService(IBinder token) {
        Service s = mServices.remove(token);
        if (s == null) {
            return;
        }
        try {
            s.onDestroy();
            Context context = s.getBaseContext();
            if (context instanceof ContextImpl) {
                ((ContextImpl) context).scheduleFinalCleanup(s.getClassName(), "Service");
            }
        } catch (Exception e) {
            if (!mInstrumentation.onException(s, e)) {
                throw new RuntimeException("Unable to stop service " + s + ": " + e.toString(), e);
            }
        }
    }

    final void handleConfigurationChanged(Configuration config) {
        ResourcesManager.getInstance().applyConfiguration(config);
        WindowManagerGlobal.getInstance().reportNewConfiguration(config);
        ArrayList<ComponentCallbacks2> callbacks = new ArrayList<ComponentCallbacks2>();
        callbacks.addAll(mAllApplications);
        for (int i = 0; i < mActivities.size(); i++) {
            ActivityClientRecord ar = mActivities.valueAt(i);
            if (ar.activity != null && !ar.activity.mFinished && !Am.get().willRelaunch(ar.token) && ar.paused) {
                ar.newConfig = config;
            }
        }
        callbacks.addAll(mServices.values());
        for (ContentProvider p : new java.util.LinkedHashSet<ContentProvider>(mProviderMap.values())) {
            callbacks.add(p);
        }
        for (ComponentCallbacks2 c : callbacks) {
            c.onConfigurationChanged(config);
        }
    }

    private void performConfigurationChangedForActivity(ActivityClientRecord r, Configuration newConfig) {
        Configuration old = r.activity.mCurrentConfig;
        int diff = old == null ? ~0 : old.diff(newConfig);
        if (old != null && diff == 0) {
            return;
        }
        if (old == null || (~r.activity.mActivityInfo.getRealConfigChanged() & diff) == 0) {
            r.activity.mCurrentConfig = new Configuration(newConfig);
            r.activity.mCalled = false;
            r.activity.onConfigurationChanged(newConfig);
            if (!r.activity.mCalled) {
                throw new SuperNotCalledException("Activity " + r.activity.getLocalClassName()
                        + " did not call through to super.onConfigurationChanged()");
            }
        }
    }

    final void handleActivityConfigurationChanged(IBinder token) {
        ActivityClientRecord r = mActivities.get(token);
        if (r == null || r.activity == null) {
            return;
        }
        performConfigurationChangedForActivity(r, ResourcesManager.getInstance().getConfiguration());
        r.newConfig = null;
    }

    private void handleLowMemory() {
        for (Application a : new ArrayList<Application>(mAllApplications)) {
            a.onLowMemory();
        }
        for (int i = mActivities.size() - 1; i >= 0; i--) {
            mActivities.valueAt(i).activity.onLowMemory();
        }
    }

    private void handleTrimMemory(int level) {
        for (Application a : new ArrayList<Application>(mAllApplications)) {
            a.onTrimMemory(level);
        }
        for (int i = mActivities.size() - 1; i >= 0; i--) {
            mActivities.valueAt(i).activity.onTrimMemory(level);
        }
    }

    /** Called by the host each time something is due on the main thread. */
    public static void main(String[] args) {
        if (sCurrentActivityThread == null) {
            Looper.prepareMainLooper();
            ActivityThread thread = new ActivityThread();
            thread.attach();
            sMainThreadHandler = thread.getHandler();
        }
        Looper.loop();
    }
}
