package android.view;

import android.graphics.Point;
import android.graphics.Rect;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.util.DisplayMetrics;
import esdroid.am.DisplayState;

/** The screen. */
public final class Display {
    public static final int DEFAULT_DISPLAY = 0;
    public static final int INVALID_DISPLAY = -1;
    public static final int FLAG_SUPPORTS_PROTECTED_BUFFERS = 1;
    public static final int FLAG_SECURE = 2;
    public static final int FLAG_PRIVATE = 4;
    public static final int FLAG_PRESENTATION = 8;
    public static final int FLAG_ROUND = 16;
    public static final int FLAG_CAN_SHOW_WITH_INSECURE_KEYGUARD = 32;
    public static final int FLAG_SCALING_DISABLED = 1073741824;
    public static final int TYPE_UNKNOWN = 0;
    public static final int TYPE_BUILT_IN = 1;
    public static final int TYPE_HDMI = 2;
    public static final int TYPE_WIFI = 3;
    public static final int TYPE_OVERLAY = 4;
    public static final int TYPE_VIRTUAL = 5;
    public static final int STATE_UNKNOWN = 0;
    public static final int STATE_OFF = 1;
    public static final int STATE_ON = 2;
    public static final int STATE_DOZE = 3;
    public static final int STATE_DOZE_SUSPEND = 4;
    public static final int STATE_VR = 5;
    public static final int COLOR_MODE_INVALID = -1;
    public static final int COLOR_MODE_DEFAULT = 0;
    public static final int COLOR_MODE_BT601_625 = 1;
    public static final int COLOR_MODE_BT601_625_UNADJUSTED = 2;
    public static final int COLOR_MODE_BT601_525 = 3;
    public static final int COLOR_MODE_BT601_525_UNADJUSTED = 4;
    public static final int COLOR_MODE_BT709 = 5;
    public static final int COLOR_MODE_DCI_P3 = 6;
    public static final int COLOR_MODE_SRGB = 7;
    public static final int COLOR_MODE_ADOBE_RGB = 8;
    public static final int COLOR_MODE_DISPLAY_P3 = 9;
    public static final int REMOVE_MODE_MOVE_CONTENT_TO_PRIMARY = 0;
    public static final int REMOVE_MODE_DESTROY_CONTENT = 1;

    public Display() {
    }

    private static DisplayMetrics metrics() {
        return Resources.getSystem().getDisplayMetrics();
    }

    private static int realWidth() {
        return DisplayState.width();
    }

    private static int realHeight() {
        return DisplayState.height();
    }

    private static int rotation() {
        return DisplayState.rotation();
    }

    public int getDisplayId() { return DEFAULT_DISPLAY; }
    public boolean isValid() { return true; }
    public int getLayerStack() { return 0; }
    public int getFlags() { return FLAG_SUPPORTS_PROTECTED_BUFFERS | FLAG_SECURE; }
    public int getType() { return TYPE_BUILT_IN; }
    public String getName() { return "Built-in Screen"; }

    public void getSize(Point outSize) {
        outSize.x = getWidth();
        outSize.y = getHeight();
    }

    public void getRectSize(Rect outSize) {
        outSize.set(0, 0, getWidth(), getHeight());
    }

    public void getCurrentSizeRange(Point smallest, Point largest) {
        final int a = Math.min(realWidth(), realHeight()), b = Math.max(realWidth(), realHeight());
        smallest.set(a, a - DisplayState.statusBarHeight());
        largest.set(b, b - DisplayState.statusBarHeight());
    }

    @Deprecated
    public int getWidth() { return DisplayState.appWidth(); }
    @Deprecated
    public int getHeight() { return DisplayState.appHeight(); }
    public int getRotation() { return rotation(); }
    @Deprecated
    public int getOrientation() { return getRotation(); }
    @Deprecated
    public int getPixelFormat() { return 1; }
    public float getRefreshRate() { return 60; }
    @Deprecated
    public float[] getSupportedRefreshRates() { return new float[] {60}; }
    public long getAppVsyncOffsetNanos() { return 0; }
    public long getPresentationDeadlineNanos() { return 16666666; }
    public boolean isHdr() { return false; }
    public boolean isWideColorGamut() { return false; }

    public void getMetrics(DisplayMetrics out) {
        out.setTo(metrics());
        out.widthPixels = out.noncompatWidthPixels = getWidth();
        out.heightPixels = out.noncompatHeightPixels = getHeight();
    }

    public void getRealSize(Point outSize) {
        outSize.x = realWidth();
        outSize.y = realHeight();
    }

    public void getRealMetrics(DisplayMetrics out) {
        out.setTo(metrics());
        out.widthPixels = out.noncompatWidthPixels = realWidth();
        out.heightPixels = out.noncompatHeightPixels = realHeight();
    }

    public int getState() { return STATE_ON; }

    public Mode getMode() {
        return new Mode(1, realWidth(), realHeight(), 60);
    }

    public Mode[] getSupportedModes() {
        return new Mode[] {getMode()};
    }

    /** A size and a rate of the screen. */
    public static final class Mode {
        private final int mModeId, mWidth, mHeight;
        private final float mRefreshRate;

        public Mode(int modeId, int width, int height, float refreshRate) {
            mModeId = modeId;
            mWidth = width;
            mHeight = height;
            mRefreshRate = refreshRate;
        }

        public int getModeId() { return mModeId; }
        public int getPhysicalWidth() { return mWidth; }
        public int getPhysicalHeight() { return mHeight; }
        public float getRefreshRate() { return mRefreshRate; }
    }

    @Override
    public String toString() {
        return "Display id 0: " + realWidth() + " x " + realHeight();
    }
}
