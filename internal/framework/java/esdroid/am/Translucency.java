package esdroid.am;

import android.app.ResourcesManager;
import android.content.pm.ActivityInfo;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.os.Build;

/** Whether an activity's theme lets what is behind it be seen. */
final class Translucency {
    private static final int[] ATTRS = {android.R.attr.windowIsFloating, android.R.attr.windowIsTranslucent,
        android.R.attr.windowShowWallpaper, android.R.attr.windowSwipeToDismiss};

    private Translucency() {
    }

    static boolean fullscreen(ActivityInfo info) {
        int theme = info.getThemeResource();
        Resources.Theme t = ResourcesManager.getInstance().getAppResources().newTheme();
        if (theme == 0) {
            int target = info.applicationInfo.targetSdkVersion;
            theme = target < Build.VERSION_CODES.HONEYCOMB ? android.R.style.Theme
                    : target < Build.VERSION_CODES.ICE_CREAM_SANDWICH ? android.R.style.Theme_Holo : android.R.style.Theme_DeviceDefault;
        }
        t.applyStyle(theme, true);
        boolean floating = flag(t, ATTRS[0]);
        boolean translucent = flag(t, ATTRS[1]);
        return !floating && !translucent;
    }

    private static boolean flag(Resources.Theme t, int attr) {
        TypedArray a = t.obtainStyledAttributes(new int[] {attr});
        boolean b = a.getBoolean(0, false);
        a.recycle();
        return b;
    }
}
