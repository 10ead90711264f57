package android.os;

import android.content.Context;

/** Keeps the device awake, which it always is. */
public final class PowerManager {
    public static final int PARTIAL_WAKE_LOCK = 1;
    public static final int SCREEN_DIM_WAKE_LOCK = 6;
    public static final int SCREEN_BRIGHT_WAKE_LOCK = 10;
    public static final int FULL_WAKE_LOCK = 26;
    public static final int PROXIMITY_SCREEN_OFF_WAKE_LOCK = 32;
    public static final int DOZE_WAKE_LOCK = 64;
    public static final int DRAW_WAKE_LOCK = 128;
    public static final int WAKE_LOCK_LEVEL_MASK = 65535;
    public static final int ACQUIRE_CAUSES_WAKEUP = 268435456;
    public static final int ON_AFTER_RELEASE = 536870912;
    public static final int UNIMPORTANT_FOR_LOGGING = 1073741824;
    public static final int RELEASE_FLAG_WAIT_FOR_NO_PROXIMITY = 1;
    public static final int BRIGHTNESS_ON = 255;
    public static final int BRIGHTNESS_OFF = 0;
    public static final int BRIGHTNESS_DEFAULT = -1;
    public static final int USER_ACTIVITY_EVENT_OTHER = 0;
    public static final int USER_ACTIVITY_EVENT_BUTTON = 1;
    public static final int USER_ACTIVITY_EVENT_TOUCH = 2;
    public static final int USER_ACTIVITY_EVENT_ACCESSIBILITY = 3;
    public static final int USER_ACTIVITY_FLAG_NO_CHANGE_LIGHTS = 1;
    public static final int USER_ACTIVITY_FLAG_INDIRECT = 2;
    public static final int GO_TO_SLEEP_REASON_APPLICATION = 0;
    public static final int GO_TO_SLEEP_REASON_DEVICE_ADMIN = 1;
    public static final int GO_TO_SLEEP_REASON_TIMEOUT = 2;
    public static final int GO_TO_SLEEP_REASON_LID_SWITCH = 3;
    public static final int GO_TO_SLEEP_REASON_POWER_BUTTON = 4;
    public static final int GO_TO_SLEEP_REASON_HDMI = 5;
    public static final int GO_TO_SLEEP_REASON_SLEEP_BUTTON = 6;
    public static final int GO_TO_SLEEP_FLAG_NO_DOZE = 1;
    public static final String REBOOT_RECOVERY = "recovery";
    public static final String REBOOT_RECOVERY_UPDATE = "recovery-update";
    public static final String REBOOT_REQUESTED_BY_DEVICE_OWNER = "deviceowner";
    public static final String REBOOT_SAFE_MODE = "safemode";
    public static final String REBOOT_QUIESCENT = "quiescent";
    public static final String SHUTDOWN_USER_REQUESTED = "userrequested";
    public static final int SHUTDOWN_REASON_UNKNOWN = 0;
    public static final int SHUTDOWN_REASON_SHUTDOWN = 1;
    public static final int SHUTDOWN_REASON_REBOOT = 2;
    public static final int SHUTDOWN_REASON_USER_REQUESTED = 3;
    public static final int SHUTDOWN_REASON_THERMAL_SHUTDOWN = 4;
    public static final String ACTION_POWER_SAVE_MODE_CHANGED = "android.os.action.POWER_SAVE_MODE_CHANGED";
    public static final String ACTION_POWER_SAVE_MODE_CHANGED_INTERNAL = "android.os.action.POWER_SAVE_MODE_CHANGED_INTERNAL";
    public static final String ACTION_DEVICE_IDLE_MODE_CHANGED = "android.os.action.DEVICE_IDLE_MODE_CHANGED";
    public static final String ACTION_LIGHT_DEVICE_IDLE_MODE_CHANGED = "android.os.action.LIGHT_DEVICE_IDLE_MODE_CHANGED";
    public static final String ACTION_POWER_SAVE_WHITELIST_CHANGED = "android.os.action.POWER_SAVE_WHITELIST_CHANGED";
    public static final String ACTION_POWER_SAVE_TEMP_WHITELIST_CHANGED = "android.os.action.POWER_SAVE_TEMP_WHITELIST_CHANGED";
    public static final String ACTION_POWER_SAVE_MODE_CHANGING = "android.os.action.POWER_SAVE_MODE_CHANGING";
    public static final String EXTRA_POWER_SAVE_MODE = "mode";
    public static final String ACTION_SCREEN_BRIGHTNESS_BOOST_CHANGED = "android.os.action.SCREEN_BRIGHTNESS_BOOST_CHANGED";

