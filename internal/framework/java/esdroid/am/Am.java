package esdroid.am;

import android.app.ActivityManager;
import android.app.ActivityThread;
import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentSender;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.content.pm.PackageParser;
import android.content.pm.ResolveInfo;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.IBinder;
import android.os.Process;
import android.util.Log;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/** The activity manager: tasks, the back stack, and the order of lifecycles. */
public final class Am {
    public static final String APK_PATH = "/data/app/base.apk";
    private static final String TAG = "ActivityManager";
    private static Am instance;

    public final Services services = new Services(this);
    public final Broadcasts broadcasts = new Broadcasts(this);
    final ArrayList<TaskRecord> tasks = new ArrayList<TaskRecord>();
    private boolean homeInFront = true;
    private ActivityRecord resumed;
    private ActivityRecord pausing;
    private final ArrayList<ActivityRecord> stopping = new ArrayList<ActivityRecord>();
    private final ArrayList<ActivityRecord> finishing = new ArrayList<ActivityRecord>();
    private final ArrayList<ActivityRecord> all = new ArrayList<ActivityRecord>();
    private int nextTask = 1;
    private int deferred;
    private int wantedRotation;

    private Am() {
    }

    public static synchronized Am get() {
        if (instance == null) {
            instance = new Am();
        }
        return instance;
    }

    private static ActivityThread thread() {
        return ActivityThread.currentActivityThread();
    }

    public static String packageName() {
        return PackageParser.installed().packageName;
    }

    static android.content.ContentResolver resolver() {
        android.app.Application a = ActivityThread.currentApplication();
        return a != null ? a.getContentResolver() : thread().systemResolver();
    }

    ActivityRecord find(IBinder token) {
        if (token != null) {
            for (int i = all.size() - 1; i >= 0; i--) {
                if (all.get(i).token == token) {
                    return all.get(i);
                }
            }
        }
        return null;
    }

    // Starting.

    public int startActivity(IBinder caller, Intent original, String who, int requestCode, Bundle options) {
        if (original != null && original.hasFileDescriptors()) {
            throw new IllegalArgumentException("File descriptors passed in Intent");
        }
        return start(find(caller), Copies.intent(original), who, requestCode, options, false);
    }

    public int startActivities(IBinder caller, Intent[] intents, Bundle options) {
        if (intents == null) {
            throw new NullPointerException("intents is null");
        }
        ActivityRecord source = find(caller);
        ArrayList<Intent> copies = new ArrayList<Intent>();
        for (Intent i : intents) {
            if (i == null) {
                throw new NullPointerException("intents[" + copies.size() + "] is null");
            }
            copies.add(Copies.intent(i));
        }
        deferred++;
        int result = ActivityManager.START_SUCCESS;
        try {
            for (Intent i : copies) {
                result = start(source, i, null, -1, options, false);
                if (result < 0) {
                    return result;
                }
                ActivityRecord top = topRunning();
                if (top != null && top.info.packageName.equals(i.getComponent() == null ? null : i.getComponent().getPackageName())) {
                    source = top;
                }
            }
        } finally {
            deferred--;
            resumeTop(true);
        }
        return result;
    }

    public int startActivityIfNeeded(IBinder caller, Intent intent, String who, int requestCode, Bundle options) {
        return start(find(caller), Copies.intent(intent), who, requestCode, options, true);
    }

    public boolean startNextMatchingActivity(IBinder caller, Intent intent, Bundle options) {
        ActivityRecord r = find(caller);
        if (r == null) {
            return false;
        }
        Intent copy = Copies.intent(intent);
        copy.setComponent(null);
        List<ResolveInfo> found = Resolver.get().queryActivities(copy, PackageManager.MATCH_DEFAULT_ONLY);
        for (int i = 0; i < found.size(); i++) {
            ActivityInfo a = found.get(i).activityInfo;
            if (a.packageName.equals(r.info.packageName) && a.name.equals(r.info.name)) {
                if (i + 1 >= found.size()) {
                    return false;
                }
                ActivityInfo next = found.get(i + 1).activityInfo;
                copy.setComponent(new ComponentName(next.packageName, next.name));
                copy.setFlags(copy.getFlags() & ~(Intent.FLAG_ACTIVITY_FORWARD_RESULT | Intent.FLAG_ACTIVITY_CLEAR_TOP
                        | Intent.FLAG_ACTIVITY_MULTIPLE_TASK | Intent.FLAG_ACTIVITY_NEW_TASK));
                boolean was = r.finishing;
                r.finishing = true;
                ActivityRecord to = r.resultTo;
                r.resultTo = null;
                int res = start(r, copy, r.resultWho, r.requestCode, options, false, to);
                r.finishing = was;
                if (!was) {
                    finishActivity(caller, Activity.RESULT_CANCELED, null, 0);
                }
                return res == ActivityManager.START_SUCCESS;
            }
        }
        return false;
    }

    public int startActivityIntentSender(IntentSender sender, IBinder caller, String who, int requestCode, Intent fillIn, int mask,
            int values, Bundle options) {
        return PendingIntents.get().startActivity(sender, caller, who, requestCode, fillIn, mask, values, options);
    }

