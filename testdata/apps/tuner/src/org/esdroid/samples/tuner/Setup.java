package org.esdroid.samples.tuner;

import android.os.Bundle;
import android.preference.PreferenceActivity;

public class Setup extends PreferenceActivity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        addPreferencesFromResource(R.xml.setup); // full
    }
}
