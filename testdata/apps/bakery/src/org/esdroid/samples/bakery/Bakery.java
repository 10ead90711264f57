package org.esdroid.samples.bakery;


import android.app.Activity;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Bakery extends Activity implements View.OnClickListener {
    private Uri first;
    private int rests;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.bake).setOnClickListener(this); // full
        findViewById(R.id.rest).setOnClickListener(this);
        findViewById(R.id.count).setOnClickListener(this);
        findViewById(R.id.first).setOnClickListener(this);
    }

    @Override
    public void onClick(View v) {
        if (v.getId() == R.id.bake) {
            ContentValues loaf = new ContentValues();
            loaf.put("kind", "rye");
            Uri made = getContentResolver().insert(Shelf.LOAVES, loaf); // thin
            if (first == null) { // full
                first = made; // thin
            }
        } else if (v.getId() == R.id.rest) {
            rests++; // not
        } else if (v.getId() == R.id.count) {
            Cursor rows = getContentResolver().query(Shelf.LOAVES, null, null, null, null);
            show(rows.getCount() + " loaves");
            rows.close();
        } else if (first != null) { // full
            Cursor rows = getContentResolver().query(first, null, null, null, null); // thin
            rows.moveToFirst(); // thin
            show(rows.getString(0));
            rows.close();
        }
    }

    private void show(String text) {
        ((TextView) findViewById(R.id.shown)).setText(text);
    }
}
