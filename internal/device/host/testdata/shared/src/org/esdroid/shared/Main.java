package org.esdroid.shared;

import android.app.Activity;
import android.os.Bundle;

public class Main extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
    }
}
