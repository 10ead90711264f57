// A service whose callback goes on when it was stopped.
package org.esdroid.samples.ended;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.IBinder;

public class Clock extends Service implements Runnable {
    private final Handler handler = new Handler();
    private StringBuilder log;

    @Override public void onCreate() { log = new StringBuilder(); }

    @Override public int onStartCommand(Intent intent, int flags, int id) {
        handler.postDelayed(this, 2000);
        return START_NOT_STICKY;
    }

    @Override public void run() { log.append("."); }

    @Override public void onDestroy() { log = null; }

    @Override public IBinder onBind(Intent i) { return null; }
}