    private int start(ActivityRecord source, Intent intent, String who, int requestCode, Bundle options, boolean onlyIfNeeded) {
        return start(source, intent, who, requestCode, options, onlyIfNeeded, requestCode >= 0 ? source : null);
    }

    private int start(ActivityRecord source, Intent intent, String who, int requestCode, Bundle options, boolean onlyIfNeeded,
            ActivityRecord resultTo) {
        Intent asked = intent;
        ResolveInfo ri = null;
        boolean outside = false;
        ActivityInfo info = null;
        if (intent.getSelector() != null && intent.getComponent() == null) {
            intent = new Intent(intent);
        }
        ri = Resolver.get().resolveActivity(intent, PackageManager.MATCH_DEFAULT_ONLY);
        if (ri != null) {
            info = ri.activityInfo;
            intent.setComponent(new ComponentName(info.applicationInfo.packageName, info.name));
            outside = !info.packageName.equals(packageName());
        }
        int flags = intent.getFlags();
        if (info != null && (flags & Intent.FLAG_ACTIVITY_FORWARD_RESULT) != 0 && source != null) {
            if (requestCode >= 0) {
                return ActivityManager.START_FORWARD_AND_REQUEST_CONFLICT;
            }
            resultTo = source.resultTo;
            who = source.resultWho;
            requestCode = source.requestCode;
            source.resultTo = null;
        }
        if (info == null) {
            if (resultTo != null) {
                sendResult(resultTo, who, requestCode, Activity.RESULT_CANCELED, null);
            }
            return intent.getComponent() == null ? ActivityManager.START_INTENT_NOT_RESOLVED : ActivityManager.START_CLASS_NOT_FOUND;
        }
        checkPermission(source, intent, info, outside);
        Log.i(TAG, "START u0 {" + intent.toShortString(true, true, true, false) + "} from uid " + Process.myUid());
        ActivityRecord r = new ActivityRecord(intent, info, outside);
        r.resultTo = resultTo;
        r.resultWho = who;
        r.requestCode = requestCode;
        r.callingPackage = packageName();
        r.fullscreen = outside ? !Resolver.dialogLike(info) : Translucency.fullscreen(info);
        return place(r, source, onlyIfNeeded);
    }

    private void checkPermission(ActivityRecord source, Intent intent, ActivityInfo info, boolean outside) {
        String need = outside ? info.permission : null;
        String action = intent.getAction();
        Permissions perms = Permissions.get();
        if (outside && !info.exported) {
            throw new SecurityException("Permission Denial: starting " + intent + " from " + processText() + " (pid=" + Process.myPid()
                    + ", uid=" + Process.myUid() + ") not exported from uid " + info.applicationInfo.uid);
        }
        if (need != null && !perms.granted(need)) {
            throw new SecurityException("Permission Denial: starting " + intent + " from " + processText() + " (pid=" + Process.myPid()
                    + ", uid=" + Process.myUid() + ") requires " + need);
        }
        String guard = Resolver.actionPermission(action);
        if (guard != null && perms.requested(guard) && !perms.granted(guard)) {
            throw new SecurityException("Permission Denial: starting " + intent + " from " + processText() + " (pid=" + Process.myPid()
                    + ", uid=" + Process.myUid() + ") with revoked permission " + guard);
        }
    }

    static String processText() {
        return "ProcessRecord{" + Integer.toHexString(System.identityHashCode(get())) + " " + Process.myPid() + ":" + packageName() + "/u0a"
                + (Process.myUid() - 10000) + "}";
    }

    private TaskRecord frontTask() {
        return homeInFront || tasks.isEmpty() ? null : tasks.get(tasks.size() - 1);
    }

    private TaskRecord taskByAffinity(ActivityInfo info) {
        for (int i = tasks.size() - 1; i >= 0; i--) {
            TaskRecord t = tasks.get(i);
            if (info.launchMode == ActivityInfo.LAUNCH_SINGLE_INSTANCE) {
                ActivityRecord root = t.root();
                if (root != null && root.intent.getComponent().getClassName().equals(info.name)
                        && root.info.packageName.equals(info.packageName)) {
                    return t;
                }
                continue;
            }
            ActivityRecord root = t.root();
            if (root == null || root.info.launchMode == ActivityInfo.LAUNCH_SINGLE_INSTANCE) {
                continue;
            }
            if (info.taskAffinity != null && info.taskAffinity.equals(t.affinity)) {
                return t;
            }
        }
        return null;
    }

    private static boolean sameComponent(ActivityRecord a, ActivityInfo info) {
        return a.info.packageName.equals(info.packageName) && a.intent.getComponent().getClassName().equals(info.name);
    }

