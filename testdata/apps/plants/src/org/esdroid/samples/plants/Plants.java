package org.esdroid.samples.plants;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Plants extends Activity {
    private final List<String> names = new ArrayList<String>(Arrays.asList("Fern", "Ivy", "Moss"));
    private ArrayAdapter<String> adapter;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        ListView list = (ListView) findViewById(R.id.list);
        list.addHeaderView(getLayoutInflater().inflate(R.layout.head, list, false)); // full
        adapter = new ArrayAdapter<String>(this, android.R.layout.simple_list_item_1, names);
        list.setAdapter(adapter);
        registerForContextMenu(list);
    }

    @Override
    public void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo info) {
        menu.add(0, 7, 0, "Remove"); // not
    }

    @Override
    public boolean onContextItemSelected(MenuItem item) {
        int at = ((AdapterView.AdapterContextMenuInfo) item.getMenuInfo()).position; // fault, thin
        names.remove(at); // thin
        adapter.notifyDataSetChanged();
        return true;
    }
}
