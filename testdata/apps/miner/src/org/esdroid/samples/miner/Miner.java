package org.esdroid.samples.miner;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import java.util.concurrent.*;

public class Miner extends Activity {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int depth = 1; // thin

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Miner"); // not
        findViewById(R.id.dig).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                depth++; // thin
            }
        });
        findViewById(R.id.mine).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                mine();
            }
        });
    }

    private void mine() {
        Future<Integer> f = pool.submit(new Seam(depth)); // thin
        try {
            ((TextView) findViewById(R.id.out)).setText("Found " + f.get());
        } catch (InterruptedException e) {
            finish();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
