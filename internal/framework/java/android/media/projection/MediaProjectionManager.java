package android.media.projection;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;

/** Asks the user whether an app may record the screen. */
public final class MediaProjectionManager {
    public MediaProjectionManager(Context context) {
    }

    public Intent createScreenCaptureIntent() {
        Intent i = new Intent();
        i.setComponent(new ComponentName("com.android.systemui", "com.android.systemui.media.MediaProjectionPermissionActivity"));
        return i;
    }
}
