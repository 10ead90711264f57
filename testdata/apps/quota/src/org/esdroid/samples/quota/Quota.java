package org.esdroid.samples.quota;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.content.Intent;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Quota extends Activity implements Runnable {
    private ExecutorService pool;
    private int works;
    private volatile int done;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        pool = Executors.newSingleThreadExecutor(); // thin
        findViewById(R.id.about).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Quota.this, About.class)); // full
            }
        });
        findViewById(R.id.work).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                works++; // not
                pool.execute(Quota.this); // thin
            }
        });
    }

    @Override
    protected void onPause() {
        super.onPause();
        pool.shutdown(); // fault, thin
    }

    @Override
    public void run() {
        done++;
    }
}
