package org.esdroid.samples.importer;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Sums numbers that commas separate. */
public class Importer extends Activity {
    private int imported;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.run_import).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String csv = ((EditText) findViewById(R.id.csv)).getText().toString(); // thin
                String[] cells = csv.split(","); // fault, thin
                int sum = 0; // not
                for (String cell : cells) {
                    sum += parse(cell); // thin
                    imported++; // not
                }
                ((TextView) findViewById(R.id.sum)).setText(String.valueOf(sum));
            }
        });
    }

    private static int parse(String cell) {
        try {
            return Integer.parseInt(cell); // thin
        } catch (NumberFormatException e) {
            throw new IllegalStateException("bad cell", e);
        }
    }
}
