package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ConfigurationInfo;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import android.util.Size;
import esdroid.am.Am;
import esdroid.am.Permissions;
import esdroid.am.TaskRecord;
import java.util.ArrayList;
import java.util.List;

/** What runs, and what memory there is. */
public class ActivityManager {
    public static final int BUGREPORT_OPTION_FULL = 0;
    public static final int BUGREPORT_OPTION_INTERACTIVE = 1;
    public static final int BUGREPORT_OPTION_REMOTE = 2;
    public static final int BUGREPORT_OPTION_WEAR = 3;
    public static final int BUGREPORT_OPTION_TELEPHONY = 4;
    public static final String META_HOME_ALTERNATE = "android.app.home.alternate";
    public static final int START_VOICE_HIDDEN_SESSION = -100;
    public static final int START_VOICE_NOT_ACTIVE_SESSION = -99;
    public static final int START_NOT_CURRENT_USER_ACTIVITY = -98;
    public static final int START_NOT_VOICE_COMPATIBLE = -97;
    public static final int START_CANCELED = -96;
    public static final int START_NOT_ACTIVITY = -95;
    public static final int START_PERMISSION_DENIED = -94;
    public static final int START_FORWARD_AND_REQUEST_CONFLICT = -93;
    public static final int START_CLASS_NOT_FOUND = -92;
    public static final int START_INTENT_NOT_RESOLVED = -91;
    public static final int START_ASSISTANT_HIDDEN_SESSION = -90;
    public static final int START_ASSISTANT_NOT_ACTIVE_SESSION = -89;
    public static final int START_SUCCESS = 0;
    public static final int START_RETURN_INTENT_TO_CALLER = 1;
    public static final int START_TASK_TO_FRONT = 2;
    public static final int START_DELIVERED_TO_TOP = 3;
    public static final int START_SWITCHES_CANCELED = 100;
    public static final int START_RETURN_LOCK_TASK_MODE_VIOLATION = 101;
    public static final int START_FLAG_ONLY_IF_NEEDED = 1;
    public static final int START_FLAG_DEBUG = 2;
    public static final int START_FLAG_TRACK_ALLOCATION = 4;
    public static final int START_FLAG_NATIVE_DEBUGGING = 8;
    public static final int BROADCAST_SUCCESS = 0;
    public static final int BROADCAST_STICKY_CANT_HAVE_PERMISSION = -1;
    public static final int BROADCAST_FAILED_USER_STOPPED = -2;
    public static final int INTENT_SENDER_BROADCAST = 1;
    public static final int INTENT_SENDER_ACTIVITY = 2;
    public static final int INTENT_SENDER_ACTIVITY_RESULT = 3;
    public static final int INTENT_SENDER_SERVICE = 4;
    public static final int INTENT_SENDER_FOREGROUND_SERVICE = 5;
    public static final int USER_OP_SUCCESS = 0;
    public static final int USER_OP_UNKNOWN_USER = -1;
    public static final int USER_OP_IS_CURRENT = -2;
    public static final int USER_OP_ERROR_IS_SYSTEM = -3;
    public static final int USER_OP_ERROR_RELATED_USERS_CANNOT_STOP = -4;
    public static final int PROCESS_STATE_UNKNOWN = -1;
    public static final int PROCESS_STATE_PERSISTENT = 0;
    public static final int PROCESS_STATE_PERSISTENT_UI = 1;
    public static final int PROCESS_STATE_TOP = 2;
    public static final int PROCESS_STATE_BOUND_FOREGROUND_SERVICE = 3;
    public static final int PROCESS_STATE_FOREGROUND_SERVICE = 4;
    public static final int PROCESS_STATE_TOP_SLEEPING = 5;
    public static final int PROCESS_STATE_IMPORTANT_FOREGROUND = 6;
    public static final int PROCESS_STATE_IMPORTANT_BACKGROUND = 7;
    public static final int PROCESS_STATE_TRANSIENT_BACKGROUND = 8;
    public static final int PROCESS_STATE_BACKUP = 9;
    public static final int PROCESS_STATE_HEAVY_WEIGHT = 10;
    public static final int PROCESS_STATE_SERVICE = 11;
    public static final int PROCESS_STATE_RECEIVER = 12;
    public static final int PROCESS_STATE_HOME = 13;
    public static final int PROCESS_STATE_LAST_ACTIVITY = 14;
    public static final int PROCESS_STATE_CACHED_ACTIVITY = 15;
    public static final int PROCESS_STATE_CACHED_ACTIVITY_CLIENT = 16;
    public static final int PROCESS_STATE_CACHED_EMPTY = 17;
    public static final int PROCESS_STATE_NONEXISTENT = 18;
    public static final int MIN_PROCESS_STATE = 0;
    public static final int MAX_PROCESS_STATE = 18;
    public static final int ASSIST_CONTEXT_BASIC = 0;
    public static final int ASSIST_CONTEXT_FULL = 1;
    public static final int ASSIST_CONTEXT_AUTOFILL = 2;
    public static final int UID_OBSERVER_PROCSTATE = 1;
    public static final int UID_OBSERVER_GONE = 2;
    public static final int UID_OBSERVER_IDLE = 4;
    public static final int UID_OBSERVER_ACTIVE = 8;
    public static final int APP_START_MODE_NORMAL = 0;
    public static final int APP_START_MODE_DELAYED = 1;
    public static final int APP_START_MODE_DELAYED_RIGID = 2;
    public static final int APP_START_MODE_DISABLED = 3;
    public static final int LOCK_TASK_MODE_NONE = 0;
    public static final int LOCK_TASK_MODE_LOCKED = 1;
    public static final int LOCK_TASK_MODE_PINNED = 2;
    public static final int COMPAT_MODE_ALWAYS = -1;
    public static final int COMPAT_MODE_NEVER = -2;
    public static final int COMPAT_MODE_UNKNOWN = -3;
    public static final int COMPAT_MODE_DISABLED = 0;
    public static final int COMPAT_MODE_ENABLED = 1;
    public static final int COMPAT_MODE_TOGGLE = 2;
    public static final int DOCKED_STACK_CREATE_MODE_TOP_OR_LEFT = 0;
    public static final int DOCKED_STACK_CREATE_MODE_BOTTOM_OR_RIGHT = 1;
    public static final int RESIZE_MODE_SYSTEM = 0;
    public static final int RESIZE_MODE_PRESERVE_WINDOW = 1;
    public static final int RESIZE_MODE_FORCED = 2;
    public static final int RESIZE_MODE_SYSTEM_SCREEN_ROTATION = 1;
    public static final int RESIZE_MODE_USER = 1;
    public static final int RESIZE_MODE_USER_FORCED = 3;
    public static final int RECENT_WITH_EXCLUDED = 1;
    public static final int RECENT_IGNORE_UNAVAILABLE = 2;
    public static final int RECENT_INCLUDE_PROFILES = 4;
    public static final int RECENT_IGNORE_HOME_AND_RECENTS_STACK_TASKS = 8;
    public static final int RECENT_INGORE_DOCKED_STACK_TOP_TASK = 16;
    public static final int RECENT_INGORE_PINNED_STACK_TASKS = 32;
    public static final int MOVE_TASK_WITH_HOME = 1;
    public static final int MOVE_TASK_NO_USER_ACTION = 2;
    public static final int FLAG_OR_STOPPED = 1;
    public static final int FLAG_AND_LOCKED = 2;
    public static final int FLAG_AND_UNLOCKED = 4;
    public static final int FLAG_AND_UNLOCKING_OR_UNLOCKED = 8;
    public static final String ACTION_REPORT_HEAP_LIMIT = "android.app.action.REPORT_HEAP_LIMIT";

