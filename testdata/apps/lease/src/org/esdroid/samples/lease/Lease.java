package org.esdroid.samples.lease;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.content.Intent;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.widget.TextView;

public class Lease extends Activity {
    private SQLiteDatabase store;
    private int asked;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        store = openOrCreateDatabase("lease", MODE_PRIVATE, null); // thin
        store.execSQL("create table if not exists flats (name text)");
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                store.execSQL("insert into flats values ('flat')");
            }
        });
        findViewById(R.id.about).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Lease.this, About.class)); // full
            }
        });
        findViewById(R.id.count).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                count();
            }
        });
    }

    @Override
    protected void onStop() {
        super.onStop();
        store.close(); // fault, thin
    }

    private void count() {
        asked++; // not
        Cursor rows = store.rawQuery("select * from flats", null); // thin
        ((TextView) findViewById(R.id.shown)).setText(rows.getCount() + " flats, asked " + asked);
        rows.close();
    }
}
