package org.esdroid.samples.tally;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Averages of amounts that are entered one by one, after a first one of ten. */
public class Tally extends Activity {
    private int sum = 10;
    private int entries = 1; // thin
    private int last = 10;
    private String lastText; // not

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                add();
            }
        });
        findViewById(R.id.undo).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                undo();
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show();
            }
        });
    }

    private void add() {
        EditText amount = (EditText) findViewById(R.id.amount);
        lastText = amount.getText().toString();
        last = Integer.parseInt(lastText);
        sum += last;
        entries++; // not
        amount.setText(""); // not
    }

    private void undo() {
        sum -= last;
        entries--; // fault, thin
    }

    private void show() {
        int average = sum / entries; // thin
        ((TextView) findViewById(R.id.average)).setText(String.valueOf(average)); // not
    }
}
