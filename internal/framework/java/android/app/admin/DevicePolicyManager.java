package android.app.admin;

import android.content.ComponentName;
import android.content.Context;
import android.os.Process;
import java.util.List;

/** The rules of those that manage the device: nobody does. */
public class DevicePolicyManager {
    public static final String ACTION_ADD_DEVICE_ADMIN = "android.app.action.ADD_DEVICE_ADMIN";
    public static final String ACTION_SET_NEW_PASSWORD = "android.app.action.SET_NEW_PASSWORD";
    public static final String EXTRA_DEVICE_ADMIN = "android.app.extra.DEVICE_ADMIN";
    public static final String EXTRA_ADD_EXPLANATION = "android.app.extra.ADD_EXPLANATION";
    public static final int ENCRYPTION_STATUS_UNSUPPORTED = 0;
    public static final int ENCRYPTION_STATUS_INACTIVE = 1;
    public static final int ENCRYPTION_STATUS_ACTIVATING = 2;
    public static final int ENCRYPTION_STATUS_ACTIVE = 3;
    public static final int ENCRYPTION_STATUS_ACTIVE_DEFAULT_KEY = 4;
    public static final int ENCRYPTION_STATUS_ACTIVE_PER_USER = 5;
    public static final int KEYGUARD_DISABLE_FEATURES_NONE = 0;
    public static final int PASSWORD_QUALITY_UNSPECIFIED = 0;
    public static final int PASSWORD_QUALITY_BIOMETRIC_WEAK = 0x8000;
    public static final int PASSWORD_QUALITY_SOMETHING = 0x10000;
    public static final int PASSWORD_QUALITY_NUMERIC = 0x20000;
    public static final int PASSWORD_QUALITY_NUMERIC_COMPLEX = 0x30000;
    public static final int PASSWORD_QUALITY_ALPHABETIC = 0x40000;
    public static final int PASSWORD_QUALITY_ALPHANUMERIC = 0x50000;
    public static final int PASSWORD_QUALITY_COMPLEX = 0x60000;
    public static final int WIPE_EXTERNAL_STORAGE = 1;
    public static final int WIPE_RESET_PROTECTION_DATA = 2;
    private static final int USES_POLICY_FORCE_LOCK = 3;
    private static final int USES_POLICY_WIPE_DATA = 4;

    public DevicePolicyManager(Context context) {
    }

    private static SecurityException refused(int policy) {
        return new SecurityException("No active admin owned by uid " + Process.myUid() + " for policy #" + policy);
    }

    public boolean isAdminActive(ComponentName admin) {
        return false;
    }

    public List<ComponentName> getActiveAdmins() {
        return null;
    }

    public void removeActiveAdmin(ComponentName admin) {
    }

    public boolean isDeviceOwnerApp(String packageName) {
        return false;
    }

    public boolean isProfileOwnerApp(String packageName) {
        return false;
    }

    public boolean isLockTaskPermitted(String pkg) {
        return false;
    }

    public boolean getCameraDisabled(ComponentName admin) {
        return false;
    }

    public boolean getScreenCaptureDisabled(ComponentName admin) {
        return false;
    }

    public int getKeyguardDisabledFeatures(ComponentName admin) {
        return KEYGUARD_DISABLE_FEATURES_NONE;
    }

    public int getPasswordQuality(ComponentName admin) {
        return PASSWORD_QUALITY_UNSPECIFIED;
    }

    public int getPasswordMinimumLength(ComponentName admin) {
        return 0;
    }

    public long getMaximumTimeToLock(ComponentName admin) {
        return 0;
    }

    public int getMaximumFailedPasswordsForWipe(ComponentName admin) {
        return 0;
    }

    public boolean getStorageEncryption(ComponentName admin) {
        return false;
    }

    public int getStorageEncryptionStatus() {
        return ENCRYPTION_STATUS_ACTIVE_PER_USER;
    }

    public void lockNow() {
        throw refused(USES_POLICY_FORCE_LOCK);
    }

    public void wipeData(int flags) {
        throw refused(USES_POLICY_WIPE_DATA);
    }
}
