package org.esdroid.samples.memo;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Memo extends Activity implements LoaderManager.LoaderCallbacks<Cursor> {
    private static final String[] SHORT = {"_id", "title"}; // fault
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                add();
            }
        });
        getLoaderManager().initLoader(0, null, this);
    }

    private void add() {
        ContentValues v = new ContentValues();
        v.put("title", "Milk");
        v.put("body", "Two litres");
        getContentResolver().insert(Store.URI, v);
    }

    @Override
    public Loader<Cursor> onCreateLoader(int id, Bundle args) {
        return new CursorLoader(this, Store.URI, SHORT, null, null, null); // thin
    }

    @Override
    public void onLoadFinished(Loader<Cursor> loader, Cursor c) {
        StringBuilder s = new StringBuilder();
        while (c.moveToNext()) {
            int body = c.getColumnIndex("body"); // thin
            s.append(c.getString(1)).append(": "); // not
            s.append(c.getString(body)); // thin
        }
        out.setText(s);
    }

    @Override
    public void onLoaderReset(Loader<Cursor> loader) {
        out.setText("");
    }
}
