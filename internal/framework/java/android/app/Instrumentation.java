package android.app;

import android.content.ActivityNotFoundException;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.ActivityInfo;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.MessageQueue;
import android.os.PersistableBundle;
import android.os.SystemClock;
import android.os.UserHandle;
import android.util.AndroidRuntimeException;
import android.view.InputDevice;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.MotionEvent;
import esdroid.am.Am;
import esdroid.device.Host;
import esdroid.device.Input;
import java.util.ArrayList;
import java.util.List;

/** The hooks through which the application's code is called. */
public class Instrumentation {
    public static final String REPORT_KEY_IDENTIFIER = "id";
    public static final String REPORT_KEY_STREAMRESULT = "stream";

    private ActivityThread mThread;
    private Context mInstrContext;
    private Context mAppContext;
    private ComponentName mComponent;
    private final List<ActivityMonitor> mMonitors = new ArrayList<ActivityMonitor>();

    public Instrumentation() {
    }

    final void basicInit(ActivityThread thread) {
        mThread = thread;
    }

    final void init(ActivityThread thread, Context instrContext, Context appContext, ComponentName component) {
        mThread = thread;
        mInstrContext = instrContext;
        mAppContext = appContext;
        mComponent = component;
    }

    public void onCreate(Bundle arguments) {
    }

    public void onStart() {
    }

    public boolean onException(Object obj, Throwable e) {
        return false;
    }

    public void onDestroy() {
    }

    public void setAutomaticPerformanceSnapshots() {
    }

    public void startPerformanceSnapshot() {
    }

    public void endPerformanceSnapshot() {
    }

    public Context getContext() {
        return mInstrContext;
    }

    public ComponentName getComponentName() {
        return mComponent;
    }

    public Context getTargetContext() {
        return mAppContext;
    }

    public String getProcessName() {
        return mThread.getProcessName();
    }

    public boolean isProfiling() {
        return false;
    }

    public void startProfiling() {
    }

    public void stopProfiling() {
    }

    public void waitForIdle(final Runnable recipient) {
        final MessageQueue queue = Looper.getMainLooper().getQueue();
        queue.addIdleHandler(new MessageQueue.IdleHandler() {
            public boolean queueIdle() {
                if (recipient != null) {
                    recipient.run();
                }
                return false;
            }
        });
    }

    public void runOnMainSync(Runnable runner) {
        validateNotAppThread();
        SyncRunnable sr = new SyncRunnable(runner);
        new Handler(Looper.getMainLooper()).post(sr);
        sr.waitForComplete();
    }

    public void waitForIdleSync() {
        validateNotAppThread();
        SyncRunnable sr = new SyncRunnable(null);
        waitForIdle(sr);
        sr.waitForComplete();
    }

    private void validateNotAppThread() {
        if (Looper.myLooper() == Looper.getMainLooper()) {
            throw new RuntimeException("This method can not be called from the main application thread");
        }
    }

    private static final class SyncRunnable implements Runnable {
        private final Runnable mTarget;
        private boolean mComplete;

        SyncRunnable(Runnable target) {
            mTarget = target;
        }

        public void run() {
            if (mTarget != null) {
                mTarget.run();
            }
            synchronized (this) {
                mComplete = true;
                notifyAll();
            }
        }

        void waitForComplete() {
            synchronized (this) {
                while (!mComplete) {
                    try {
                        wait();
                    } catch (InterruptedException e) {
                        continue;
                    }
                }
            }
        }
    }

    public void addMonitor(ActivityMonitor monitor) {
        synchronized (mMonitors) {
            mMonitors.add(monitor);
        }
    }

    public ActivityMonitor addMonitor(IntentFilter filter, ActivityResult result, boolean block) {
        ActivityMonitor am = new ActivityMonitor(filter, result, block);
        addMonitor(am);
        return am;
    }

