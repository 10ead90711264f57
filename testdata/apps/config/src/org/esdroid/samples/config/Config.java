package org.esdroid.samples.config;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Settings that are read when they are first needed. */
public class Config extends Activity {
    private int tries;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.connect).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                tries++; // not
                int port = Settings.PORT; // full
                ((TextView) findViewById(R.id.port)).setText(String.valueOf(port)); // not
            }
        });
    }
}
