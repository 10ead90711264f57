package org.esdroid.samples.ranks;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Ranks extends Activity {
    private final List<Object> rows = new ArrayList<Object>();
    private ArrayAdapter<Object> adapter;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        rows.add(new Score("Ann", 3)); // full
        rows.add(new Score("Bob", 9));
        adapter = new ArrayAdapter<Object>(this, android.R.layout.simple_list_item_1, rows);
        ((ListView) findViewById(R.id.list)).setAdapter(adapter); // not
        findViewById(R.id.head).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                rows.add(0, "Today"); // fault, thin
                adapter.notifyDataSetChanged(); // not
            }
        });
        findViewById(R.id.sort).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sort();
            }
        });
    }

    private void sort() {
        Collections.sort(rows, new Comparator<Object>() { // thin
            @Override
            public int compare(Object a, Object b) {
                return ((Score) b).points - ((Score) a).points; // thin
            }
        });
        adapter.notifyDataSetChanged();
    }
}
