package org.esdroid.samples.ghost;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Nobody outside can start this one, and nobody inside does. */
public class Hidden extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(new TextView(this));
    }
}
