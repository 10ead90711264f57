package android.gesture;

import android.content.Context;
import android.util.Log;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.ref.WeakReference;

/** Libraries in files and in an app's resources. */
public final class GestureLibraries {
    private GestureLibraries() {
    }

    public static GestureLibrary fromFile(String path) {
        return fromFile(new File(path));
    }

    public static GestureLibrary fromFile(File path) {
        return new InFile(path);
    }

    public static GestureLibrary fromPrivateFile(Context context, String name) {
        return fromFile(context.getFileStreamPath(name));
    }

    public static GestureLibrary fromRawResource(Context context, int resourceId) {
        return new InResource(context, resourceId);
    }

    private static final class InFile extends GestureLibrary {
        private final File file;

        InFile(File file) {
            this.file = file;
        }

        @Override
        public boolean isReadOnly() {
            return !file.canWrite();
        }

        @Override
        public boolean save() {
            if (!mStore.hasChanged()) {
                return true;
            }
            File folder = file.getParentFile();
            if (!folder.exists() && !folder.mkdirs()) {
                return false;
            }
            try {
                file.createNewFile();
                mStore.save(new FileOutputStream(file), true);
                return true;
            } catch (IOException e) {
                Log.d("Gestures", "Could not save the gesture library in " + file, e);
                return false;
            }
        }

        @Override
        public boolean load() {
            if (!file.exists() || !file.canRead()) {
                return false;
            }
            try {
                mStore.load(new FileInputStream(file), true);
                return true;
            } catch (IOException e) {
                Log.d("Gestures", "Could not load the gesture library from " + file, e);
                return false;
            }
        }
    }

    private static final class InResource extends GestureLibrary {
        private final WeakReference<Context> context;
        private final int resource;

        InResource(Context context, int resource) {
            this.context = new WeakReference<Context>(context);
            this.resource = resource;
        }

        @Override
        public boolean isReadOnly() {
            return true;
        }

        @Override
        public boolean save() {
            return false;
        }

        @Override
        public boolean load() {
            Context c = context.get();
            if (c == null) {
                return false;
            }
            try {
                mStore.load(c.getResources().openRawResource(resource), true);
                return true;
            } catch (IOException e) {
                Log.d("Gestures", "Could not load the gesture library from raw resource " + c.getResources().getResourceName(resource), e);
                return false;
            }
        }
    }
}