    public ActivityMonitor addMonitor(String cls, ActivityResult result, boolean block) {
        ActivityMonitor am = new ActivityMonitor(cls, result, block);
        addMonitor(am);
        return am;
    }

    public boolean checkMonitorHit(ActivityMonitor monitor, int minHits) {
        synchronized (mMonitors) {
            if (monitor.getHits() < minHits) {
                return false;
            }
            mMonitors.remove(monitor);
        }
        return true;
    }

    public void removeMonitor(ActivityMonitor monitor) {
        synchronized (mMonitors) {
            mMonitors.remove(monitor);
        }
    }

    public void sendStringSync(String text) {
        if (text == null) {
            return;
        }
        final KeyEvent[] events = KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD).getEvents(text.toCharArray());
        if (events != null) {
            for (KeyEvent e : events) {
                sendKeySync(KeyEvent.changeTimeRepeat(e, SystemClock.uptimeMillis(), 0));
            }
        }
    }

    public void sendKeySync(KeyEvent event) {
        validateNotAppThread();
        final long eventTime = event.getEventTime() == 0 ? SystemClock.uptimeMillis() : event.getEventTime();
        final long downTime = event.getDownTime() == 0 ? eventTime : event.getDownTime();
        final int source = event.getSource() == InputDevice.SOURCE_UNKNOWN ? InputDevice.SOURCE_KEYBOARD : event.getSource();
        final KeyEvent sent = new KeyEvent(downTime, eventTime, event.getAction(), event.getKeyCode(), event.getRepeatCount(), event.getMetaState(),
                event.getDeviceId(), event.getScanCode(), event.getFlags() | KeyEvent.FLAG_FROM_SYSTEM, source);
        inject(new Injection() {
            @Override
            public boolean dispatch() {
                return Input.key(sent);
            }
        });
    }

    public void sendKeyDownUpSync(int key) {
        sendKeySync(new KeyEvent(KeyEvent.ACTION_DOWN, key));
        sendKeySync(new KeyEvent(KeyEvent.ACTION_UP, key));
    }

    public void sendCharacterSync(int keyCode) {
        sendKeyDownUpSync(keyCode);
    }

    public void sendPointerSync(final MotionEvent event) {
        validateNotAppThread();
        if (event.getPointerCount() > 1) {
            Host.unmodelled("Landroid/app/Instrumentation;->sendPointerSync(several pointers)");
        }
        inject(new Injection() {
            @Override
            public boolean dispatch() {
                return Input.touch(event.getAction(), event.getX(), event.getY(), event.getDownTime(), event.getEventTime())
                        || event.getAction() != MotionEvent.ACTION_DOWN; // what nothing began is dropped
            }
        });
    }

    /** Gives an event to the window it is for; false if that is not this application's. */
    private interface Injection {
        boolean dispatch();
    }

    /** Lets the main thread dispatch an event, and waits for it; other applications' windows are not for this one to fill. */
    private void inject(final Injection injection) {
        final boolean[] own = {false};
        runOnMainSync(new Runnable() {
            @Override
            public void run() {
                own[0] = injection.dispatch();
            }
        });
        if (!own[0]) {
            throw new SecurityException("Injecting to another application requires INJECT_EVENTS permission");
        }
    }

    static public Application newApplication(Class<?> clazz, Context context)
            throws InstantiationException, IllegalAccessException, ClassNotFoundException {
        Application app = (Application) clazz.newInstance();
        app.attach(context);
        return app;
    }

    public Application newApplication(ClassLoader cl, String className, Context context)
            throws InstantiationException, IllegalAccessException, ClassNotFoundException {
        return newApplication(cl.loadClass(className), context);
    }

    public void callApplicationOnCreate(Application app) {
        app.onCreate();
    }

    public Activity newActivity(Class<?> clazz, Context context, IBinder token, Application application, Intent intent,
            ActivityInfo info, CharSequence title, Activity parent, String id, Object lastNonConfigurationInstance)
            throws InstantiationException, IllegalAccessException {
        Activity activity = (Activity) clazz.newInstance();
        activity.attach(context, mThread, this, token, 0, application, intent, info, title, parent, id,
                (Activity.NonConfigurationInstances) lastNonConfigurationInstance, null, null);
        return activity;
    }

    public Activity newActivity(ClassLoader cl, String className, Intent intent)
            throws InstantiationException, IllegalAccessException, ClassNotFoundException {
        return (Activity) cl.loadClass(className).newInstance();
    }

    private void matchMonitors(Activity activity, Intent intent) {
        synchronized (mMonitors) {
            for (int i = 0; i < mMonitors.size(); i++) {
                mMonitors.get(i).match(activity, activity, intent);
            }
        }
    }

    public void callActivityOnCreate(Activity activity, Bundle icicle) {
        activity.performCreate(icicle);
        matchMonitors(activity, activity.getIntent());
    }

    public void callActivityOnCreate(Activity activity, Bundle icicle, PersistableBundle persistentState) {
        activity.performCreate(icicle, persistentState);
        matchMonitors(activity, activity.getIntent());
    }

    public void callActivityOnDestroy(Activity activity) {
        activity.performDestroy();
    }

    public void callActivityOnRestoreInstanceState(Activity activity, Bundle savedInstanceState) {
        activity.performRestoreInstanceState(savedInstanceState);
    }

    public void callActivityOnRestoreInstanceState(Activity activity, Bundle savedInstanceState, PersistableBundle persistentState) {
        activity.performRestoreInstanceState(savedInstanceState, persistentState);
    }

    public void callActivityOnPostCreate(Activity activity, Bundle icicle) {
        activity.onPostCreate(icicle);
    }

    public void callActivityOnPostCreate(Activity activity, Bundle icicle, PersistableBundle persistentState) {
        activity.onPostCreate(icicle, persistentState);
    }

    public void callActivityOnNewIntent(Activity activity, Intent intent) {
        activity.performNewIntent(intent);
    }

    public void callActivityOnStart(Activity activity) {
        activity.onStart();
    }

    public void callActivityOnRestart(Activity activity) {
        activity.onRestart();
    }

    public void callActivityOnResume(Activity activity) {
        activity.mResumed = true;
        activity.onResume();
        matchMonitors(activity, activity.getIntent());
    }

    public void callActivityOnStop(Activity activity) {
        activity.onStop();
    }

    public void callActivityOnSaveInstanceState(Activity activity, Bundle outState) {
        activity.performSaveInstanceState(outState);
    }

    public void callActivityOnSaveInstanceState(Activity activity, Bundle outState, PersistableBundle outPersistentState) {
        activity.performSaveInstanceState(outState, outPersistentState);
    }

    public void callActivityOnPause(Activity activity) {
        activity.performPause();
    }

    public void callActivityOnUserLeaving(Activity activity) {
        activity.performUserLeaving();
    }

    public ActivityResult execStartActivity(Context who, IBinder contextThread, IBinder token, Activity target, Intent intent,
            int requestCode, Bundle options) {
        return start(who, token, target == null ? null : target.mEmbeddedID, intent, requestCode, options);
    }

    public ActivityResult execStartActivity(Context who, IBinder contextThread, IBinder token, String target, Intent intent,
            int requestCode, Bundle options) {
        return start(who, token, target, intent, requestCode, options);
    }

    public ActivityResult execStartActivity(Context who, IBinder contextThread, IBinder token, String resultWho, Intent intent,
            int requestCode, Bundle options, UserHandle user) {
        return start(who, token, resultWho, intent, requestCode, options);
    }

    private ActivityResult start(Context who, IBinder token, String resultWho, Intent intent, int requestCode, Bundle options) {
        synchronized (mMonitors) {
            for (int i = 0; i < mMonitors.size(); i++) {
                ActivityMonitor am = mMonitors.get(i);
                if (am.match(who, null, intent)) {
                    am.mHits++;
                    if (am.isBlocking()) {
                        return requestCode >= 0 ? am.getResult() : null;
                    }
                    break;
                }
            }
        }
        intent.migrateExtraStreamToClipData();
        intent.prepareToLeaveProcess(who);
        int result = Am.get().startActivity(token, intent, resultWho, requestCode, options);
        checkStartActivityResult(result, intent);
        return null;
    }

    public void execStartActivities(Context who, IBinder contextThread, IBinder token, Activity target, Intent[] intents, Bundle options) {
        int result = Am.get().startActivities(token, intents, options);
        checkStartActivityResult(result, intents[0]);
    }

    /** Turns the activity manager's answer into the exception an application sees. */
    public static void checkStartActivityResult(int res, Object intent) {
        if (res >= ActivityManager.START_SUCCESS) {
            return;
        }
        switch (res) {
            case ActivityManager.START_INTENT_NOT_RESOLVED:
            case ActivityManager.START_CLASS_NOT_FOUND:
                if (intent instanceof Intent && ((Intent) intent).getComponent() != null) {
                    throw new ActivityNotFoundException("Unable to find explicit activity class "
                            + ((Intent) intent).getComponent().toShortString()
                            + "; have you declared this activity in your AndroidManifest.xml?");
                }
                throw new ActivityNotFoundException("No Activity found to handle " + intent);
            case ActivityManager.START_PERMISSION_DENIED:
                throw new SecurityException("Not allowed to start activity " + intent);
            case ActivityManager.START_FORWARD_AND_REQUEST_CONFLICT:
                throw new AndroidRuntimeException("FORWARD_RESULT_FLAG used while also requesting a result");
            case ActivityManager.START_NOT_ACTIVITY:
                throw new IllegalArgumentException("PendingIntent is not an activity");
            default:
                throw new AndroidRuntimeException("Unknown error code " + res + " when starting " + intent);
        }
    }

    /** Watches for the starting of activities. */
    public static class ActivityMonitor {
        private final IntentFilter mWhich;
        private final String mClass;
        private final ActivityResult mResult;
        private final boolean mBlock;
        int mHits;
        Activity mLastActivity;

        public ActivityMonitor(IntentFilter which, ActivityResult result, boolean block) {
            mWhich = which;
            mClass = null;
            mResult = result;
            mBlock = block;
        }

        public ActivityMonitor(String cls, ActivityResult result, boolean block) {
            mWhich = null;
            mClass = cls;
            mResult = result;
            mBlock = block;
        }

        public final IntentFilter getFilter() {
            return mWhich;
        }

        public final ActivityResult getResult() {
            return mResult;
        }

        public final boolean isBlocking() {
            return mBlock;
        }

        public final int getHits() {
            return mHits;
        }

        public final Activity getLastActivity() {
            return mLastActivity;
        }

        final boolean match(Context who, Activity activity, Intent intent) {
            synchronized (this) {
                if (mWhich != null && mWhich.match(who.getContentResolver(), intent, true, "Instrumentation") < 0) {
                    return false;
                }
                if (mClass != null) {
                    String cls = null;
                    if (activity != null) {
                        cls = activity.getClass().getName();
                    } else if (intent.getComponent() != null) {
                        cls = intent.getComponent().getClassName();
                    }
                    if (cls == null || !mClass.equals(cls)) {
                        return false;
                    }
                }
                if (activity != null) {
                    mLastActivity = activity;
                    notifyAll();
                }
                return true;
            }
        }
    }

    /** What an activity answered. */
    public static final class ActivityResult {
        private final int mResultCode;
        private final Intent mResultData;

        public ActivityResult(int resultCode, Intent resultData) {
            mResultCode = resultCode;
            mResultData = resultData;
        }

        public int getResultCode() {
            return mResultCode;
        }

        public Intent getResultData() {
            return mResultData;
        }
    }
}
