package org.esdroid.samples.ghost;

import android.app.Activity;
import android.os.Bundle;

/** Does its work and is gone before anybody sees it. */
public class Ghost extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        getPreferences(MODE_PRIVATE).edit().putLong("started", System.currentTimeMillis()).apply();
        finish();
    }
}
