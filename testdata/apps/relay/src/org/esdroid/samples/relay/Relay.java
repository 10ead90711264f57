package org.esdroid.samples.relay;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;
import java.util.LinkedList;

/** Orders are sent to a receiver, which gets copies of them. */
public class Relay extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        registerReceiver(receiver, new IntentFilter("org.esdroid.samples.relay.SERVE")); // full
        findViewById(R.id.tea).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                tea();
            }
        });
        findViewById(R.id.cake).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                cake();
            }
        });
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                send();
            }
        });
    }
    private final LinkedList<Order> waiting = new LinkedList<Order>();
    private final BroadcastReceiver receiver = new BroadcastReceiver() {
        @Override public void onReceive(Context c, Intent i) {
            Order o = (Order) i.getSerializableExtra("order"); // full
            int n = (Integer) o.extra; // thin
            setTitle(o.what + n);
        }
    };
    void tea() {
        waiting.addLast(new Order("tea", 2)); // not
    }
    void cake() {
        waiting.addLast(new Order("cake", "2")); // fault, thin
    }
    void send() {
        while (!waiting.isEmpty()) {
            Order o = waiting.removeFirst(); // full
            sendBroadcast(new Intent("org.esdroid.samples.relay.SERVE").putExtra("order", o)); // full
        }
    }
}