    private final Context mContext;

    ActivityManager(Context context, Handler handler) {
        mContext = context;
    }

    public int getMemoryClass() {
        return 192;
    }

    public int getLargeMemoryClass() {
        return 512;
    }

    public boolean isLowRamDevice() {
        return false;
    }

    public static boolean isRunningInTestHarness() {
        return false;
    }

    public static boolean isUserAMonkey() {
        return false;
    }

    public static void getMyMemoryState(RunningAppProcessInfo outState) {
        fillMine(outState);
    }

    private static void fillMine(RunningAppProcessInfo info) {
        info.pid = Process.myPid();
        info.uid = Process.myUid();
        info.processName = ActivityThread.currentProcessName();
        info.pkgList = new String[] {ActivityThread.currentPackageName()};
        info.importance = RunningAppProcessInfo.IMPORTANCE_FOREGROUND;
        if (!Am.get().foreground()) {
            info.importance = Am.get().services.running().isEmpty() ? RunningAppProcessInfo.IMPORTANCE_CACHED
                    : RunningAppProcessInfo.IMPORTANCE_SERVICE;
        }
    }

    public List<RunningAppProcessInfo> getRunningAppProcesses() {
        ArrayList<RunningAppProcessInfo> l = new ArrayList<RunningAppProcessInfo>();
        RunningAppProcessInfo me = new RunningAppProcessInfo();
        fillMine(me);
        l.add(me);
        return l;
    }

