package org.esdroid.samples.ticker;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.widget.TextView;

public class Ticker extends Activity {
    private final Handler handler = new Handler();
    private Session session;
    private boolean running;

    private final Runnable tick = new Runnable() {
        @Override
        public void run() {
            ((TextView) findViewById(R.id.time)).setText(session.elapsed()); // thin
            handler.postDelayed(this, 1000);
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.ticker);
    }

    @Override
    protected void onStart() {
        super.onStart();
        session = new Session();
    }

    @Override
    protected void onStop() {
        super.onStop();
        if (running) {
            handler.removeCallbacksAndMessages("tick"); // fault
        }
        session = null; // thin
    }

    public void start(View v) {
        if (!running) {
            running = true;
            handler.post(tick);
        }
    }

    public void about(View v) {
        startActivity(new Intent(this, About.class)); // not
    }
}