    private final Context mContext;

    public PowerManager(Context context) {
        mContext = context;
    }

    public WakeLock newWakeLock(int levelAndFlags, String tag) {
        validateWakeLockParameters(levelAndFlags, tag);
        return new WakeLock(levelAndFlags, tag);
    }

    public static void validateWakeLockParameters(int levelAndFlags, String tag) {
        switch (levelAndFlags & WAKE_LOCK_LEVEL_MASK) {
            case PARTIAL_WAKE_LOCK:
            case SCREEN_DIM_WAKE_LOCK:
            case SCREEN_BRIGHT_WAKE_LOCK:
            case FULL_WAKE_LOCK:
            case PROXIMITY_SCREEN_OFF_WAKE_LOCK:
            case DOZE_WAKE_LOCK:
            case DRAW_WAKE_LOCK:
                break;
            default:
                throw new IllegalArgumentException("Must specify a valid wake lock level.");
        }
        if (tag == null) {
            throw new IllegalArgumentException("The tag must not be null.");
        }
    }

    public boolean isScreenOn() {
        return true;
    }

    public boolean isInteractive() {
        return true;
    }

    public boolean isPowerSaveMode() {
        return false;
    }

    public boolean isDeviceIdleMode() {
        return false;
    }

    public boolean isLightDeviceIdleMode() {
        return false;
    }

    public boolean isIgnoringBatteryOptimizations(String packageName) {
        return false;
    }

    public boolean isSustainedPerformanceModeSupported() {
        return false;
    }

    public boolean isWakeLockLevelSupported(int level) {
        return level == PARTIAL_WAKE_LOCK || level == SCREEN_DIM_WAKE_LOCK || level == SCREEN_BRIGHT_WAKE_LOCK
                || level == FULL_WAKE_LOCK || level == PROXIMITY_SCREEN_OFF_WAKE_LOCK;
    }

    public void userActivity(long when, boolean noChangeLights) {
        denied("userActivity");
    }

    public void goToSleep(long time) {
        denied("goToSleep");
    }

    public void wakeUp(long time) {
        denied("wakeUp");
    }

    public void reboot(String reason) {
        throw new SecurityException("Neither user " + Process.myUid() + " nor current process has android.permission.REBOOT.");
    }

    private void denied(String what) {
        throw new SecurityException("Neither user " + Process.myUid()
                + " nor current process has android.permission.DEVICE_POWER.");
    }

    /** Keeps the device awake while it is held. */
    public final class WakeLock {
        private int mFlags;
        private String mTag;
        private int mCount;
        private boolean mRefCounted = true;
        private boolean mHeld;
        private final Handler mReleaser = new Handler(Looper.getMainLooper());
        private final Runnable mRelease = new Runnable() {
            public void run() {
                release();
            }
        };

        WakeLock(int flags, String tag) {
            mFlags = flags;
            mTag = tag;
        }

        public void setReferenceCounted(boolean value) {
            synchronized (this) {
                mRefCounted = value;
            }
        }

        public void acquire() {
            synchronized (this) {
                acquireLocked();
            }
        }

        public void acquire(long timeout) {
            synchronized (this) {
                acquireLocked();
                mReleaser.postDelayed(mRelease, timeout);
            }
        }

        private void acquireLocked() {
            mContext.enforceCallingOrSelfPermission("android.permission.WAKE_LOCK", null);
            if (!mRefCounted || mCount++ == 0) {
                mReleaser.removeCallbacks(mRelease);
                mHeld = true;
            }
        }

        public void release() {
            release(0);
        }

        public void release(int flags) {
            synchronized (this) {
                if (!mRefCounted || --mCount == 0) {
                    mReleaser.removeCallbacks(mRelease);
                    mHeld = false;
                }
                if (mCount < 0) {
                    throw new RuntimeException("WakeLock under-locked " + mTag);
                }
            }
        }

        public boolean isHeld() {
            synchronized (this) {
                return mHeld;
            }
        }

        public void setWorkSource(WorkSource ws) {}

        @Override
        public String toString() {
            synchronized (this) {
                return "WakeLock{" + Integer.toHexString(System.identityHashCode(this)) + " held=" + mHeld + ", refCount="
                        + mCount + "}";
            }
        }
    }
}
