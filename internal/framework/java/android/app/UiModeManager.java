package android.app;

import android.content.res.Configuration;

/** Whether the device is in a car, on a desk, or at night: neither. */
public class UiModeManager {
    public static final String ACTION_ENTER_CAR_MODE = "android.app.action.ENTER_CAR_MODE";
    public static final String ACTION_EXIT_CAR_MODE = "android.app.action.EXIT_CAR_MODE";
    public static final String ACTION_ENTER_DESK_MODE = "android.app.action.ENTER_DESK_MODE";
    public static final String ACTION_EXIT_DESK_MODE = "android.app.action.EXIT_DESK_MODE";
    public static final int MODE_NIGHT_AUTO = 0;
    public static final int MODE_NIGHT_NO = 1;
    public static final int MODE_NIGHT_YES = 2;
    public static final int ENABLE_CAR_MODE_GO_CAR_HOME = 1;
    public static final int ENABLE_CAR_MODE_ALLOW_SLEEP = 2;
    public static final int DISABLE_CAR_MODE_GO_HOME = 1;

    private int mNight = MODE_NIGHT_NO;

    UiModeManager() {
    }

    public void enableCarMode(int flags) {
    }

    public void disableCarMode(int flags) {
    }

    public int getCurrentModeType() {
        return Configuration.UI_MODE_TYPE_NORMAL;
    }

    public void setNightMode(int mode) {
        mNight = mode;
    }

    public int getNightMode() {
        return mNight;
    }
}