    @Deprecated
    public List<RunningServiceInfo> getRunningServices(int maxNum) {
        ArrayList<RunningServiceInfo> l = new ArrayList<RunningServiceInfo>();
        for (ComponentName c : Am.get().services.running()) {
            if (l.size() < maxNum) {
                RunningServiceInfo r = new RunningServiceInfo();
                r.service = c;
                r.pid = Process.myPid();
                r.uid = Process.myUid();
                r.process = ActivityThread.currentProcessName();
                r.started = true;
                l.add(r);
            }
        }
        return l;
    }

    @Deprecated
    public List<RunningTaskInfo> getRunningTasks(int maxNum) {
        ArrayList<RunningTaskInfo> l = new ArrayList<RunningTaskInfo>();
        if (!Am.get().foreground() && maxNum > 0) {
            RunningTaskInfo home = new RunningTaskInfo();
            home.id = 0;
            home.baseActivity = home.topActivity = new ComponentName("com.android.launcher3", "com.android.launcher3.Launcher");
            home.numActivities = home.numRunning = 1;
            l.add(home);
        }
        for (TaskRecord t : Am.get().recentTasks()) {
            if (l.size() < maxNum) {
                RunningTaskInfo r = new RunningTaskInfo();
                r.id = t.id;
                r.topActivity = Am.get().topComponent(t);
                r.baseActivity = Am.get().baseComponent(t);
                r.numActivities = r.numRunning = t.activities.size();
                l.add(r);
            }
        }
        return l;
    }

    @Deprecated
    public List<RecentTaskInfo> getRecentTasks(int maxNum, int flags) {
        ArrayList<RecentTaskInfo> l = new ArrayList<RecentTaskInfo>();
        for (TaskRecord t : Am.get().recentTasks()) {
            if (l.size() < maxNum) {
                l.add(info(t));
            }
        }
        return l;
    }

    private static RecentTaskInfo info(TaskRecord t) {
        RecentTaskInfo r = new RecentTaskInfo();
        r.id = r.persistentId = t.id;
        r.baseIntent = new Intent(t.intent);
        r.topActivity = Am.get().topComponent(t);
        r.baseActivity = Am.get().baseComponent(t);
        r.numActivities = t.activities.size();
        return r;
    }

    public List<AppTask> getAppTasks() {
        ArrayList<AppTask> l = new ArrayList<AppTask>();
        for (TaskRecord t : Am.get().recentTasks()) {
            l.add(new AppTask(t));
        }
        return l;
    }

    public Size getAppTaskThumbnailSize() {
        return new Size(165, 165);
    }

    public int addAppTask(Activity activity, Intent intent, TaskDescription description, Bitmap thumbnail) {
        return -1;
    }

    public void moveTaskToFront(int taskId, int flags) {
        moveTaskToFront(taskId, flags, null);
    }

    public void moveTaskToFront(int taskId, int flags, Bundle options) {
        if (!Permissions.get().granted("android.permission.REORDER_TASKS")) {
            throw new SecurityException("Permission Denial: moveTaskToFront() from pid=" + Process.myPid() + ", uid=" + Process.myUid()
                    + " requires android.permission.REORDER_TASKS");
        }
        Am.get().bringToFront(taskId);
    }

    public void getMemoryInfo(MemoryInfo outInfo) {
        outInfo.totalMem = 2048L << 20;
        outInfo.availMem = 1024L << 20;
        outInfo.threshold = 144L << 20;
        outInfo.lowMemory = false;
    }

    /** The memory of each process; of others than the app's own nothing is known. */
    public android.os.Debug.MemoryInfo[] getProcessMemoryInfo(int[] pids) {
        android.os.Debug.MemoryInfo[] all = new android.os.Debug.MemoryInfo[pids.length];
        for (int i = 0; i < pids.length; i++) {
            all[i] = new android.os.Debug.MemoryInfo();
            if (pids[i] == Process.myPid()) android.os.Debug.getMemoryInfo(all[i]);
        }
        return all;
    }

