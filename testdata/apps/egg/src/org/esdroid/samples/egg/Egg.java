package org.esdroid.samples.egg;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Egg extends Activity {
    private EditText time;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        time = (EditText) findViewById(R.id.time);
        setTitle("Egg timer"); // not
        findViewById(R.id.preset).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                time.setText(Presets.text(90));
            }
        });
        findViewById(R.id.start).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                start(time.getText().toString());
            }
        });
    }

    private void start(String text) {
        int colon = text.indexOf(':'); // thin
        if (colon < 0) {
            return;
        }
        String seconds = text.substring(colon); // fault, thin
        int left = Integer.parseInt(seconds); // thin
        ((TextView) findViewById(R.id.left)).setText("Left: " + left);
    }
}
