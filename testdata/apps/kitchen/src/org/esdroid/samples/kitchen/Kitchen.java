package org.esdroid.samples.kitchen;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.widget.TextView;

/** A kitchen timer. */
public class Kitchen extends Activity {
    private final Handler handler = new Handler();
    private int seconds = 2;
    private int ticks;

    private final Runnable tick = new Runnable() {
        @Override
        public void run() {
            ticks++; // not
            seconds -= 2; // fault, thin
            ((TextView) findViewById(R.id.left)).setText(clock(seconds)); // thin
            if (seconds != 0) { // full
                handler.postDelayed(this, 1000);
            }
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.start).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                handler.postDelayed(tick, 1000); // full
            }
        });
        findViewById(R.id.shorter).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                seconds--; // thin
            }
        });
    }

    private static String clock(int seconds) {
        if (seconds < 0) { // thin
            throw new IllegalArgumentException("negative time"); // thin
        }
        return seconds / 60 + ":" + seconds % 60;
    }
}
