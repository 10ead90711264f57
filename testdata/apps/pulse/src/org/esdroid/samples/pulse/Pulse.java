package org.esdroid.samples.pulse;


import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Pulse extends Activity {
    private final Link link = new Link();
    private boolean light;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        link.connect();
        findViewById(R.id.connect).setOnClickListener(new Press() {
            @Override
            void pressed() {
                link.connect(); // full
            }
        });
        findViewById(R.id.blink).setOnClickListener(new Press() {
            @Override
            void pressed() {
                light = !light; // not
            }
        });
        findViewById(R.id.pause).setOnClickListener(new Press() {
            @Override
            void pressed() {
                link.pause(); // full
            }
        });
        findViewById(R.id.send).setOnClickListener(new Press() {
            @Override
            void pressed() {
                link.send();
            }
        });
    }

    private abstract class Press implements View.OnClickListener {
        abstract void pressed();

        @Override
        public void onClick(View v) {
            pressed();
            ((TextView) findViewById(R.id.shown)).setText(link.paused() ? "paused" : "running");
        }
    }
}
