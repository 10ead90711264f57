package org.esdroid.samples.folds;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Folds extends Activity {
    private LinearLayout left;
    private LinearLayout right;
    private View badge;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        left = (LinearLayout) findViewById(R.id.left);
        right = (LinearLayout) findViewById(R.id.right);
        setTitle("Folds"); // not
        findViewById(R.id.a).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show(left);
            }
        });
        findViewById(R.id.b).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show(right);
            }
        });
    }

    private View badge() {
        if (badge == null) {
            TextView t = new TextView(this); // thin
            t.setText("New"); // not
            badge = t; // fault, thin
        }
        return badge; // thin
    }

    private void show(LinearLayout side) {
        side.removeAllViews();
        side.addView(badge()); // thin
    }
}
