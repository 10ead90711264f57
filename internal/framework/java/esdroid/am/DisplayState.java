package esdroid.am;

import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Rect;
import android.util.DisplayMetrics;
import esdroid.device.Host;

/** The screen as it is turned now: its size, the bars of the system, and the configuration that follows. */
public final class DisplayState {
    private DisplayState() {
    }

    /** Surface.ROTATION_… */
    public static int rotation() {
        return Host.rotation();
    }

    static void setRotation(int r) {
        Host.setRotation(r);
    }

    public static boolean landscape() {
        return (rotation() & 1) != 0;
    }

    public static int width() {
        return Host.screenWidth();
    }

    public static int height() {
        return Host.screenHeight();
    }

    public static int density() {
        return Host.densityDpi();
    }

    public static int statusBarHeight() {
        return Host.statusBarHeight();
    }

    public static int navigationBarSize() {
        return Host.navigationBarHeight();
    }

    private static boolean navigationAtSide() {
        return width() > height() && Math.min(width(), height()) * 160 / density() < 600;
    }

    /** How much of each edge the status bar and the navigation bar cover. */
    public static Rect systemInsets() {
        if (navigationAtSide()) {
            return new Rect(0, statusBarHeight(), navigationBarSize(), 0);
        }
        return new Rect(0, statusBarHeight(), 0, navigationBarSize());
    }

    /** Where the navigation bar is. */
    public static Rect navigationBar() {
        int w = width();
        int h = height();
        if (navigationAtSide()) {
            return new Rect(w - navigationBarSize(), 0, w, h);
        }
        return new Rect(0, h - navigationBarSize(), w, h);
    }

    /** The size that is there for applications: all but the navigation bar. */
    public static int appWidth() {
        return navigationAtSide() ? width() - navigationBarSize() : width();
    }

    public static int appHeight() {
        return navigationAtSide() ? height() : height() - navigationBarSize();
    }

    public static void fill(Configuration c) {
        c.setTo(Resources.getSystem().getConfiguration());
        float d = density() / 160f;
        boolean wide = width() > height();
        c.densityDpi = density();
        c.orientation = wide ? Configuration.ORIENTATION_LANDSCAPE : Configuration.ORIENTATION_PORTRAIT;
        c.screenWidthDp = (int) (appWidth() / d);
        c.screenHeightDp = (int) ((appHeight() - statusBarHeight()) / d);
        // The narrowest that the screen gets when it is turned.
        c.smallestScreenWidthDp = (int) (Math.min(width(), height()) / d);
        if (wide) {
            c.smallestScreenWidthDp = Math.min(c.smallestScreenWidthDp, c.screenHeightDp);
        }
        int upright = (int) (Math.min(width(), height()) / d);
        int turned = (int) ((Math.min(width(), height()) - statusBarHeight()) / d);
        c.smallestScreenWidthDp = Math.min(upright, turned);
    }

    public static DisplayMetrics metrics(Configuration c) {
        DisplayMetrics dm = new DisplayMetrics();
        dm.widthPixels = appWidth();
        dm.heightPixels = appHeight();
        dm.densityDpi = density();
        dm.density = density() / 160f;
        dm.scaledDensity = dm.density * (c.fontScale == 0 ? 1 : c.fontScale);
        dm.xdpi = density();
        dm.ydpi = density();
        dm.noncompatWidthPixels = dm.widthPixels;
        dm.noncompatHeightPixels = dm.heightPixels;
        dm.noncompatDensityDpi = dm.densityDpi;
        dm.noncompatDensity = dm.density;
        dm.noncompatScaledDensity = dm.scaledDensity;
        dm.noncompatXdpi = dm.xdpi;
        dm.noncompatYdpi = dm.ydpi;
        return dm;
    }
}
