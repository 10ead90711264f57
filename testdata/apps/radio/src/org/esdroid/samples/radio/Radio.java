package org.esdroid.samples.radio;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Radio extends Activity implements Station.Listener {
    private final Station station = new Station();
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        station.add(this);
        findViewById(R.id.once).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                station.add(new Once(station, out));
            }
        });
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                station.send("hello");
            }
        });
    }

    @Override
    public void heard(String what) {
        out.setText(what);
    }
}
