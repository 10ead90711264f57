package org.esdroid.samples.painter;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.CheckBox;
import android.widget.TextView;

public class Loader extends Activity {
    interface Done {
        void done(String text);
    }

    private boolean direct;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.loader);
    }

    public void mode(View v) {
        direct = ((CheckBox) v).isChecked(); // full
    }

    public void load(View v) {
        final TextView t = (TextView) findViewById(R.id.text);
        final Done show = new Done() {
            @Override
            public void done(String text) {
                t.setText(text); // thin
            }
        };
        final Done later = new Done() {
            @Override
            public void done(final String text) {
                t.post(new Runnable() {
                    @Override
                    public void run() {
                        show.done(text);
                    }
                });
            }
        };
        new Worker(direct ? show : later).start(); // fault
    }
}
