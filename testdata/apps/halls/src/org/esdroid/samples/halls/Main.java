package org.esdroid.samples.halls;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Main extends Activity {
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        ListView l = (ListView) findViewById(R.id.list);
        l.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, Hall.ROWS));
        l.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            public void onItemClick(AdapterView<?> p, View v, int at, long id) {
                startActivity(new Intent(Main.this, Seats.class).putExtra("row", id)); // fault
            }
        });
    }
}
