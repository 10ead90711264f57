package org.esdroid.samples.gifts;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.database.MergeCursor;
import android.widget.TextView;

public class Gifts extends Activity {
    private Cursor rows;
    private int sums;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        rows = Stock.bought();
        findViewById(R.id.more).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                rows = new MergeCursor(new Cursor[] {rows, Stock.given()}); // thin
            }
        });
        findViewById(R.id.sum).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sum();
            }
        });
    }

    private void sum() {
        sums++; // not
        int sum = 0;
        rows.moveToPosition(-1);
        while (rows.moveToNext()) { // full
            sum += rows.getInt(rows.getColumnIndexOrThrow("price")); // thin
        }
        ((TextView) findViewById(R.id.shown)).setText(sum + " in sum " + sums);
    }
}