    private int place(ActivityRecord r, ActivityRecord source, boolean onlyIfNeeded) {
        int flags = r.intent.getFlags();
        int mode = r.info.launchMode;
        boolean single = mode == ActivityInfo.LAUNCH_SINGLE_INSTANCE || mode == ActivityInfo.LAUNCH_SINGLE_TASK;
        boolean newTask = (flags & Intent.FLAG_ACTIVITY_NEW_TASK) != 0 || single;
        if ((flags & Intent.FLAG_ACTIVITY_NEW_DOCUMENT) != 0 && !single) {
            newTask = true;
            if (r.info.documentLaunchMode == ActivityInfo.DOCUMENT_LAUNCH_NEVER) {
                flags &= ~(Intent.FLAG_ACTIVITY_NEW_DOCUMENT | Intent.FLAG_ACTIVITY_MULTIPLE_TASK);
            }
        }
        if (source == null || source.task == null || source.info.launchMode == ActivityInfo.LAUNCH_SINGLE_INSTANCE) {
            newTask = true;
        }
        if (r.resultTo != null) {
            if ((flags & Intent.FLAG_ACTIVITY_NEW_TASK) != 0) {
                sendResult(r.resultTo, r.resultWho, r.requestCode, Activity.RESULT_CANCELED, null);
                r.resultTo = null;
            } else if (single && source != null && source.task != null) {
                newTask = false;
            }
        }
        // An existing task, when that is asked for.
        if (newTask && (flags & Intent.FLAG_ACTIVITY_MULTIPLE_TASK) == 0 && r.resultTo == null) {
            TaskRecord t = taskByAffinity(r.info);
            if (t != null) {
                return intoExisting(r, t, flags, mode);
            }
        }
        ActivityRecord top = topRunning();
        if (top != null && top.alive() && r.resultTo == null && sameComponent(top, r.info) && ((flags & Intent.FLAG_ACTIVITY_SINGLE_TOP) != 0
                || mode == ActivityInfo.LAUNCH_SINGLE_TOP || single)) {
            if (onlyIfNeeded) {
                return ActivityManager.START_RETURN_INTENT_TO_CALLER;
            }
            deliverNewIntent(top, r.intent);
            return ActivityManager.START_DELIVERED_TO_TOP;
        }
        TaskRecord task;
        if (newTask) {
            task = new TaskRecord(nextTask++, r.info.taskAffinity, r.intent);
            tasks.add(task);
        } else {
            task = source.task;
            if ((flags & Intent.FLAG_ACTIVITY_CLEAR_TOP) != 0) {
                ActivityRecord found = clearTop(task, r.info, flags, mode);
                if (found != null) {
                    toFront(task);
                    deliverNewIntent(found, r.intent);
                    resumeTop(true);
                    return ActivityManager.START_DELIVERED_TO_TOP;
                }
            } else if ((flags & Intent.FLAG_ACTIVITY_REORDER_TO_FRONT) != 0) {
                for (int i = task.activities.size() - 1; i >= 0; i--) {
                    ActivityRecord e = task.activities.get(i);
                    if (!e.finishing && sameComponent(e, r.info)) {
                        task.activities.remove(i);
                        task.activities.add(e);
                        deliverNewIntent(e, r.intent);
                        toFront(task);
                        resumeTop((flags & Intent.FLAG_ACTIVITY_NO_USER_ACTION) == 0);
                        return ActivityManager.START_DELIVERED_TO_TOP;
                    }
                }
            }
        }
        r.task = task;
        task.activities.add(r);
        all.add(r);
        toFront(task);
        resumeTop((flags & Intent.FLAG_ACTIVITY_NO_USER_ACTION) == 0);
        return ActivityManager.START_SUCCESS;
    }

    private int intoExisting(ActivityRecord r, TaskRecord t, int flags, int mode) {
        boolean single = mode == ActivityInfo.LAUNCH_SINGLE_INSTANCE || mode == ActivityInfo.LAUNCH_SINGLE_TASK;
        boolean wasFront = frontTask() == t;
        if ((flags & (Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK))
                == (Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK)) {
            for (ActivityRecord a : new ArrayList<ActivityRecord>(t.activities)) {
                if (!a.finishing) {
                    finish(a, Activity.RESULT_CANCELED, null);
                }
            }
            r.task = t;
            if (!tasks.contains(t)) {
                tasks.add(t);
            }
            t.activities.add(r);
            all.add(r);
            toFront(t);
            resumeTop(true);
            return ActivityManager.START_SUCCESS;
        }
        if ((flags & Intent.FLAG_ACTIVITY_CLEAR_TOP) != 0 || single) {
            ActivityRecord found = clearTop(t, r.info, flags, mode);
            toFront(t);
            if (found != null) {
                deliverNewIntent(found, r.intent);
                resumeTop(true);
                return wasFront ? ActivityManager.START_DELIVERED_TO_TOP : ActivityManager.START_TASK_TO_FRONT;
            }
        } else {
            ActivityRecord root = t.root();
            ActivityRecord top = t.top();
            if (root != null && sameComponent(root, r.info)) {
                toFront(t);
                if (((flags & Intent.FLAG_ACTIVITY_SINGLE_TOP) != 0 || mode == ActivityInfo.LAUNCH_SINGLE_TOP) && top != null
                        && sameComponent(top, r.info)) {
                    deliverNewIntent(top, r.intent);
                    resumeTop(true);
                    return ActivityManager.START_DELIVERED_TO_TOP;
                } else if (r.intent.filterEquals(t.intent)) {
                    // The launcher's intent only brings the task to the front.
                    resumeTop(true);
                    return ActivityManager.START_TASK_TO_FRONT;
                }
            } else if (top != null && sameComponent(top, r.info) && ((flags & Intent.FLAG_ACTIVITY_SINGLE_TOP) != 0
                    || mode == ActivityInfo.LAUNCH_SINGLE_TOP)) {
                toFront(t);
                deliverNewIntent(top, r.intent);
                resumeTop(true);
                return ActivityManager.START_DELIVERED_TO_TOP;
            }
        }
        r.task = t;
        t.activities.add(r);
        all.add(r);
        toFront(t);
        resumeTop((flags & Intent.FLAG_ACTIVITY_NO_USER_ACTION) == 0);
        return ActivityManager.START_SUCCESS;
    }

