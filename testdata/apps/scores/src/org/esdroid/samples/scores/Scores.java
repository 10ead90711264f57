package org.esdroid.samples.scores;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Scores extends Activity {
    private final Map<String, Integer> points = new LinkedHashMap<String, Integer>();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.ann).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                win("Ann");
            }
        });
        findViewById(R.id.bob).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                win("Bob");
            }
        });
        findViewById(R.id.drop).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                dropLosers();
            }
        });
        points.put("Ann", 0);
        points.put("Bob", 0);
        points.put("Cid", 0);
    }

    private void win(String who) {
        setTitle(who); // not
        Integer old = points.get(who);
        points.put(who, (old == null ? 0 : old) + 1);
    }

    private void dropLosers() {
        for (String who : points.keySet()) { // thin
            if (points.get(who) == 0) { // full
                points.remove(who); // fault, thin
            }
        }
    }
}
