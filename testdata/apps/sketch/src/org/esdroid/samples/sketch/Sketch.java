package org.esdroid.samples.sketch;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Sketch extends Activity {
    private final History history = new History();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        final TextView out = (TextView) findViewById(R.id.out);
        findViewById(R.id.draw).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                history.add("line");
                out.setText(history.size() + " strokes"); // not
            }
        });
        findViewById(R.id.undo).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                out.setText("Removed " + history.undo());
            }
        });
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        menu.add(0, 1, 0, "Clear");
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        history.clear();
        return true;
    }
}
