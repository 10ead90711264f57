package org.esdroid.samples.tuner;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import android.preference.*;

public class Tuner extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Tuner"); // not
        findViewById(R.id.setup).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Tuner.this, Setup.class));
            }
        });
    }

    @Override
    protected void onResume() {
        super.onResume();
        SharedPreferences p = PreferenceManager.getDefaultSharedPreferences(this);
        int pitch = Integer.parseInt(p.getString("pitch", "440")); // fault, thin
        ((TextView) findViewById(R.id.out)).setText(pitch + " Hz, " + p.getBoolean("loud", false));
    }
}
