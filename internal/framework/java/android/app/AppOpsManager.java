package android.app;

import android.content.Context;
import android.content.pm.PackageManager;
import java.util.HashMap;
import java.util.Locale;

/** What the user lets apps do beside permissions: by default all but what has a switch of its own in the settings. */
public class AppOpsManager {
    public static final int MODE_ALLOWED = 0;
    public static final int MODE_IGNORED = 1;
    public static final int MODE_ERRORED = 2;
    public static final int MODE_DEFAULT = 3;
    public static final String OPSTR_COARSE_LOCATION = "android:coarse_location";
    public static final String OPSTR_FINE_LOCATION = "android:fine_location";
    public static final String OPSTR_READ_CONTACTS = "android:read_contacts";
    public static final String OPSTR_WRITE_CONTACTS = "android:write_contacts";
    public static final String OPSTR_READ_CALL_LOG = "android:read_call_log";
    public static final String OPSTR_WRITE_CALL_LOG = "android:write_call_log";
    public static final String OPSTR_READ_CALENDAR = "android:read_calendar";
    public static final String OPSTR_WRITE_CALENDAR = "android:write_calendar";
    public static final String OPSTR_CALL_PHONE = "android:call_phone";
    public static final String OPSTR_READ_SMS = "android:read_sms";
    public static final String OPSTR_RECEIVE_SMS = "android:receive_sms";
    public static final String OPSTR_RECEIVE_MMS = "android:receive_mms";
    public static final String OPSTR_RECEIVE_WAP_PUSH = "android:receive_wap_push";
    public static final String OPSTR_SEND_SMS = "android:send_sms";
    public static final String OPSTR_CAMERA = "android:camera";
    public static final String OPSTR_RECORD_AUDIO = "android:record_audio";
    public static final String OPSTR_READ_PHONE_STATE = "android:read_phone_state";
    public static final String OPSTR_ADD_VOICEMAIL = "android:add_voicemail";
    public static final String OPSTR_USE_SIP = "android:use_sip";
    public static final String OPSTR_USE_FINGERPRINT = "android:use_fingerprint";
    public static final String OPSTR_BODY_SENSORS = "android:body_sensors";
    public static final String OPSTR_READ_EXTERNAL_STORAGE = "android:read_external_storage";
    public static final String OPSTR_WRITE_EXTERNAL_STORAGE = "android:write_external_storage";
    public static final String OPSTR_GET_USAGE_STATS = "android:get_usage_stats";
    public static final String OPSTR_SYSTEM_ALERT_WINDOW = "android:system_alert_window";
    public static final String OPSTR_WRITE_SETTINGS = "android:write_settings";
    public static final String OPSTR_PICTURE_IN_PICTURE = "android:picture_in_picture";
    public static final String OPSTR_MOCK_LOCATION = "android:mock_location";
    public static final String OPSTR_MONITOR_LOCATION = "android:monitor_location";
    public static final String OPSTR_MONITOR_HIGH_POWER_LOCATION = "android:monitor_location_high_power";
    public static final String OPSTR_PROCESS_OUTGOING_CALLS = "android:process_outgoing_calls";
    public static final String OPSTR_READ_CELL_BROADCASTS = "android:read_cell_broadcasts";
    public static final String OPSTR_ANSWER_PHONE_CALLS = "android:answer_phone_calls";
    public static final String OPSTR_READ_PHONE_NUMBERS = "android:read_phone_numbers";

    private static final HashMap<String, Integer> MODES = new HashMap<String, Integer>();

    static {
        String[] all = {
            "android:coarse_location", "android:fine_location", "android:read_contacts", "android:write_contacts", "android:read_call_log",
            "android:write_call_log", "android:read_calendar", "android:write_calendar", "android:call_phone", "android:read_sms",
            "android:receive_sms", "android:receive_mms", "android:receive_wap_push", "android:send_sms", "android:camera",
            "android:record_audio", "android:read_phone_state", "android:add_voicemail", "android:use_sip", "android:use_fingerprint",
            "android:body_sensors", "android:read_external_storage", "android:write_external_storage", "android:get_usage_stats", "android:system_alert_window",
            "android:write_settings", "android:picture_in_picture", "android:mock_location", "android:monitor_location", "android:monitor_location_high_power",
            "android:process_outgoing_calls", "android:read_cell_broadcasts", "android:answer_phone_calls", "android:read_phone_numbers"
        };
        for (String op : all) {
            MODES.put(op, MODE_ALLOWED);
        }
        // The user gives these in the settings.
        for (String op : new String[] {OPSTR_GET_USAGE_STATS, OPSTR_SYSTEM_ALERT_WINDOW, OPSTR_WRITE_SETTINGS}) {
            MODES.put(op, MODE_DEFAULT);
        }
    }

    private final Context mContext;

    /** Told of changes; the user makes none. */
    public interface OnOpChangedListener {
        void onOpChanged(String op, String packageName);
    }

    /** @hide */
    public AppOpsManager(Context context) {
        mContext = context;
    }

    /** The operation that a permission is about, as far as one of these is. */
    public static String permissionToOp(String permission) {
        String prefix = "android.permission.";
        if (!permission.startsWith(prefix)) {
            return null;
        }
        String name = permission.substring(prefix.length());
        if (name.startsWith("ACCESS_") && name.endsWith("_LOCATION")) {
            name = name.substring("ACCESS_".length());
        }
        String op = "android:" + name.toLowerCase(Locale.ROOT);
        return MODES.containsKey(op) ? op : null;
    }

    public int checkOpNoThrow(String op, int uid, String packageName) {
        Integer mode = MODES.get(op);
        if (mode == null) {
            throw new IllegalArgumentException("Unknown operation string: " + op);
        }
        checkPackage(uid, packageName);
        return mode;
    }

    public int checkOp(String op, int uid, String packageName) {
        return checkOpNoThrow(op, uid, packageName);
    }

    public int noteOp(String op, int uid, String packageName) {
        return checkOpNoThrow(op, uid, packageName);
    }

    public int noteOpNoThrow(String op, int uid, String packageName) {
        return checkOpNoThrow(op, uid, packageName);
    }

    /** Operations on behalf of another: every app may do for it what that one may. */
    public int noteProxyOp(String op, String proxiedPackageName) {
        int mode = noteProxyOpNoThrow(op, proxiedPackageName);
        if (mode == MODE_ERRORED) throw new SecurityException("Proxy package " + proxiedPackageName + " not allowed to perform " + op);
        return mode;
    }

    public int noteProxyOpNoThrow(String op, String proxiedPackageName) {
        return noteOpNoThrow(op, android.os.Binder.getCallingUid(), proxiedPackageName);
    }

    public int startOp(String op, int uid, String packageName) {
        return checkOpNoThrow(op, uid, packageName);
    }

    public int startOpNoThrow(String op, int uid, String packageName) {
        return checkOpNoThrow(op, uid, packageName);
    }

    public void finishOp(String op, int uid, String packageName) {
        checkOpNoThrow(op, uid, packageName);
    }

    public void checkPackage(int uid, String packageName) {
        try {
            if (mContext.getPackageManager().getApplicationInfo(packageName, 0).uid == uid) {
                return;
            }
        } catch (PackageManager.NameNotFoundException e) {
            // it is nobody's
        }
        throw new SecurityException("Package " + packageName + " does not belong to " + uid);
    }

    public void startWatchingMode(String op, String packageName, OnOpChangedListener callback) {
    }

    public void stopWatchingMode(OnOpChangedListener callback) {
    }
}
