package com.android.internal.policy;

import android.content.Context;
import android.content.res.Resources;
import android.view.ContextThemeWrapper;
import android.view.WindowManager;

/** The context of a decor view: it outlives its activity. */
class DecorContext extends ContextThemeWrapper {
    private PhoneWindow mPhoneWindow;
    private WindowManager mWindowManager;

    DecorContext(Context context) {
        super(context, null);
    }

    void setPhoneWindow(PhoneWindow phoneWindow) {
        mPhoneWindow = phoneWindow;
        mWindowManager = null;
    }

    @Override
    public Object getSystemService(String name) {
        if (WINDOW_SERVICE.equals(name)) {
            if (mWindowManager == null && mPhoneWindow != null) {
                mWindowManager = mPhoneWindow.getWindowManager();
            }
            return mWindowManager;
        }
        return super.getSystemService(name);
    }
}
