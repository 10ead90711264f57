package org.esdroid.samples.rota;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

public class Rota extends Activity {
    private final List<String> people = new ArrayList<>(); // thin
    private int turn;
    private int shows;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        people.add("Ann"); // thin
        if (state != null) { // full
            turn = state.getInt("turn"); // fault, thin
        }
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                people.add("Bob");
            }
        });
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                turn = (turn + 1) % people.size(); // thin
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                shows++; // not
                String name = people.get(turn); // thin
                ((TextView) findViewById(R.id.shown)).setText(name + " shown " + shows);
            }
        });
    }

    @Override
    protected void onSaveInstanceState(Bundle state) {
        super.onSaveInstanceState(state);
        state.putInt("turn", turn); // thin
    }
}
