package org.esdroid.samples.till;

import android.app.Activity;
import android.content.ContentValues;
import android.content.Intent;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import android.view.View;

/** Writes down what was sold since the shop opened; nothing of it is kept. */
public class Till extends Activity implements View.OnClickListener {
    static SQLiteDatabase day;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        day = SQLiteDatabase.create(null);
        day.execSQL("create table sales (_id integer primary key, what text, price text)");
        findViewById(R.id.sell).setOnClickListener(this);
        findViewById(R.id.gift).setOnClickListener(this);
        findViewById(R.id.total).setOnClickListener(this);
    }

    @Override
    public void onClick(View v) {
        if (v.getId() == R.id.sell) {
            write("bread", "2.40"); // not
        } else if (v.getId() == R.id.gift) {
            write("leaflet", "free"); // fault, thin
        } else {
            startActivity(new Intent(this, Total.class)); // full
        }
    }

    private void write(String what, String price) {
        ContentValues sale = new ContentValues();
        sale.put("what", what);
        sale.put("price", price); // thin
        day.insert("sales", null, sale); // thin
    }
}
