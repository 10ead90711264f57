package org.esdroid.samples.ledger;

import android.app.Activity;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Books entries into a database. */
public class Ledger extends Activity {
    private LedgerHelper helper;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        helper = new LedgerHelper(this);
        findViewById(R.id.book).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                EditText entry = (EditText) findViewById(R.id.entry);
                ContentValues values = new ContentValues();
                values.put("text", entry.getText().toString());
                helper.getWritableDatabase().insert(LedgerHelper.TABLE, null, values);
                entry.setText(""); // not
            }
        });
        findViewById(R.id.clear).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                SQLiteDatabase db = helper.getWritableDatabase();
                db.delete(LedgerHelper.TABLE, null, null); // thin
            }
        });
        findViewById(R.id.latest_button).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                showLatest();
            }
        });
    }

    private void showLatest() {
        SQLiteDatabase db = helper.getReadableDatabase();
        Cursor c = db.query(LedgerHelper.TABLE, new String[] {"text"}, null, null, null, null, "_id DESC"); // thin
        c.moveToFirst(); // fault
        String text = c.getString(0); // thin
        c.close(); // not
        ((TextView) findViewById(R.id.latest)).setText(text); // not
    }
}
