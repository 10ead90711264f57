package org.esdroid.hidden;

import android.app.Activity;
import android.content.ComponentName;
import android.content.pm.PackageManager;
import android.os.Bundle;

/** Takes its own icon out of the launcher. */
public class Main extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        getPackageManager().setComponentEnabledSetting(new ComponentName(this, "org.esdroid.hidden.Icon"),
                PackageManager.COMPONENT_ENABLED_STATE_DISABLED, PackageManager.DONT_KILL_APP);
    }
}
