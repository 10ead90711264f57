package org.esdroid.samples.printer;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Prints a number by a pattern. */
public class Printer extends Activity {
    private int printed = 1;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.print).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String pattern = ((EditText) findViewById(R.id.pattern)).getText().toString(); // thin
                String line = String.format(pattern, printed); // fault, thin
                printed++; // not
                ((TextView) findViewById(R.id.line)).setText(line); // not
            }
        });
    }
}
