package esdroid.am;

import android.app.ResultInfo;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.res.Configuration;
import android.os.BinderProxy;
import android.os.Bundle;
import java.util.ArrayList;

/** The activity manager's side of an activity, one of the application's or one from outside. */
public final class ActivityRecord {
    static final int INITIALIZING = 0;
    static final int RESUMED = 1;
    static final int PAUSING = 2;
    static final int PAUSED = 3;
    static final int STOPPING = 4;
    static final int STOPPED = 5;
    static final int FINISHING = 6;
    static final int DESTROYING = 7;
    static final int DESTROYED = 8;

    public final BinderProxy token = new BinderProxy();
    public final Intent intent;
    public final ActivityInfo info;
    /** Whether it belongs to another application. */
    public final boolean outside;
    public TaskRecord task;
    int state = INITIALIZING;
    ActivityRecord resultTo;
    String resultWho;
    int requestCode;
    int launchedFlags;
    ArrayList<ResultInfo> results;
    ArrayList<Intent> newIntents;
    Bundle icicle;
    boolean finishing;
    boolean visible;
    boolean stopped;
    boolean idle;
    boolean noHistory;
    boolean fullscreen = true;
    int configChangePending;
    Configuration lastConfig;
    int requestedOrientation;
    boolean deferRelaunch;
    String callingPackage;

    ActivityRecord(Intent intent, ActivityInfo info, boolean outside) {
        this.intent = intent;
        this.info = info;
        this.outside = outside;
        this.requestedOrientation = info.screenOrientation;
        this.noHistory = (info.flags & ActivityInfo.FLAG_NO_HISTORY) != 0 || (intent.getFlags() & Intent.FLAG_ACTIVITY_NO_HISTORY) != 0;
    }

    /** Whether there is an instance in the process. */
    boolean alive() {
        return state != INITIALIZING && state != DESTROYED;
    }

    void addResult(String who, int request, int code, Intent data) {
        if (results == null) {
            results = new ArrayList<ResultInfo>();
        }
        results.add(new ResultInfo(who, request, code, data));
    }

    void addNewIntent(Intent i) {
        if (newIntents == null) {
            newIntents = new ArrayList<Intent>();
        }
        newIntents.add(i);
    }

    public String toString() {
        return "ActivityRecord{" + Integer.toHexString(System.identityHashCode(this)) + " u0 " + intent.getComponent().flattenToShortString()
                + " t" + (task == null ? -1 : task.id) + (finishing ? " f}" : "}");
    }
}
