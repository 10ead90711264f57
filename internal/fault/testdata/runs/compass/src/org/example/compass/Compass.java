package org.example.compass;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Compass extends Activity implements View.OnClickListener {
    private final BroadcastReceiver receiver = new BroadcastReceiver() { @Override public void onReceive(Context c, Intent i) { } };
    private boolean tracking; // what the app believes
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.start).setOnClickListener(this);
        findViewById(R.id.stop).setOnClickListener(this);
    }
    @Override public void onClick(View v) {
        if (v.getId() == R.id.stop) { // not
            if (tracking) // thin, told
                halt(); // thin
        } else if (!tracking) {
            registerReceiver(receiver, new IntentFilter("north"));
            tracking = true; // thin
        }
    }
    private void halt() {
        unregisterReceiver(receiver); // thin
    }
}
