package org.esdroid.samples.packet;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Packet extends Activity {
    private final Parcels parcels = new Parcels(); // full
    private int clears;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.small).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                parcels.small(3);
                show();
            }
        });
        findViewById(R.id.large).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                parcels.large(5L); // full
                show();
            }
        });
        findViewById(R.id.clear).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                clears++; // not
                parcels.clear();
                show();
            }
        });
    }

    private void show() {
        ((TextView) findViewById(R.id.shown)).setText(parcels.left() + " left, cleared " + clears);
    }
}
