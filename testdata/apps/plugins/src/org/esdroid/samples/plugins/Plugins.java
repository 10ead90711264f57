package org.esdroid.samples.plugins;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

import java.lang.reflect.Method;

/** Runs a plug-in by its name. */
public class Plugins extends Activity {
    private static final String PREFIX = "org.esdroid.samples.plugin."; // fault

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.load).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String name = ((EditText) findViewById(R.id.plugin)).getText().toString(); // thin
                ((TextView) findViewById(R.id.out)).setText(run(name, "text"));
            }
        });
    }

    private String run(String name, String text) {
        try {
            Class<?> plugin = Class.forName(PREFIX + name); // thin
            Method m = plugin.getMethod("apply", String.class);
            return (String) m.invoke(null, text); // not
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}
