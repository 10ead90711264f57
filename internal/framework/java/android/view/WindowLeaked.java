package android.view;

import android.util.AndroidRuntimeException;

/** Says that an activity ended with a window still shown. */
final class WindowLeaked extends AndroidRuntimeException {
    public WindowLeaked(String msg) {
        super(msg);
    }
}