    /** Finishes what lies above the activity; the activity too when it is a standard one that is to be made anew. */
    private ActivityRecord clearTop(TaskRecord t, ActivityInfo info, int flags, int mode) {
        for (int i = t.activities.size() - 1; i >= 0; i--) {
            ActivityRecord e = t.activities.get(i);
            if (e.finishing || !sameComponent(e, info)) {
                continue;
            }
            for (ActivityRecord a : new ArrayList<ActivityRecord>(t.activities.subList(i + 1, t.activities.size()))) {
                if (!a.finishing) {
                    finish(a, Activity.RESULT_CANCELED, null);
                }
            }
            if (e.info.launchMode == ActivityInfo.LAUNCH_MULTIPLE && (flags & Intent.FLAG_ACTIVITY_SINGLE_TOP) == 0) {
                finish(e, Activity.RESULT_CANCELED, null);
                return null;
            }
            return e;
        }
        return null;
    }

    private void deliverNewIntent(ActivityRecord r, Intent intent) {
        if (r.outside) {
            return;
        }
        if (r == resumed || (r.state == ActivityRecord.PAUSED && topRunning() == r)) {
            ArrayList<Intent> one = new ArrayList<Intent>();
            one.add(intent);
            thread().scheduleNewIntent(one, r.token);
        } else {
            r.addNewIntent(intent);
        }
    }

    private void toFront(TaskRecord t) {
        if (tasks.remove(t) || !t.activities.isEmpty()) {
            tasks.add(t);
        }
        homeInFront = false;
    }

    // What is on top, and bringing it there.

    ActivityRecord topRunning() {
        if (homeInFront) {
            return null;
        }
        for (int i = tasks.size() - 1; i >= 0; i--) {
            ActivityRecord r = tasks.get(i).top();
            if (r != null) {
                return r;
            }
        }
        return null;
    }

    private void resumeTop(boolean userLeaving) {
        if (deferred > 0 || pausing != null) {
            return;
        }
        ActivityRecord next = topRunning();
        if (resumed != null && resumed != next) {
            startPausing(resumed, userLeaving, resumed.finishing);
            return;
        }
        if (next == null) {
            homeInFront = true;
            updateVisible();
            processIdle();
            return;
        }
        if (resumed == next) {
            if (next.results != null && !next.outside) {
                thread().scheduleSendResult(next.token, next.results);
                next.results = null;
            }
            return;
        }
        stopping.remove(next);
        resumed = next;
        next.visible = true;
        next.idle = false;
        if (next.outside) {
            next.state = ActivityRecord.RESUMED;
            Outside.shown(next);
            updateVisible();
            processIdleSoon();
            return;
        }
        applyOrientation(next);
        if (next.alive()) {
            if (relaunchIfChanged(next, false)) {
                next.state = ActivityRecord.RESUMED;
                next.results = null;
                next.newIntents = null;
                return;
            }
            if (next.results != null) {
                thread().scheduleSendResult(next.token, next.results);
                next.results = null;
            }
            if (next.newIntents != null) {
                thread().scheduleNewIntent(next.newIntents, next.token);
                next.newIntents = null;
            }
            next.state = ActivityRecord.RESUMED;
            next.stopped = false;
            thread().scheduleResumeActivity(next.token);
        } else {
            next.state = ActivityRecord.RESUMED;
            next.lastConfig = new Configuration(configuration());
            thread().scheduleLaunchActivity(next.token, new Intent(next.intent), next.info, next.icicle, next.results, next.newIntents,
                    packageName(), false);
            next.results = null;
            next.newIntents = null;
        }
        updateVisible();
    }

    private void startPausing(ActivityRecord r, boolean userLeaving, boolean finished) {
        resumed = null;
        pausing = r;
        r.state = ActivityRecord.PAUSING;
        if (r.outside) {
            post(new Runnable() {
                public void run() {
                    activityPaused(pausing.token);
                }
            });
            return;
        }
        thread().schedulePauseActivity(r.token, finished, userLeaving);
    }

    private void post(Runnable r) {
        thread().post(r);
    }

    public void activityPaused(IBinder token) {
        ActivityRecord r = find(token);
        if (r == null || pausing != r) {
            return;
        }
        pausing = null;
        r.state = ActivityRecord.PAUSED;
        if (r.finishing) {
            finishCurrent(r);
        } else {
            if (!stopping.contains(r)) {
                stopping.add(r);
            }
        }
        resumeTop(false);
    }

