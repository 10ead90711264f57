package org.esdroid.samples.meter;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import java.util.Scanner;

public class Meter extends Activity {
    private final StringBuilder taken = new StringBuilder("12");
    private int sums;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.take).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                taken.append(' ').append(7);
            }
        });
        findViewById(R.id.half).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                taken.append(' ').append(0.5); // fault, thin
            }
        });
        findViewById(R.id.sum).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sums++; // not
                ((TextView) findViewById(R.id.shown)).setText(sum() + " in sum " + sums);
            }
        });
    }

    private int sum() {
        Scanner all = new Scanner(taken.toString()); // thin
        int sum = 0;
        while (all.hasNext()) { // full
            sum += all.nextInt(); // thin
        }
        return sum;
    }
}
