package org.esdroid.samples.crew;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Crew extends Activity {
    private final Roll roll = new Roll(); // full
    private int counts;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.hire).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                roll.add("Bob"); // full
            }
        });
        findViewById(R.id.lock).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                roll.lock(); // full
            }
        });
        findViewById(R.id.count).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                counts++; // not
                ((TextView) findViewById(R.id.shown)).setText(roll.size() + " in count " + counts);
            }
        });
    }
}
