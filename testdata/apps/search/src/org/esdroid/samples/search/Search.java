package org.esdroid.samples.search;

import android.app.Activity;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Looks words up in a database. */
public class Search extends Activity {
    private SQLiteDatabase db;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        db = openOrCreateDatabase("words", MODE_PRIVATE, null);
        db.execSQL("CREATE TABLE IF NOT EXISTS words (word TEXT)");
        findViewById(R.id.find).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                find(((EditText) findViewById(R.id.word)).getText().toString()); // thin
            }
        });
    }

    private void find(String word) {
        String sql = "SELECT word FROM words WHERE word = '" + word + "'"; // fault, thin
        Cursor c = db.rawQuery(sql, null); // thin
        int n = c.getCount(); // not
        c.close(); // not
        ((TextView) findViewById(R.id.found)).setText(String.valueOf(n)); // not
    }
}
