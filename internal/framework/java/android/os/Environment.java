package android.os;

import java.io.File;

/** Where files lie; the external storage is emulated and always mounted. */
public class Environment {
    public static final String MEDIA_UNKNOWN = "unknown";
    public static final String MEDIA_REMOVED = "removed";
    public static final String MEDIA_UNMOUNTED = "unmounted";
    public static final String MEDIA_CHECKING = "checking";
    public static final String MEDIA_NOFS = "nofs";
    public static final String MEDIA_MOUNTED = "mounted";
    public static final String MEDIA_MOUNTED_READ_ONLY = "mounted_ro";
    public static final String MEDIA_SHARED = "shared";
    public static final String MEDIA_BAD_REMOVAL = "bad_removal";
    public static final String MEDIA_UNMOUNTABLE = "unmountable";
    public static final String MEDIA_EJECTING = "ejecting";

    public static String DIRECTORY_MUSIC = "Music";
    public static String DIRECTORY_PODCASTS = "Podcasts";
    public static String DIRECTORY_RINGTONES = "Ringtones";
    public static String DIRECTORY_ALARMS = "Alarms";
    public static String DIRECTORY_NOTIFICATIONS = "Notifications";
    public static String DIRECTORY_PICTURES = "Pictures";
    public static String DIRECTORY_MOVIES = "Movies";
    public static String DIRECTORY_DOWNLOADS = "Download";
    public static String DIRECTORY_DCIM = "DCIM";
    public static String DIRECTORY_DOCUMENTS = "Documents";
    public static final String[] STANDARD_DIRECTORIES = {"Music", "Podcasts", "Ringtones", "Alarms", "Notifications",
        "Pictures", "Movies", "Download", "DCIM", "Documents"};

    private static final File EXTERNAL = new File("/storage/emulated/0");

    public static boolean isStandardDirectory(String dir) {
        for (String s : STANDARD_DIRECTORIES) {
            if (s.equals(dir)) {
                return true;
            }
        }
        return false;
    }

    public static File getRootDirectory() {
        return new File("/system");
    }

    public static File getDataDirectory() {
        return new File("/data");
    }

    public static File getDownloadCacheDirectory() {
        return new File("/data/cache");
    }

    public static File getExternalStorageDirectory() {
        return EXTERNAL;
    }

    public static File getExternalStoragePublicDirectory(String type) {
        return new File(EXTERNAL, type);
    }

    public static File[] buildExternalStorageAppDataDirs(String packageName) {
        return new File[] {new File(EXTERNAL, "Android/data/" + packageName)};
    }

    public static File[] buildExternalStorageAppFilesDirs(String packageName) {
        return new File[] {new File(EXTERNAL, "Android/data/" + packageName + "/files")};
    }

    public static File[] buildExternalStorageAppCacheDirs(String packageName) {
        return new File[] {new File(EXTERNAL, "Android/data/" + packageName + "/cache")};
    }

    public static File[] buildExternalStorageAppMediaDirs(String packageName) {
        return new File[] {new File(EXTERNAL, "Android/media/" + packageName)};
    }

    public static File[] buildExternalStorageAppObbDirs(String packageName) {
        return new File[] {new File(EXTERNAL, "Android/obb/" + packageName)};
    }

    public static String getExternalStorageState() {
        return MEDIA_MOUNTED;
    }

    public static String getStorageState(File path) {
        return getExternalStorageState(path);
    }

    public static String getExternalStorageState(File path) {
        return inside(path) ? MEDIA_MOUNTED : MEDIA_UNKNOWN;
    }

    private static boolean inside(File path) {
        String p = path.getAbsolutePath();
        return p.equals(EXTERNAL.getPath()) || p.startsWith(EXTERNAL.getPath() + "/") || p.equals("/sdcard")
                || p.startsWith("/sdcard/");
    }

    public static boolean isExternalStorageRemovable() {
        return false;
    }

    public static boolean isExternalStorageRemovable(File path) {
        if (!inside(path)) {
            throw new IllegalArgumentException("Failed to find storage device at " + path);
        }
        return false;
    }

    public static boolean isExternalStorageEmulated() {
        return true;
    }

    public static boolean isExternalStorageEmulated(File path) {
        if (!inside(path)) {
            throw new IllegalArgumentException("Failed to find storage device at " + path);
        }
        return true;
    }
}
