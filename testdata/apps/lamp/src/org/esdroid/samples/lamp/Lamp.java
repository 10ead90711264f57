package org.esdroid.samples.lamp;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Lamp extends Activity {
    private Light light = Light.OFF;
    private int wipes;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.press).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                light = light.next(); // thin
            }
        });
        findViewById(R.id.wipe).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                wipes++; // not
            }
        });
        findViewById(R.id.look).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText(colour() + " wiped " + wipes);
            }
        });
    }

    private String colour() {
        switch (light) { // thin
            case OFF:
                return "black";
            case ON:
                return "yellow";
            default:
                throw new AssertionError(light); // thin
        }
    }
}