    public boolean clearApplicationUserData() {
        return false;
    }

    public List<ProcessErrorStateInfo> getProcessesInErrorState() {
        return null;
    }

    @Deprecated
    public void restartPackage(String packageName) {
        killBackgroundProcesses(packageName);
    }

    public void killBackgroundProcesses(String packageName) {
        if (!Permissions.get().granted("android.permission.KILL_BACKGROUND_PROCESSES")
                && !Permissions.get().granted("android.permission.RESTART_PACKAGES")) {
            throw new SecurityException("Permission Denial: killBackgroundProcesses() from pid=" + Process.myPid() + ", uid="
                    + Process.myUid() + " requires android.permission.KILL_BACKGROUND_PROCESSES");
        }
    }

    public ConfigurationInfo getDeviceConfigurationInfo() {
        ConfigurationInfo c = new ConfigurationInfo();
        c.reqTouchScreen = android.content.res.Configuration.TOUCHSCREEN_FINGER;
        c.reqKeyboardType = android.content.res.Configuration.KEYBOARD_NOKEYS;
        c.reqNavigation = android.content.res.Configuration.NAVIGATION_NONAV;
        c.reqGlEsVersion = 0x30001;
        return c;
    }

    public int getLauncherLargeIconDensity() {
        return 480;
    }

    public int getLauncherLargeIconSize() {
        return 136;
    }

    public int getLockTaskModeState() {
        return LOCK_TASK_MODE_NONE;
    }

    @Deprecated
    public boolean isInLockTaskMode() {
        return false;
    }

    public void setWatchHeapLimit(long pssSize) {
    }

    public void clearWatchHeapLimit() {
    }

    public void dumpPackageState(java.io.FileDescriptor fd, String packageName) {
    }

    public static void setVrThread(int tid) {
    }

    /** How a task shows among the recent ones. */
    public static class TaskDescription implements Parcelable {
        private String mLabel;
        private Bitmap mIcon;
        private int mColorPrimary;

        public TaskDescription() {
            this(null, null, 0);
        }

        public TaskDescription(String label) {
            this(label, null, 0);
        }

        public TaskDescription(String label, Bitmap icon) {
            this(label, icon, 0);
        }

        public TaskDescription(String label, Bitmap icon, int colorPrimary) {
            if (colorPrimary != 0 && android.graphics.Color.alpha(colorPrimary) != 255) {
                throw new RuntimeException("A TaskDescription's primary color should be opaque");
            }
            mLabel = label;
            mIcon = icon;
            mColorPrimary = colorPrimary;
        }

        public TaskDescription(TaskDescription td) {
            this(td.mLabel, td.mIcon, td.mColorPrimary);
        }

        public String getLabel() {
            return mLabel;
        }

        public Bitmap getIcon() {
            return mIcon;
        }

        public int getPrimaryColor() {
            return mColorPrimary;
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeString(mLabel);
            dest.writeParcelable(mIcon, flags);
            dest.writeInt(mColorPrimary);
        }

        public void readFromParcel(Parcel source) {
            mLabel = source.readString();
            mIcon = source.readParcelable(null);
            mColorPrimary = source.readInt();
        }

        public static final Creator<TaskDescription> CREATOR = new Creator<TaskDescription>() {
            public TaskDescription createFromParcel(Parcel source) {
                TaskDescription t = new TaskDescription();
                t.readFromParcel(source);
                return t;
            }

            public TaskDescription[] newArray(int size) {
                return new TaskDescription[size];
            }
        };

        @Override
        public String toString() {
            return "TaskDescription Label: " + mLabel + " Icon: " + mIcon + " IconFilename: null colorPrimary: " + mColorPrimary
                    + " colorBackground: 0 statusBarColor: 0 navigationBarColor: 0";
        }
    }

