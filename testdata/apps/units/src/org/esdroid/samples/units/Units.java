package org.esdroid.samples.units;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Units extends Activity {
    private SharedPreferences prefs;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        prefs = getSharedPreferences("units", MODE_PRIVATE);
        findViewById(R.id.swap).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                swap();
            }
        });
        findViewById(R.id.save).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                save();
            }
        });
        show();
    }

    private Unit unit() {
        return Unit.valueOf(prefs.getString("unit", "METRE")); // thin
    }

    private void show() {
        ((TextView) findViewById(R.id.out)).setText(unit().show(3));
    }

    private Unit next = Unit.FOOT; // full

    private void swap() {
        next = next == Unit.FOOT ? Unit.METRE : Unit.FOOT;
    }

    private void save() {
        prefs.edit().putString("unit", next.label()).apply(); // fault, thin
        prefs.edit().putInt("saved", 1).apply(); // not
        show();
    }
}
