package android.hardware.display;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.view.Display;
import android.view.WindowManager;
import java.util.ArrayList;

/** The displays: that of the device alone. */
public final class DisplayManager {
    public static final String DISPLAY_CATEGORY_PRESENTATION = "android.hardware.display.category.PRESENTATION";
    public static final int VIRTUAL_DISPLAY_FLAG_PUBLIC = 1;
    public static final int VIRTUAL_DISPLAY_FLAG_PRESENTATION = 2;
    public static final int VIRTUAL_DISPLAY_FLAG_SECURE = 4;
    public static final int VIRTUAL_DISPLAY_FLAG_OWN_CONTENT_ONLY = 8;
    public static final int VIRTUAL_DISPLAY_FLAG_AUTO_MIRROR = 16;

    private final Context mContext;
    private final ArrayList<DisplayListener> mListeners = new ArrayList<DisplayListener>();

    /** Told of displays that come, go and change; the only one does none of these. */
    public interface DisplayListener {
        void onDisplayAdded(int displayId);

        void onDisplayRemoved(int displayId);

        void onDisplayChanged(int displayId);
    }

    /** @hide */
    public DisplayManager(Context context) {
        mContext = context;
    }

    public Display getDisplay(int displayId) {
        return displayId == Display.DEFAULT_DISPLAY ? ((WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE)).getDefaultDisplay() : null;
    }

    public Display[] getDisplays() {
        return getDisplays(null);
    }

    public Display[] getDisplays(String category) {
        return category == null ? new Display[] {getDisplay(Display.DEFAULT_DISPLAY)} : new Display[0];
    }

    public void registerDisplayListener(DisplayListener listener, Handler handler) {
        if (listener == null) {
            throw new IllegalArgumentException("listener must not be null");
        }
        if (handler == null && Looper.myLooper() == null) {
            throw new RuntimeException("Can't create handler inside thread that has not called Looper.prepare()");
        }
        if (!mListeners.contains(listener)) {
            mListeners.add(listener);
        }
    }

    public void unregisterDisplayListener(DisplayListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener must not be null");
        }
        mListeners.remove(listener);
    }
}