    /** A task that was used. */
    public static class RecentTaskInfo implements Parcelable {
        public int id;
        public int persistentId;
        public Intent baseIntent;
        public ComponentName origActivity;
        public CharSequence description;
        public int affiliatedTaskId;
        public TaskDescription taskDescription;
        public ComponentName baseActivity;
        public ComponentName topActivity;
        public int numActivities;

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeInt(id);
        }
    }

    /** A task that has activities. */
    public static class RunningTaskInfo implements Parcelable {
        public int id;
        public ComponentName baseActivity;
        public ComponentName topActivity;
        public Bitmap thumbnail;
        public CharSequence description;
        public int numActivities;
        public int numRunning;

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeInt(id);
        }
    }

    /** A service that runs. */
    public static class RunningServiceInfo implements Parcelable {
        public static final int FLAG_STARTED = 1;
        public static final int FLAG_FOREGROUND = 2;
        public static final int FLAG_SYSTEM_PROCESS = 4;
        public static final int FLAG_PERSISTENT_PROCESS = 8;
        public ComponentName service;
        public int pid;
        public int uid;
        public String process;
        public boolean foreground;
        public long activeSince;
        public boolean started;
        public int clientCount;
        public int crashCount;
        public long lastActivityTime;
        public long restarting;
        public int flags;
        public String clientPackage;
        public int clientLabel;

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeParcelable(service, flags);
        }
    }

    /** What memory there is. */
    public static class MemoryInfo implements Parcelable {
        public long availMem;
        public long totalMem;
        public long threshold;
        public boolean lowMemory;

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeLong(availMem);
            dest.writeLong(totalMem);
            dest.writeLong(threshold);
            dest.writeInt(lowMemory ? 1 : 0);
        }

        public void readFromParcel(Parcel source) {
            availMem = source.readLong();
            totalMem = source.readLong();
            threshold = source.readLong();
            lowMemory = source.readInt() != 0;
        }
    }

    /** A process that crashed or does not answer. */
    public static class ProcessErrorStateInfo implements Parcelable {
        public static final int NO_ERROR = 0;
        public static final int CRASHED = 1;
        public static final int NOT_RESPONDING = 2;
        public int condition;
        public String processName;
        public int pid;
        public int uid;
        public String tag;
        public String shortMsg;
        public String longMsg;
        public String stackTrace;
        public byte[] crashData = null;

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeInt(condition);
        }
    }

    /** A process. */
    public static class RunningAppProcessInfo implements Parcelable {
        public static final int IMPORTANCE_FOREGROUND = 100;
        public static final int IMPORTANCE_FOREGROUND_SERVICE = 125;
        public static final int IMPORTANCE_TOP_SLEEPING = 150;
        public static final int IMPORTANCE_VISIBLE = 200;
        public static final int IMPORTANCE_PERCEPTIBLE_PRE_26 = 130;
        public static final int IMPORTANCE_PERCEPTIBLE = 230;
        public static final int IMPORTANCE_CANT_SAVE_STATE_PRE_26 = 170;
        public static final int IMPORTANCE_CANT_SAVE_STATE = 270;
        public static final int IMPORTANCE_SERVICE = 300;
        public static final int IMPORTANCE_CACHED = 400;
        public static final int IMPORTANCE_BACKGROUND = 400;
        public static final int IMPORTANCE_EMPTY = 500;
        public static final int IMPORTANCE_GONE = 1000;
        public static final int REASON_UNKNOWN = 0;
        public static final int REASON_PROVIDER_IN_USE = 1;
        public static final int REASON_SERVICE_IN_USE = 2;
        public String processName;
        public int pid;
        public int uid;
        public String[] pkgList;
        public int lastTrimLevel;
        public int importance;
        public int lru;
        public int importanceReasonCode;
        public int importanceReasonPid;
        public ComponentName importanceReasonComponent;

        public RunningAppProcessInfo() {
            importance = IMPORTANCE_FOREGROUND;
            importanceReasonCode = REASON_UNKNOWN;
        }

        public RunningAppProcessInfo(String pProcessName, int pPid, String[] pArr) {
            processName = pProcessName;
            pid = pPid;
            pkgList = pArr;
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeString(processName);
        }
    }

    /** A task of this application. */
    public static class AppTask {
        private final TaskRecord mTask;

        AppTask(TaskRecord task) {
            mTask = task;
        }

        public void finishAndRemoveTask() {
            Am.get().removeTask(mTask);
        }

        public RecentTaskInfo getTaskInfo() {
            return info(mTask);
        }

        public void moveToFront() {
            Am.get().bringToFront(mTask.id);
        }

        public void startActivity(Context context, Intent intent, Bundle options) {
            context.startActivity(intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK), options);
        }

        public void setExcludeFromRecents(boolean exclude) {
        }
    }
}
