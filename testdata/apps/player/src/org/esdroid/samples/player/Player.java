package org.esdroid.samples.player;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import android.widget.TextView;
import android.widget.ToggleButton;

public class Player extends Activity implements ServiceConnection {
    private Tracks tracks;
    private boolean bound;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.player);
    }

    public void connect(View v) {
        if (((ToggleButton) v).isChecked()) {
            bound = bindService(new Intent(this, Tracks.class), this, Context.BIND_AUTO_CREATE); // full
        } else if (bound) {
            unbindService(this);
            bound = false; // not
            tracks = null; // thin
        }
    }

    public void next(View v) {
        ((TextView) findViewById(R.id.track)).setText(tracks.next()); // fault, thin
    }

    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {
        tracks = ((Tracks.Local) service).tracks();
        findViewById(R.id.next).setEnabled(true);
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {
        tracks = null;
    }
}
