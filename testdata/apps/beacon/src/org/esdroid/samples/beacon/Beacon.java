package org.esdroid.samples.beacon;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.widget.TextView;

public class Beacon extends Activity {
    static final String SEEN = "org.esdroid.samples.beacon.SEEN";
    private String ship = "none";
    private int turns;
    private final BroadcastReceiver seen = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            ship = intent.getStringExtra("ship"); // thin
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        registerReceiver(seen, new IntentFilter(SEEN)); // full
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sendBroadcast(new Intent(SEEN).putExtra("vessel", "Vasa")); // fault, thin
            }
        });
        findViewById(R.id.ask).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText(length() + " after " + turns);
            }
        });
        findViewById(R.id.turn).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                turns++; // not
            }
        });
    }

    @Override
    protected void onDestroy() {
        unregisterReceiver(seen);
        super.onDestroy();
    }

    private int length() {
        return ship.length(); // thin
    }
}
