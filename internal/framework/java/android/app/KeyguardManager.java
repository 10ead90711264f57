package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Handler;

/** The lock screen, which is not set up on this device. */
public class KeyguardManager {
    public static final String ACTION_CONFIRM_DEVICE_CREDENTIAL = "android.app.action.CONFIRM_DEVICE_CREDENTIAL";
    public static final String ACTION_CONFIRM_DEVICE_CREDENTIAL_WITH_USER = "android.app.action.CONFIRM_DEVICE_CREDENTIAL_WITH_USER";
    public static final String EXTRA_TITLE = "android.app.extra.TITLE";
    public static final String EXTRA_DESCRIPTION = "android.app.extra.DESCRIPTION";

    @Deprecated
    public class KeyguardLock {
        KeyguardLock(String tag) {
        }

        public void disableKeyguard() {
        }

        public void reenableKeyguard() {
        }
    }

    @Deprecated
    public interface OnKeyguardExitResult {
        void onKeyguardExitResult(boolean success);
    }

    public static abstract class KeyguardDismissCallback {
        public void onDismissError() {
        }

        public void onDismissSucceeded() {
        }

        public void onDismissCancelled() {
        }
    }

    KeyguardManager(Context context) {
    }

    public Intent createConfirmDeviceCredentialIntent(CharSequence title, CharSequence description) {
        return null;
    }

    @Deprecated
    public KeyguardLock newKeyguardLock(String tag) {
        return new KeyguardLock(tag);
    }

    public boolean isKeyguardLocked() {
        return false;
    }

    public boolean isKeyguardSecure() {
        return false;
    }

    public boolean inKeyguardRestrictedInputMode() {
        return false;
    }

    public boolean isDeviceLocked() {
        return false;
    }

    public boolean isDeviceSecure() {
        return false;
    }

    public void requestDismissKeyguard(Activity activity, final KeyguardDismissCallback callback) {
        if (callback != null) {
            new Handler().post(new Runnable() {
                public void run() {
                    callback.onDismissError();
                }
            });
        }
    }

    @Deprecated
    public void exitKeyguardSecurely(OnKeyguardExitResult callback) {
        callback.onKeyguardExitResult(true);
    }
}
