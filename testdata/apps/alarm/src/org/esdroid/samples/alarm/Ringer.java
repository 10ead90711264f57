package org.esdroid.samples.alarm;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Ringer extends IntentService {
    static final String EXTRA_HOUR = "hour";
    static final String EXTRA_MINUTE = "minute";
    static int rung;

    public Ringer() { super("ringer"); }

    @Override
    protected void onHandleIntent(Intent intent) {
        Bundle extras = intent.getBundleExtra("time"); // full
        int hour = extras.getInt(EXTRA_HOUR); // thin
        int minute = extras.getInt(EXTRA_MINUTE); // not
        Times now = new Times(7, 30); // not
        Times then = new Times(hour, minute); // thin
        schedule(now.until(then));
    }

    private void schedule(int minutes) {
        rung++;
        Log.i("Ringer", "in " + minutes);
    }
}
