package org.esdroid.samples.sprint;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.os.CountDownTimer;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

public class Sprint extends Activity {
    private List<Integer> laps = new ArrayList<>();
    private int names;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        laps.add(9);
        findViewById(R.id.lap).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                laps.add(laps.size());
            }
        });
        findViewById(R.id.start).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                laps = new ArrayList<>(); // fault, thin
                new Clock().start(); // full
            }
        });
        findViewById(R.id.name).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                names++; // not
            }
        });
    }

    private void end() {
        int last = laps.get(laps.size() - 1); // thin
        ((TextView) findViewById(R.id.shown)).setText(last + " by " + names);
    }

    private class Clock extends CountDownTimer {
        Clock() {
            super(1000, 500);
        }

        @Override
        public void onTick(long left) {
        }

        @Override
        public void onFinish() {
            end(); // full
        }
    }
}