    /** A paused activity that is to go: after the next one shows, or at once. */
    private void finishCurrent(ActivityRecord r) {
        ActivityRecord next = topRunning();
        if (r.visible && next != null && next != resumed) {
            if (!stopping.contains(r)) {
                stopping.add(r);
            }
            r.state = ActivityRecord.STOPPING;
            return;
        }
        stopping.remove(r);
        destroy(r);
    }

    private void destroy(ActivityRecord r) {
        r.state = ActivityRecord.DESTROYING;
        r.visible = false;
        removeFromTask(r);
        if (r.outside) {
            Outside.gone(r);
            activityDestroyed(r.token);
            return;
        }
        thread().scheduleDestroyActivity(r.token, true, 0);
    }

    private void removeFromTask(ActivityRecord r) {
        if (r.task != null) {
            r.task.activities.remove(r);
            if (r.task.activities.isEmpty()) {
                tasks.remove(r.task);
            }
        }
    }

    public void activityDestroyed(IBinder token) {
        ActivityRecord r = find(token);
        if (r == null) {
            return;
        }
        r.state = ActivityRecord.DESTROYED;
        removeFromTask(r);
        all.remove(r);
        services.ownerGone(token);
        if (resumed == r) {
            resumed = null;
        }
        if (pausing == r) {
            pausing = null;
        }
        resumeTop(false);
    }

    public void activityResumed(IBinder token) {
        ActivityRecord r = find(token);
        if (r != null) {
            r.state = r.finishing ? r.state : r == resumed ? ActivityRecord.RESUMED : r.state;
            r.icicle = null;
            r.stopped = false;
        }
    }

    public void activityIdle(IBinder token) {
        ActivityRecord r = find(token);
        if (r != null) {
            r.idle = true;
        }
        processIdle();
    }

    private void processIdleSoon() {
        post(new Runnable() {
            public void run() {
                processIdle();
            }
        });
    }

    private void processIdle() {
        if (pausing != null) {
            return;
        }
        updateVisible();
        for (ActivityRecord r : new ArrayList<ActivityRecord>(stopping)) {
            if (r == resumed || (r.visible && !r.finishing)) {
                if (r == resumed) {
                    stopping.remove(r);
                }
                continue;
            }
            stopping.remove(r);
            if (r.finishing) {
                destroy(r);
            } else if (r.outside) {
                r.state = ActivityRecord.STOPPED;
            } else if (r.noHistory) {
                finish(r, Activity.RESULT_CANCELED, null);
            } else if (r.alive() && r.state != ActivityRecord.STOPPED && r.state != ActivityRecord.STOPPING) {
                r.state = ActivityRecord.STOPPING;
                thread().scheduleStopActivity(r.token, false);
            }
        }
    }

    public void activityStopped(IBinder token, Bundle state) {
        ActivityRecord r = find(token);
        if (r == null) {
            return;
        }
        if (state != null) {
            r.icicle = Copies.bundle(state);
        }
        if (r.state == ActivityRecord.STOPPING) {
            r.state = ActivityRecord.STOPPED;
            r.stopped = true;
            if (r.finishing) {
                destroy(r);
            } else if (r.configChangePending != 0) {
                r.configChangePending = 0;
            }
        }
    }

    /** Marks what can be seen: all down to the first activity that fills the screen. */
    private void updateVisible() {
        boolean behind = homeInFront;
        for (int i = tasks.size() - 1; i >= 0; i--) {
            ArrayList<ActivityRecord> as = tasks.get(i).activities;
            for (int j = as.size() - 1; j >= 0; j--) {
                ActivityRecord r = as.get(j);
                if (r.finishing) {
                    continue;
                }
                boolean was = r.visible;
                r.visible = !behind;
                if (r.visible && !was && r != resumed && !r.outside) {
                    stopping.remove(r);
                    if (!r.alive()) {
                        r.state = ActivityRecord.PAUSED;
                        r.lastConfig = new Configuration(configuration());
                        thread().scheduleLaunchActivity(r.token, new Intent(r.intent), r.info, r.icicle, r.results, r.newIntents,
                                packageName(), true);
                        r.results = null;
                        r.newIntents = null;
                        stopping.add(r);
                    } else if (r.state == ActivityRecord.STOPPED) {
                        r.state = ActivityRecord.PAUSED;
                        thread().scheduleWindowVisibility(r.token, true);
                        stopping.add(r);
                    }
                } else if (!r.visible && was && r.state == ActivityRecord.PAUSED && !stopping.contains(r)) {
                    stopping.add(r);
                }
                if (r.visible && r.fullscreen) {
                    behind = true;
                }
            }
        }
        android.view.WindowManagerGlobal.getInstance().focusMayChange();
    }

