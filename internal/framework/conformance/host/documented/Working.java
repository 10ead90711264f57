package esdroid.conformance;

import android.app.IntentService;
import android.content.Intent;
import android.os.SystemClock;

/** An intent service that tells what happens to it. */
public class Working extends IntentService {
    public Working() {
        super("working");
    }

    @Override
    public void onCreate() {
        super.onCreate();
        Stage.moment(this, "create", null);
    }

    @Override
    public int onStartCommand(Intent intent, int flags, int id) {
        Object redelivered = Stage.moment(this, "command", intent, Stage.number(intent), flags, id);
        if (redelivered != null) setIntentRedelivery(true);
        return super.onStartCommand(intent, flags, id);
    }

    @Override
    protected void onHandleIntent(Intent intent) {
        SystemClock.sleep(50); // so that the main thread speaks first
        Stage.moment(this, "handle", intent, Stage.number(intent), Thread.currentThread().getName());
    }

    @Override
    public void onDestroy() {
        Stage.moment(this, "destroy", null);
        super.onDestroy();
    }
}
