package android.os;

/** The app's process: there is one, as the first app's user. */
public class Process {
    public static final String ZYGOTE_SOCKET = "zygote";
    public static final String SECONDARY_ZYGOTE_SOCKET = "zygote_secondary";
    public static final int ROOT_UID = 0;
    public static final int SYSTEM_UID = 1000;
    public static final int PHONE_UID = 1001;
    public static final int SHELL_UID = 2000;
    public static final int LOG_UID = 1007;
    public static final int WIFI_UID = 1010;
    public static final int MEDIA_UID = 1013;
    public static final int DRM_UID = 1019;
    public static final int VPN_UID = 1016;
    public static final int KEYSTORE_UID = 1017;
    public static final int NFC_UID = 1027;
    public static final int BLUETOOTH_UID = 1002;
    public static final int MEDIA_RW_GID = 1023;
    public static final int PACKAGE_INFO_GID = 1032;
    public static final int SHARED_RELRO_UID = 1037;
    public static final int AUDIOSERVER_UID = 1041;
    public static final int CAMERASERVER_UID = 1047;
    public static final int WEBVIEW_ZYGOTE_UID = 1051;
    public static final int OTA_UPDATE_UID = 1061;
    public static final int FIRST_APPLICATION_UID = 10000;
    public static final int LAST_APPLICATION_UID = 19999;
    public static final int FIRST_ISOLATED_UID = 99000;
    public static final int LAST_ISOLATED_UID = 99999;
    public static final int SHARED_USER_GID = 9997;
    public static final int FIRST_SHARED_APPLICATION_GID = 50000;
    public static final int LAST_SHARED_APPLICATION_GID = 59999;
    public static final int FIRST_APPLICATION_CACHE_GID = 20000;
    public static final int LAST_APPLICATION_CACHE_GID = 29999;
    public static final int THREAD_PRIORITY_DEFAULT = 0;
    public static final int THREAD_PRIORITY_LOWEST = 19;
    public static final int THREAD_PRIORITY_BACKGROUND = 10;
    public static final int THREAD_PRIORITY_FOREGROUND = -2;
    public static final int THREAD_PRIORITY_DISPLAY = -4;
    public static final int THREAD_PRIORITY_URGENT_DISPLAY = -8;
    public static final int THREAD_PRIORITY_AUDIO = -16;
    public static final int THREAD_PRIORITY_URGENT_AUDIO = -19;
    public static final int THREAD_PRIORITY_MORE_FAVORABLE = -1;
    public static final int THREAD_PRIORITY_LESS_FAVORABLE = 1;
    public static final int SCHED_OTHER = 0;
    public static final int SCHED_FIFO = 1;
    public static final int SCHED_RR = 2;
    public static final int SCHED_BATCH = 3;
    public static final int SCHED_IDLE = 5;
    public static final int SCHED_RESET_ON_FORK = 1073741824;
    public static final int THREAD_GROUP_DEFAULT = -1;
    public static final int THREAD_GROUP_BG_NONINTERACTIVE = 0;
    public static final int THREAD_GROUP_SYSTEM = 2;
    public static final int THREAD_GROUP_AUDIO_APP = 3;
    public static final int THREAD_GROUP_AUDIO_SYS = 4;
    public static final int THREAD_GROUP_TOP_APP = 5;
    public static final int SIGNAL_QUIT = 3;
    public static final int SIGNAL_KILL = 9;
    public static final int SIGNAL_USR1 = 10;
    public static final int PROC_TERM_MASK = 255;
    public static final int PROC_ZERO_TERM = 0;
    public static final int PROC_SPACE_TERM = 32;
    public static final int PROC_TAB_TERM = 9;
    public static final int PROC_COMBINE = 256;
    public static final int PROC_PARENS = 512;
    public static final int PROC_QUOTES = 1024;
    public static final int PROC_CHAR = 2048;
    public static final int PROC_OUT_STRING = 4096;
    public static final int PROC_OUT_LONG = 8192;
    public static final int PROC_OUT_FLOAT = 16384;

    public static final long getElapsedCpuTime() {
        return System.nanoTime() / 1000000 - START;
    }

    private static final int PID = 4242;
    private static final int UID = FIRST_APPLICATION_UID + 60;
    private static final long START = System.nanoTime() / 1000000;
    private static final ThreadLocal<Integer> sPriorities = new ThreadLocal<Integer>();

    public static final long getStartElapsedRealtime() {
        return START;
    }

    public static final long getStartUptimeMillis() {
        return START;
    }

    public static final int myPid() {
        return PID;
    }

    public static final int myPpid() {
        return 1234;
    }

    public static final int myTid() {
        Thread t = Thread.currentThread();
        Looper main = Looper.getMainLooper();
        if (main != null && main.mThread == t) {
            return PID;
        }
        return PID + 10 + (int) t.getId();
    }

    public static final int myUid() {
        return UID;
    }

    public static UserHandle myUserHandle() {
        return UserHandle.of(UserHandle.getUserId(myUid()));
    }

    public static boolean isCoreUid(int uid) {
        return UserHandle.isCore(uid);
    }

    public static boolean isApplicationUid(int uid) {
        return UserHandle.isApp(uid);
    }

    public static final boolean isIsolated() {
        return false;
    }

    public static final boolean isIsolated(int uid) {
        return uid % 100000 >= FIRST_ISOLATED_UID && uid % 100000 <= LAST_ISOLATED_UID;
    }

    public static final boolean is64Bit() {
        return false;
    }

    public static final int getUidForName(String name) {
        if (name.equals("root")) {
            return 0;
        }
        if (name.equals("system")) {
            return SYSTEM_UID;
        }
        if (name.startsWith("u0_a")) {
            try {
                return FIRST_APPLICATION_UID + Integer.parseInt(name.substring(4));
            } catch (NumberFormatException e) {
                return -1;
            }
        }
        return -1;
    }

    public static final int getThreadPriority(int tid) {
        if (tid != myTid() && tid != 0) {
            return THREAD_PRIORITY_DEFAULT;
        }
        Integer p = sPriorities.get();
        return p == null ? THREAD_PRIORITY_DEFAULT : p;
    }

    public static final void setThreadPriority(int priority) {
        sPriorities.set(priority);
    }

    public static final void setThreadPriority(int tid, int priority) {
        if (tid == myTid() || tid == 0) {
            sPriorities.set(priority);
        }
    }

    public static final boolean supportsProcesses() {
        return true;
    }

    /** Ends the process when it is the app's own. */
    public static final void killProcess(int pid) {
        sendSignal(pid, SIGNAL_KILL);
    }

    public static final void sendSignal(int pid, int signal) {
        if (pid == PID && signal == SIGNAL_KILL) {
            System.exit(137);
        }
    }
}
