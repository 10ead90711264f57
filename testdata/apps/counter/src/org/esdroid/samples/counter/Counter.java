package org.esdroid.samples.counter;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Counts taps. */
public class Counter extends Activity {
    private int value;
    private long lastTap;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.more).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                lastTap = System.currentTimeMillis(); // not
                value++; // thin
                TextView view = (TextView) findViewById(R.id.value); // full
                view.setText(value); // fault, thin
            }
        });
    }
}
