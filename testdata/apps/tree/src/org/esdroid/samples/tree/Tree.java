package org.esdroid.samples.tree;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import java.util.HashMap;

/** Knots that are put below each other. */
public class Tree extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.grow).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                grow();
            }
        });
        findViewById(R.id.graft).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                graft();
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show();
            }
        });
    }
    private final HashMap<String, Knot> all = new HashMap<String, Knot>();
    private Knot knot(String n) {
        Knot k = all.get(n); // full
        if (k == null) { k = new Knot(n); all.put(n, k); }
        return k;
    }
    void grow() {
        knot("root").add(knot("leg")); // thin
    }
    void graft() {
        knot("leg").add(knot("root")); // fault, thin
    }
    void show() {
        setTitle(knot("leg").path()); // full
    }
}