    public boolean willActivityBeVisible(IBinder token) {
        ActivityRecord r = find(token);
        if (r == null || r.finishing) {
            return false;
        }
        ActivityRecord top = topRunning();
        boolean behind = homeInFront;
        for (int i = tasks.size() - 1; i >= 0; i--) {
            ArrayList<ActivityRecord> as = tasks.get(i).activities;
            for (int j = as.size() - 1; j >= 0; j--) {
                ActivityRecord a = as.get(j);
                if (a.finishing) {
                    continue;
                }
                if (a == r) {
                    return !behind;
                }
                if (a.fullscreen) {
                    behind = true;
                }
            }
        }
        return false;
    }

    // Finishing.

    public boolean finishActivity(IBinder token, int resultCode, Intent data, int finishTask) {
        ActivityRecord r = find(token);
        if (r == null || r.finishing) {
            return true;
        }
        if (data != null && data.hasFileDescriptors()) {
            throw new IllegalArgumentException("File descriptors passed in Intent");
        }
        Intent copy = Copies.intent(data);
        if (finishTask == Activity.FINISH_TASK_WITH_ACTIVITY
                || (finishTask == Activity.FINISH_TASK_WITH_ROOT_ACTIVITY && r.task != null && r.task.root() == r)) {
            deferred++;
            for (ActivityRecord a : new ArrayList<ActivityRecord>(r.task.activities)) {
                if (!a.finishing) {
                    finish(a, a == r ? resultCode : Activity.RESULT_CANCELED, a == r ? copy : null);
                }
            }
            deferred--;
        } else {
            finish(r, resultCode, copy);
        }
        resumeTop(false);
        return true;
    }

    private void finish(ActivityRecord r, int resultCode, Intent data) {
        if (r.finishing) {
            return;
        }
        r.finishing = true;
        if (r.resultTo != null) {
            ActivityRecord to = r.resultTo;
            if (!to.finishing) {
                to.addResult(r.resultWho, r.requestCode, resultCode, data);
            }
            r.resultTo = null;
        }
        r.results = null;
        r.newIntents = null;
        r.icicle = null;
        if (r.task != null && r.task.top() == null && frontTask() == r.task && !anotherBelow(r.task)) {
            homeInFront = true;
        }
        if (r == resumed) {
            if (deferred > 0) {
                deferred--;
                if (pausing == null) {
                    startPausing(r, false, true);
                }
                deferred++;
            } else if (pausing == null) {
                startPausing(r, false, true);
            }
        } else if (r.state == ActivityRecord.PAUSING) {
            return;
        } else if (!r.alive()) {
            removeFromTask(r);
            all.remove(r);
        } else {
            stopping.remove(r);
            destroyLater(r);
        }
    }

    private void destroyLater(ActivityRecord r) {
        r.state = ActivityRecord.DESTROYING;
        r.visible = false;
        removeFromTask(r);
        if (r.outside) {
            Outside.gone(r);
            all.remove(r);
            return;
        }
        thread().scheduleDestroyActivity(r.token, true, 0);
    }

    private boolean anotherBelow(TaskRecord t) {
        for (int i = tasks.size() - 1; i >= 0; i--) {
            if (tasks.get(i) != t && tasks.get(i).top() != null) {
                return true;
            }
        }
        return false;
    }

    private void sendResult(ActivityRecord to, String who, int request, int code, Intent data) {
        if (to == resumed && !to.outside) {
            thread().sendActivityResult(to.token, who, request, code, data);
        } else {
            to.addResult(who, request, code, data);
        }
    }

    /** Sends a result as a pending one does. */
    public void sendActivityResult(IBinder token, String who, int request, int code, Intent data) {
        ActivityRecord r = find(token);
        if (r != null && !r.finishing) {
            sendResult(r, who, request, code, Copies.intent(data));
        }
    }

    public boolean finishActivityAffinity(IBinder token) {
        ActivityRecord r = find(token);
        if (r == null) {
            return false;
        }
        ArrayList<ActivityRecord> as = r.task.activities;
        int at = as.indexOf(r);
        ArrayList<ActivityRecord> gone = new ArrayList<ActivityRecord>();
        for (int i = at; i >= 0; i--) {
            ActivityRecord a = as.get(i);
            if (a.info.taskAffinity == null ? r.info.taskAffinity != null : !a.info.taskAffinity.equals(r.info.taskAffinity)) {
                break;
            }
            gone.add(a);
        }
        deferred++;
        for (ActivityRecord a : gone) {
            finish(a, Activity.RESULT_CANCELED, null);
        }
        deferred--;
        resumeTop(false);
        return true;
    }

    public void finishSubActivity(IBinder token, String who, int requestCode) {
        ActivityRecord self = find(token);
        for (ActivityRecord r : new ArrayList<ActivityRecord>(all)) {
            if (!r.finishing && r.resultTo == self && r.requestCode == requestCode
                    && (who == null ? r.resultWho == null : who.equals(r.resultWho))) {
                finish(r, Activity.RESULT_CANCELED, null);
            }
        }
        resumeTop(false);
    }

    public boolean releaseActivityInstance(IBinder token) {
        ActivityRecord r = find(token);
        if (r == null || r.state != ActivityRecord.STOPPED || r.icicle == null) {
            return false;
        }
        r.state = ActivityRecord.DESTROYED;
        thread().scheduleDestroyActivity(r.token, false, 0);
        return true;
    }

