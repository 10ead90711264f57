package org.esdroid.samples.chapel;


import android.view.View;
import android.widget.TextView;

public class Choir extends Hall {
    private String title;

    @Override
    protected void prepare() {
        title = "Choir"; // fault, full
        findViewById(R.id.bell).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                rings++; // not
                ((TextView) findViewById(R.id.shown)).setText(title + " " + rings);
            }
        });
        findViewById(R.id.sing).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sing(title); // full
            }
        });
    }
}
