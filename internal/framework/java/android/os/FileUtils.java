package android.os;

import android.system.ErrnoException;
import android.system.Os;
import android.util.Log;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;

/** What the platform does with files itself; apps reach it without the SDK. */
public class FileUtils {
    public static final int S_IRWXU = 00700;
    public static final int S_IRUSR = 00400;
    public static final int S_IWUSR = 00200;
    public static final int S_IXUSR = 00100;
    public static final int S_IRWXG = 00070;
    public static final int S_IRGRP = 00040;
    public static final int S_IWGRP = 00020;
    public static final int S_IXGRP = 00010;
    public static final int S_IRWXO = 00007;
    public static final int S_IROTH = 00004;
    public static final int S_IWOTH = 00002;
    public static final int S_IXOTH = 00001;

    private static final String TAG = "FileUtils";
    private static final Pattern SAFE_FILENAME_PATTERN = Pattern.compile("[\\w%+,./=_-]+");

    private FileUtils() {}

    public static int setPermissions(File path, int mode, int uid, int gid) {
        return setPermissions(path.getAbsolutePath(), mode, uid, gid);
    }

    /** Answers the number of the error, 0 if there was none. */
    public static int setPermissions(String path, int mode, int uid, int gid) {
        try {
            Os.chmod(path, mode);
        } catch (ErrnoException e) {
            Log.w(TAG, "Failed to chmod(" + path + "): " + e);
            return e.errno;
        }
        if (uid >= 0 || gid >= 0) {
            try {
                Os.chown(path, uid, gid);
            } catch (ErrnoException e) {
                Log.w(TAG, "Failed to chown(" + path + "): " + e);
                return e.errno;
            }
        }
        return 0;
    }

    public static boolean sync(FileOutputStream stream) {
        try {
            if (stream != null) {
                stream.getFD().sync();
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean copyFile(File from, File to) {
        try {
            copyFileOrThrow(from, to);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static void copyFileOrThrow(File from, File to) throws IOException {
        try (InputStream in = new FileInputStream(from)) {
            copyToFileOrThrow(in, to);
        }
    }

    public static boolean copyToFile(InputStream in, File to) {
        try {
            copyToFileOrThrow(in, to);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static void copyToFileOrThrow(InputStream in, File to) throws IOException {
        if (to.exists()) {
            to.delete();
        }
        FileOutputStream out = new FileOutputStream(to);
        try {
            byte[] part = new byte[4096];
            for (int n = in.read(part); n >= 0; n = in.read(part)) {
                out.write(part, 0, n);
            }
        } finally {
            out.flush();
            sync(out);
            out.close();
        }
    }

    public static void stringToFile(File file, String text) throws IOException {
        stringToFile(file.getAbsolutePath(), text);
    }

    public static void stringToFile(String name, String text) throws IOException {
        FileWriter out = new FileWriter(name);
        try {
            out.write(text);
        } finally {
            out.close();
        }
    }

    public static boolean isFilenameSafe(File file) {
        return SAFE_FILENAME_PATTERN.matcher(file.getPath()).matches();
    }

    public static boolean deleteContentsAndDir(File dir) {
        return deleteContents(dir) && dir.delete();
    }

    public static boolean deleteContents(File dir) {
        boolean all = true;
        File[] files = dir.listFiles();
        if (files != null) {
            for (File file : files) {
                if (file.isDirectory()) {
                    all &= deleteContents(file);
                }
                if (!file.delete()) {
                    Log.w(TAG, "Failed to delete " + file);
                    all = false;
                }
            }
        }
        return all;
    }
}
