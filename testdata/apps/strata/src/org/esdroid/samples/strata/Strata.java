package org.esdroid.samples.strata;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.database.Cursor;
import android.widget.TextView;

public class Strata extends Activity {
    private Book book;
    private int digs;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        book = new Book(this, 1);
        findViewById(R.id.dig).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                digs++; // not
            }
        });
        findViewById(R.id.old).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                book.getWritableDatabase().execSQL("insert into layers (name) values ('clay')"); // full
            }
        });
        findViewById(R.id.newer).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                book = new Book(Strata.this, 2); // full
            }
        });
        findViewById(R.id.read).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText(read() + " after " + digs);
            }
        });
    }

    private int read() {
        Cursor all = book.getWritableDatabase().rawQuery("select * from layers", null); // thin
        int sum = 0;
        while (all.moveToNext()) {
            sum += all.getInt(all.getColumnIndexOrThrow("depth")); // thin
        }
        return sum;
    }
}
