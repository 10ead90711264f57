package org.esdroid.samples.weeds;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Weeds extends Activity {
    private final Garden garden = new Garden();
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        findViewById(R.id.plant).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                garden.plant("tulip", 4);
                out.setText("Planted"); // not
            }
        });
        findViewById(R.id.dry).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                garden.age(3);
            }
        });
        findViewById(R.id.clean).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                out.setText(garden.clean(2, 1) + " left");
            }
        });
    }
}
