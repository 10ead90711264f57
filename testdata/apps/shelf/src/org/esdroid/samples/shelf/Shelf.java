package org.esdroid.samples.shelf;

import android.app.Activity;
import android.os.Bundle;
import android.util.SparseArray;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.GridView;

public class Shelf extends Activity {
    private final SparseArray<String> owners = new SparseArray<String>();
    private ArrayAdapter<String> jars;
    private int sorted;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        jars = new ArrayAdapter<String>(this, android.R.layout.simple_list_item_1, new String[] {"salt", "cumin", "thyme"});
        owners.put(0, "Ann");
        owners.put(1, "Bob");
        owners.append(3, "Cy"); // fault
        GridView grid = (GridView) findViewById(R.id.grid);
        grid.setAdapter(jars);
        grid.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                take(position); // thin
            }
        });
        findViewById(R.id.sort).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sorted++; // not
            }
        });
        findViewById(R.id.take).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                take(0);
            }
        });
    }

    private void take(int position) {
        String owner = owners.get(position); // thin
        setTitle(owner.toUpperCase() + sorted); // thin
    }
}
