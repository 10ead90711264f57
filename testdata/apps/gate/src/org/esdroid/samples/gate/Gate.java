package org.esdroid.samples.gate;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import java.lang.reflect.Proxy;

public class Gate extends Activity {
    private final Guard guard = new Guard(); // full
    private int rings;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        final Door door = (Door) Proxy.newProxyInstance(Door.class.getClassLoader(), new Class<?>[] {Door.class}, guard); // full
        findViewById(R.id.badge).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                guard.badge = null; // fault, thin
            }
        });
        findViewById(R.id.ring).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                rings++; // not
            }
        });
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText(door.open() + " after " + rings); // full
            }
        });
    }
}
