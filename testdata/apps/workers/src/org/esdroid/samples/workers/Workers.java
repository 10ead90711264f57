package org.esdroid.samples.workers;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Fills buffers on a thread of its own. */
public class Workers extends Activity {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private int size = 16; // thin
    private int runs;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.smaller).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                size -= 10; // fault, thin
            }
        });
        findViewById(R.id.work).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                final int wanted = size; // thin
                runs++; // not
                executor.execute(new Runnable() {
                    @Override
                    public void run() {
                        fill(wanted); // thin
                    }
                });
            }
        });
    }

    private void fill(int wanted) {
        final byte[] buffer = new byte[wanted]; // thin
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                ((TextView) findViewById(R.id.result)).setText(runs + ": " + buffer.length);
            }
        });
    }
}