    public boolean navigateUpTo(IBinder token, Intent dest, int resultCode, Intent data) {
        ActivityRecord r = find(token);
        if (r == null) {
            return false;
        }
        ArrayList<ActivityRecord> as = r.task.activities;
        int at = as.indexOf(r);
        ActivityRecord parent = at > 0 ? as.get(at - 1) : null;
        int finishTo = at - 1;
        boolean found = false;
        ComponentName cn = dest.getComponent();
        for (int i = at - 1; i >= 0; i--) {
            ActivityRecord a = as.get(i);
            if (a.info.packageName.equals(cn.getPackageName()) && a.info.name.equals(cn.getClassName())) {
                finishTo = i;
                parent = a;
                found = true;
                break;
            }
        }
        deferred++;
        Intent copy = Copies.intent(data);
        for (ActivityRecord a : new ArrayList<ActivityRecord>(as.subList(finishTo + 1, at + 1))) {
            finish(a, a == r ? resultCode : Activity.RESULT_CANCELED, a == r ? copy : null);
        }
        if (parent != null && found) {
            int mode = parent.info.launchMode;
            if (mode == ActivityInfo.LAUNCH_SINGLE_INSTANCE || mode == ActivityInfo.LAUNCH_SINGLE_TASK
                    || mode == ActivityInfo.LAUNCH_SINGLE_TOP || (dest.getFlags() & Intent.FLAG_ACTIVITY_CLEAR_TOP) != 0) {
                parent.addNewIntent(Copies.intent(dest));
            } else {
                Intent i = Copies.intent(dest);
                ActivityRecord fresh = new ActivityRecord(i, parent.info, parent.outside);
                fresh.fullscreen = parent.fullscreen;
                fresh.task = parent.task;
                fresh.callingPackage = packageName();
                int pos = parent.task.activities.indexOf(parent);
                finish(parent, resultCode, null);
                TaskRecord t = fresh.task;
                if (!tasks.contains(t)) {
                    tasks.add(t);
                }
                t.activities.add(fresh);
                all.add(fresh);
                homeInFront = false;
            }
        }
        deferred--;
        resumeTop(false);
        return found;
    }

    public boolean shouldUpRecreateTask(IBinder token, String destAffinity) {
        ActivityRecord r = find(token);
        return r == null || r.task == null || r.task.affinity == null || !r.task.affinity.equals(destAffinity);
    }

    public boolean moveActivityTaskToBack(IBinder token, boolean nonRoot) {
        ActivityRecord r = find(token);
        if (r == null || r.task == null || (!nonRoot && r.task.root() != r)) {
            return false;
        }
        moveToBack(r.task);
        return true;
    }

    private void moveToBack(TaskRecord t) {
        tasks.remove(t);
        tasks.add(0, t);
        if (!anotherBelow(t)) {
            homeInFront = true;
        }
        resumeTop(false);
    }

    /** Whether a token is that of an activity that has not ended. */
    public boolean knows(IBinder token) {
        ActivityRecord r = find(token);
        return r != null && r.state != ActivityRecord.DESTROYED;
    }

    /** Whether windows of an activity, or of none, may have the focus. */
    public boolean hasFocus(IBinder token) {
        ActivityRecord r = find(token);
        ActivityRecord top = topRunning();
        return r != null && r == top;
    }

    /** Whether the application has the screen. */
    public boolean foreground() {
        return topRunning() != null;
    }

    public void removeTask(TaskRecord t) {
        deferred++;
        for (ActivityRecord a : new ArrayList<ActivityRecord>(t.activities)) {
            finish(a, Activity.RESULT_CANCELED, null);
        }
        deferred--;
        services.taskRemoved(t.intent);
        resumeTop(false);
    }

    public void bringToFront(int id) {
        for (TaskRecord t : new ArrayList<TaskRecord>(tasks)) {
            if (t.id == id) {
                toFront(t);
                resumeTop(true);
                return;
            }
        }
    }

    // Questions.

    public String getCallingPackage(IBinder token) {
        ActivityRecord r = find(token);
        return r != null && r.resultTo != null ? r.callingPackage : null;
    }

    public ComponentName getCallingActivity(IBinder token) {
        ActivityRecord r = find(token);
        return r != null && r.resultTo != null ? r.resultTo.intent.getComponent() : null;
    }

    public int getTaskForActivity(IBinder token, boolean onlyRoot) {
        ActivityRecord r = find(token);
        if (r == null || r.task == null || (onlyRoot && r.task.root() != r)) {
            return -1;
        }
        return r.task.id;
    }

    public List<TaskRecord> recentTasks() {
        ArrayList<TaskRecord> list = new ArrayList<TaskRecord>();
        for (int i = tasks.size() - 1; i >= 0; i--) {
            if (tasks.get(i).top() != null) {
                list.add(tasks.get(i));
            }
        }
        return list;
    }

    public ComponentName topComponent(TaskRecord t) {
        ActivityRecord r = t.top();
        return r == null ? null : r.intent.getComponent();
    }

    public ComponentName baseComponent(TaskRecord t) {
        ActivityRecord r = t.root();
        return r == null ? null : r.intent.getComponent();
    }

