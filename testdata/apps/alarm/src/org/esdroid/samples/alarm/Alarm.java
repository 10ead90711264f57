package org.esdroid.samples.alarm;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Alarm extends Activity implements View.OnClickListener {
    private int hour = 22; // thin
    private int minute = 30;
    private Snooze snooze;
    private TextView label;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        snooze = new Snooze(getResources().getInteger(R.integer.step));
        label = (TextView) findViewById(R.id.label);
        findViewById(R.id.later).setOnClickListener(this); // full
        findViewById(R.id.set).setOnClickListener(this); // full
        print();
    }

    @Override
    public void onClick(View v) {
        switch (v.getId()) { // full
            case R.id.later:
                int[] t = snooze.add(hour, minute); // thin
                hour = t[0]; // thin
                minute = t[1];
                print();
                break;
            case R.id.set:
                Intent intent = new Intent(this, Ringer.class);
                Bundle extras = new Bundle();
                extras.putInt(Ringer.EXTRA_HOUR, hour); // thin
                extras.putInt(Ringer.EXTRA_MINUTE, minute);
                intent.putExtra("time", extras); // full
                startService(intent); // full
                break;
        }
    }

    private void print() {
        label.setText(String.format(Locale.US, "%02d:%02d", hour, minute)); // not
    }
}
