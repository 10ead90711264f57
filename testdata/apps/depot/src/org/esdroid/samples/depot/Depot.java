package org.esdroid.samples.depot;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Depot extends Activity {
    private Shelf shelf = new Shelf();
    private int moves;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                moves++; // not
                shelf.next(); // full
            }
        });
        findViewById(R.id.store).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                shelf.put(moves);
                show();
            }
        });
        findViewById(R.id.name).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                shelf.put("box"); // thin
                show();
            }
        });
    }

    private void show() {
        ((TextView) findViewById(R.id.shown)).setText(shelf + " after " + moves);
    }
}