    /** The activity that has the screen, or null at the home screen. */
    public ActivityRecord resumedRecord() {
        return resumed;
    }

    boolean busy() {
        return pausing != null;
    }

    public boolean willRelaunch(IBinder token) {
        return false;
    }

    public boolean visible(IBinder token) {
        ActivityRecord r = find(token);
        return r != null && r.visible;
    }

    // Leaving.

    public void home() {
        homeInFront = true;
        resumeTop(true);
    }

    /** Back while something from outside has the screen. */
    public boolean backOutside() {
        if (resumed != null && resumed.outside) {
            finishActivity(resumed.token, Activity.RESULT_CANCELED, null, 0);
            return true;
        }
        return false;
    }

    public void resultFromOutside(int resultCode, Intent data) {
        if (resumed != null && resumed.outside) {
            boolean refused = Outside.refuses(resumed);
            finishActivity(resumed.token, refused ? Activity.RESULT_CANCELED : resultCode, refused ? null : data, 0);
        }
    }

    // Configuration.

    Configuration configuration() {
        Configuration c = new Configuration();
        DisplayState.fill(c);
        return c;
    }

    public void setRequestedOrientation(IBinder token, int orientation) {
        ActivityRecord r = find(token);
        if (r == null) {
            return;
        }
        r.requestedOrientation = orientation;
        if (r == resumed) {
            applyOrientation(r);
        }
    }

    public int getRequestedOrientation(IBinder token) {
        ActivityRecord r = find(token);
        return r == null ? ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED : r.requestedOrientation;
    }

    /** How the user holds the device. */
    public void rotate(int rotation) {
        wantedRotation = rotation;
        ActivityRecord top = topRunning();
        setRotation(orientationOf(top));
    }

    private int orientationOf(ActivityRecord top) {
        int o = ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED;
        if (top != null && !top.outside) {
            o = top.requestedOrientation;
            if (o == ActivityInfo.SCREEN_ORIENTATION_BEHIND && top.task != null) {
                int at = top.task.activities.indexOf(top);
                o = at > 0 ? top.task.activities.get(at - 1).requestedOrientation : ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED;
            }
        }
        boolean wide = (wantedRotation & 1) != 0;
        switch (o) {
            case ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE:
                return 1;
            case ActivityInfo.SCREEN_ORIENTATION_REVERSE_LANDSCAPE:
                return 3;
            case ActivityInfo.SCREEN_ORIENTATION_SENSOR_LANDSCAPE:
            case ActivityInfo.SCREEN_ORIENTATION_USER_LANDSCAPE:
                return wide ? wantedRotation : 1;
            case ActivityInfo.SCREEN_ORIENTATION_PORTRAIT:
            case ActivityInfo.SCREEN_ORIENTATION_SENSOR_PORTRAIT:
            case ActivityInfo.SCREEN_ORIENTATION_USER_PORTRAIT:
            case ActivityInfo.SCREEN_ORIENTATION_NOSENSOR:
                return 0;
            case ActivityInfo.SCREEN_ORIENTATION_REVERSE_PORTRAIT:
                return 2;
            case ActivityInfo.SCREEN_ORIENTATION_LOCKED:
                return DisplayState.rotation();
            default:
                return wantedRotation == 2 ? 0 : wantedRotation;
        }
    }

    private void applyOrientation(ActivityRecord r) {
        setRotation(orientationOf(r));
    }

    private void setRotation(int rotation) {
        if (rotation == DisplayState.rotation()) {
            return;
        }
        boolean turned = ((rotation ^ DisplayState.rotation()) & 1) != 0;
        DisplayState.setRotation(rotation);
        if (turned) {
            configurationChanged();
        }
    }

    private void configurationChanged() {
        thread().scheduleConfigurationChanged(configuration());
        broadcasts.send(new Intent(Intent.ACTION_CONFIGURATION_CHANGED).addFlags(Intent.FLAG_RECEIVER_REGISTERED_ONLY
                | Intent.FLAG_RECEIVER_FOREGROUND));
        for (ActivityRecord r : new ArrayList<ActivityRecord>(all)) {
            if (!r.outside && r.alive() && !r.finishing && r.visible && r.lastConfig != null) {
                relaunchIfChanged(r, r != resumed);
            }
        }
    }

    /** Brings an activity to the present configuration; reports whether it is made anew for that. */
    private boolean relaunchIfChanged(ActivityRecord r, boolean notResumed) {
        Configuration now = configuration();
        if (r.lastConfig == null) {
            r.lastConfig = new Configuration(now);
            return false;
        }
        int changes = r.lastConfig.diff(now);
        if (changes == 0) {
            return false;
        }
        r.lastConfig = new Configuration(now);
        if ((changes & ~r.info.getRealConfigChanged()) != 0) {
            thread().scheduleRelaunchActivity(r.token, r.results, r.newIntents, changes, notResumed);
            return true;
        }
        thread().scheduleActivityConfigurationChanged(r.token);
        return false;
    }

    public Configuration currentConfiguration() {
        return configuration();
    }
}
