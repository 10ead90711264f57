package esdroid.am;

import android.content.pm.PackageParser;
import android.os.Build;
import java.util.Arrays;
import java.util.HashSet;

/** Which permissions the application holds. */
public final class Permissions {
    private static final String P = "android.permission.";
    private static final Permissions INSTANCE = new Permissions();
    private static final HashSet<String> DANGEROUS = new HashSet<String>();
    private static final HashSet<String> NORMAL = new HashSet<String>();
    // those that apps of before 6.0 have by their manifest, and others only by a screen of the settings
    private static final HashSet<String> BEFORE_23 = new HashSet<String>(java.util.Arrays.asList(P + "SYSTEM_ALERT_WINDOW", P + "WRITE_SETTINGS"));
    private final HashSet<String> given = new HashSet<String>();
    private final HashSet<String> refused = new HashSet<String>();

    static {
        for (String s : ("READ_CALENDAR WRITE_CALENDAR CAMERA READ_CONTACTS WRITE_CONTACTS GET_ACCOUNTS ACCESS_FINE_LOCATION "
                + "ACCESS_COARSE_LOCATION RECORD_AUDIO READ_PHONE_STATE READ_PHONE_NUMBERS CALL_PHONE ANSWER_PHONE_CALLS READ_CALL_LOG "
                + "WRITE_CALL_LOG USE_SIP PROCESS_OUTGOING_CALLS BODY_SENSORS SEND_SMS RECEIVE_SMS READ_SMS RECEIVE_WAP_PUSH RECEIVE_MMS "
                + "READ_EXTERNAL_STORAGE WRITE_EXTERNAL_STORAGE READ_CELL_BROADCASTS").split(" ")) {
            DANGEROUS.add(P + s);
        }
        DANGEROUS.add("com.android.voicemail.permission.ADD_VOICEMAIL");
        for (String s : ("ACCESS_LOCATION_EXTRA_COMMANDS ACCESS_NETWORK_STATE ACCESS_NOTIFICATION_POLICY ACCESS_WIFI_STATE BLUETOOTH "
                + "BLUETOOTH_ADMIN BROADCAST_STICKY CHANGE_NETWORK_STATE CHANGE_WIFI_MULTICAST_STATE CHANGE_WIFI_STATE DISABLE_KEYGUARD "
                + "EXPAND_STATUS_BAR GET_PACKAGE_SIZE INSTALL_SHORTCUT INTERNET KILL_BACKGROUND_PROCESSES MANAGE_OWN_CALLS "
                + "MODIFY_AUDIO_SETTINGS NFC READ_SYNC_SETTINGS READ_SYNC_STATS RECEIVE_BOOT_COMPLETED REORDER_TASKS "
                + "REQUEST_COMPANION_RUN_IN_BACKGROUND REQUEST_COMPANION_USE_DATA_IN_BACKGROUND REQUEST_DELETE_PACKAGES "
                + "REQUEST_IGNORE_BATTERY_OPTIMIZATIONS SET_WALLPAPER SET_WALLPAPER_HINTS TRANSMIT_IR USE_FINGERPRINT VIBRATE WAKE_LOCK "
                + "WRITE_SYNC_SETTINGS AUTHENTICATE_ACCOUNTS MANAGE_ACCOUNTS USE_CREDENTIALS SUBSCRIBED_FEEDS_READ SUBSCRIBED_FEEDS_WRITE "
                + "READ_PROFILE WRITE_PROFILE READ_SOCIAL_STREAM WRITE_SOCIAL_STREAM READ_USER_DICTIONARY WRITE_USER_DICTIONARY "
                + "WRITE_SMS PERSISTENT_ACTIVITY RESTART_PACKAGES GET_TASKS READ_INSTALL_SESSIONS WRITE_SETTINGS_HOMEPAGE_DATA").split(" ")) {
            NORMAL.add(P + s);
        }
        NORMAL.add("com.android.alarm.permission.SET_ALARM");
        NORMAL.add("com.android.launcher.permission.INSTALL_SHORTCUT");
        NORMAL.add("com.android.launcher.permission.UNINSTALL_SHORTCUT");
        NORMAL.add("com.android.browser.permission.READ_HISTORY_BOOKMARKS");
        NORMAL.add("com.android.browser.permission.WRITE_HISTORY_BOOKMARKS");
    }

    private Permissions() {
    }

    public static Permissions get() {
        return INSTANCE;
    }

    /** What the platform defines, with its level: 0 normal, 1 dangerous, 2 signature, -1 not known. */
    public static int level(String name) {
        if (DANGEROUS.contains(name)) {
            return 1;
        }
        if (NORMAL.contains(name)) {
            return 0;
        }
        Integer own = PackageParser.installed().permissionLevel(name);
        if (own != null) {
            return own;
        }
        return name != null && name.startsWith(P) ? 2 : -1;
    }

    public boolean requested(String name) {
        return PackageParser.installed().requestedPermissions.contains(name);
    }

    public boolean granted(String name) {
        PackageParser.Package pkg = PackageParser.installed();
        if (!requested(name)) {
            // Reading the storage comes with writing it.
            return (P + "READ_EXTERNAL_STORAGE").equals(name) && requested(P + "WRITE_EXTERNAL_STORAGE")
                    && granted(P + "WRITE_EXTERNAL_STORAGE");
        }
        if (pkg.permissionLevel(name) != null) {
            return true;
        }
        switch (level(name)) {
            case 0:
                return true;
            case 1:
                return pkg.applicationInfo.targetSdkVersion < Build.VERSION_CODES.M ? !refused.contains(name) : given.contains(name);
            default:
                return BEFORE_23.contains(name) && pkg.applicationInfo.targetSdkVersion < Build.VERSION_CODES.M;
        }
    }

    boolean wouldAsk(String[] names) {
        for (String n : names) {
            if (level(n) == 1 && requested(n) && !granted(n)) {
                return true;
            }
        }
        return false;
    }

    /** The user's answer for a permission. */
    public void answer(String name, boolean yes) {
        if (level(name) != 1 || !requested(name)) {
            return;
        }
        if (yes) {
            given.add(name);
            refused.remove(name);
        } else {
            given.remove(name);
            refused.add(name);
        }
    }

    public boolean refusedBefore(String name) {
        return refused.contains(name) && !granted(name);
    }
}
