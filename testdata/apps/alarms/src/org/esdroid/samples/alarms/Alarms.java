package org.esdroid.samples.alarms;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Alarms extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Alarms"); // not
        findViewById(R.id.remind).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                remind(2);
            }
        });
    }

    private void remind(int which) {
        Intent i = new Intent(this, Bell.class);
        i.putExtra("which", which);
        PendingIntent p = PendingIntent.getBroadcast(this, 0, i, 0);
        AlarmManager m = (AlarmManager) getSystemService(ALARM_SERVICE);
        m.set(AlarmManager.ELAPSED_REALTIME, SystemClock.elapsedRealtime() + 200, p);
    }
}
