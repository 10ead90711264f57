package org.esdroid.samples.steps;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Steps extends Activity implements ServiceConnection {
    private Counter counter;
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        bindService(new Intent(this, Counter.class), this, BIND_AUTO_CREATE);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                counter.add();
            }
        });
        findViewById(R.id.pause).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                pause();
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show();
            }
        });
    }

    @Override
    public void onServiceConnected(ComponentName name, IBinder b) {
        counter = ((Counter.Local) b).service();
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {
        counter = null;
    }

    private void pause() {
        if (counter != null) {
            counter.reset();
        }
    }

    private void show() {
        int each = counter.each(); // thin
        out.setText("Steps " + 100 / each); // thin
    }

    @Override
    protected void onDestroy() {
        unbindService(this);
        super.onDestroy();
    }
}
