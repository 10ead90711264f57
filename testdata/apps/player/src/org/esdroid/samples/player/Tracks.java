package org.esdroid.samples.player;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class Tracks extends Service {
    private int at;

    class Local extends Binder {
        Tracks tracks() {
            return Tracks.this;
        }
    }

    @Override
    public IBinder onBind(Intent intent) {
        return new Local();
    }

    String next() {
        return "Track " + ++at;
    }
}
