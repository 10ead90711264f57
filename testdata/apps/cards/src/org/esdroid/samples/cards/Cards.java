package org.esdroid.samples.cards;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Cards extends Activity {
    private LinearLayout pile;
    private int selected = -1;
    private int made;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        pile = (LinearLayout) findViewById(R.id.pile);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                add();
            }
        });
        findViewById(R.id.drop).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                drop();
            }
        });
        findViewById(R.id.mark).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                mark();
            }
        });
    }

    private void add() {
        TextView t = new TextView(this);
        t.setText("Card " + ++made); // not
        pile.addView(t);
        selected = pile.getChildCount() - 1; // thin
    }

    private void drop() {
        if (pile.getChildCount() > 0) {
            pile.removeViewAt(pile.getChildCount() - 1); // fault, thin
        }
    }

    private void mark() {
        if (selected >= 0) {
            View v = pile.getChildAt(selected); // thin
            v.setSelected(true); // thin
        }
    }
}
