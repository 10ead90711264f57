package android.os;

import java.util.HashMap;

/** Properties of the system by name. An app can read all, and set none. */
public class SystemProperties {
    public static final int PROP_NAME_MAX = Integer.MAX_VALUE;
    public static final int PROP_VALUE_MAX = 91;

    private static final HashMap<String, String> VALUES = new HashMap<>();

    static {
        VALUES.put("ro.build.id", Build.ID);
        VALUES.put("ro.build.display.id", Build.DISPLAY);
        VALUES.put("ro.build.version.incremental", Build.VERSION.INCREMENTAL);
        VALUES.put("ro.build.version.sdk", Build.VERSION.SDK);
        VALUES.put("ro.build.version.preview_sdk", "0");
        VALUES.put("ro.build.version.codename", Build.VERSION.CODENAME);
        VALUES.put("ro.build.version.all_codenames", Build.VERSION.CODENAME);
        VALUES.put("ro.build.version.release", Build.VERSION.RELEASE);
        VALUES.put("ro.build.version.security_patch", Build.VERSION.SECURITY_PATCH);
        VALUES.put("ro.build.version.base_os", Build.VERSION.BASE_OS);
        VALUES.put("ro.build.date.utc", String.valueOf(Build.TIME / 1000));
        VALUES.put("ro.build.type", Build.TYPE);
        VALUES.put("ro.build.user", Build.USER);
        VALUES.put("ro.build.host", Build.HOST);
        VALUES.put("ro.build.tags", Build.TAGS);
        VALUES.put("ro.build.fingerprint", Build.FINGERPRINT);
        VALUES.put("ro.build.characteristics", "default");
        VALUES.put("ro.product.model", Build.MODEL);
        VALUES.put("ro.product.brand", Build.BRAND);
        VALUES.put("ro.product.name", Build.PRODUCT);
        VALUES.put("ro.product.device", Build.DEVICE);
        VALUES.put("ro.product.board", Build.BOARD);
        VALUES.put("ro.product.manufacturer", Build.MANUFACTURER);
        VALUES.put("ro.product.cpu.abi", Build.CPU_ABI);
        VALUES.put("ro.product.cpu.abi2", Build.CPU_ABI2);
        VALUES.put("ro.product.cpu.abilist", "armeabi-v7a,armeabi");
        VALUES.put("ro.product.cpu.abilist32", "armeabi-v7a,armeabi");
        VALUES.put("ro.product.cpu.abilist64", "");
        VALUES.put("ro.product.locale", "en-US");
        VALUES.put("ro.hardware", Build.HARDWARE);
        VALUES.put("ro.debuggable", "0");
        VALUES.put("ro.secure", "1");
        VALUES.put("persist.sys.locale", "en-US");
        VALUES.put("persist.sys.timezone", java.util.TimeZone.getDefault().getID());
        VALUES.put("sys.boot_completed", "1");
        VALUES.put("dev.bootcomplete", "1");
        VALUES.put("dalvik.vm.isa.arm.features", "default");
        VALUES.put("java.vm.name", "Dalvik");
    }

    public SystemProperties() {
    }

    public static String get(String key) {
        return get(key, "");
    }

    public static String get(String key, String def) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        String v = VALUES.get(key);
        if (v != null && v.length() > 0) {
            return v;
        }
        return def == null ? "" : def;
    }

    public static int getInt(String key, int def) {
        try {
            return Integer.parseInt(get(key));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public static long getLong(String key, long def) {
        try {
            return Long.parseLong(get(key));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public static boolean getBoolean(String key, boolean def) {
        String v = get(key);
        switch (v) {
            case "1": case "y": case "yes": case "on": case "true":
                return true;
            case "0": case "n": case "no": case "off": case "false":
                return false;
            default:
                return def;
        }
    }

    public static void set(String key, String val) {
        if (val != null && !val.startsWith("ro.") && val.length() > PROP_VALUE_MAX) {
            throw new IllegalArgumentException("value of system property '" + key + "' is longer than " + PROP_VALUE_MAX
                    + " characters: " + val);
        }
        throw new RuntimeException("failed to set system property");
    }
}
