package android.app;

import android.content.ComponentCallbacks;
import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.Configuration;
import android.os.Bundle;
import java.util.ArrayList;

/** The application object: one for the process. */
public class Application extends ContextWrapper implements ComponentCallbacks2 {
    private final ArrayList<ComponentCallbacks> mComponentCallbacks = new ArrayList<ComponentCallbacks>();
    private final ArrayList<ActivityLifecycleCallbacks> mActivityLifecycleCallbacks = new ArrayList<ActivityLifecycleCallbacks>();
    private ArrayList<OnProvideAssistDataListener> mAssistCallbacks;
    public LoadedApk mLoadedApk;

    public interface ActivityLifecycleCallbacks {
        void onActivityCreated(Activity activity, Bundle savedInstanceState);

        void onActivityStarted(Activity activity);

        void onActivityResumed(Activity activity);

        void onActivityPaused(Activity activity);

        void onActivityStopped(Activity activity);

        void onActivitySaveInstanceState(Activity activity, Bundle outState);

        void onActivityDestroyed(Activity activity);
    }

    public interface OnProvideAssistDataListener {
        void onProvideAssistData(Activity activity, Bundle data);
    }

    public Application() {
        super(null);
    }

    public void onCreate() {
    }

    public void onTerminate() {
    }

    public void onConfigurationChanged(Configuration newConfig) {
        Object[] callbacks = componentCallbacks();
        for (int i = 0; i < callbacks.length; i++) {
            ((ComponentCallbacks) callbacks[i]).onConfigurationChanged(newConfig);
        }
    }

    public void onLowMemory() {
        Object[] callbacks = componentCallbacks();
        for (int i = 0; i < callbacks.length; i++) {
            ((ComponentCallbacks) callbacks[i]).onLowMemory();
        }
    }

    public void onTrimMemory(int level) {
        Object[] callbacks = componentCallbacks();
        for (int i = 0; i < callbacks.length; i++) {
            if (callbacks[i] instanceof ComponentCallbacks2) {
                ((ComponentCallbacks2) callbacks[i]).onTrimMemory(level);
            }
        }
    }

    public void registerComponentCallbacks(ComponentCallbacks callback) {
        synchronized (mComponentCallbacks) {
            mComponentCallbacks.add(callback);
        }
    }

    public void unregisterComponentCallbacks(ComponentCallbacks callback) {
        synchronized (mComponentCallbacks) {
            mComponentCallbacks.remove(callback);
        }
    }

    public void registerActivityLifecycleCallbacks(ActivityLifecycleCallbacks callback) {
        synchronized (mActivityLifecycleCallbacks) {
            mActivityLifecycleCallbacks.add(callback);
        }
    }

    public void unregisterActivityLifecycleCallbacks(ActivityLifecycleCallbacks callback) {
        synchronized (mActivityLifecycleCallbacks) {
            mActivityLifecycleCallbacks.remove(callback);
        }
    }

    public void registerOnProvideAssistDataListener(OnProvideAssistDataListener callback) {
        synchronized (this) {
            if (mAssistCallbacks == null) {
                mAssistCallbacks = new ArrayList<OnProvideAssistDataListener>();
            }
            mAssistCallbacks.add(callback);
        }
    }

    public void unregisterOnProvideAssistDataListener(OnProvideAssistDataListener callback) {
        synchronized (this) {
            if (mAssistCallbacks != null) {
                mAssistCallbacks.remove(callback);
            }
        }
    }

    final void attach(Context context) {
        attachBaseContext(context);
        mLoadedApk = ContextImpl.getImpl(context).mPackageInfo;
    }

    private Object[] componentCallbacks() {
        synchronized (mComponentCallbacks) {
            return mComponentCallbacks.toArray();
        }
    }

    private ActivityLifecycleCallbacks[] lifecycleCallbacks() {
        synchronized (mActivityLifecycleCallbacks) {
            return mActivityLifecycleCallbacks.toArray(new ActivityLifecycleCallbacks[mActivityLifecycleCallbacks.size()]);
        }
    }

    void dispatchActivityCreated(Activity activity, Bundle savedInstanceState) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityCreated(activity, savedInstanceState);
        }
    }

    void dispatchActivityStarted(Activity activity) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityStarted(activity);
        }
    }

    void dispatchActivityResumed(Activity activity) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityResumed(activity);
        }
    }

    void dispatchActivityPaused(Activity activity) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityPaused(activity);
        }
    }

    void dispatchActivityStopped(Activity activity) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityStopped(activity);
        }
    }

    void dispatchActivitySaveInstanceState(Activity activity, Bundle outState) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivitySaveInstanceState(activity, outState);
        }
    }

    void dispatchActivityDestroyed(Activity activity) {
        for (ActivityLifecycleCallbacks c : lifecycleCallbacks()) {
            c.onActivityDestroyed(activity);
        }
    }
}
