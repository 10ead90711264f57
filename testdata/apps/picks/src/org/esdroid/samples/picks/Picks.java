package org.esdroid.samples.picks;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Picks extends Activity {
    private final List<String> names = new ArrayList<String>(Arrays.asList("Ann", "Bob", "Cid", "Dan")); // thin
    private ListView list;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        list = (ListView) findViewById(R.id.list);
        list.setChoiceMode(ListView.CHOICE_MODE_MULTIPLE);
        show();
        findViewById(R.id.all).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                for (int i = 0; i < names.size(); i++) { // not
                    list.setItemChecked(i, true);
                }
            }
        });
        findViewById(R.id.drop).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                drop();
            }
        });
    }

    private void show() {
        list.setAdapter(new ArrayAdapter<String>(this, android.R.layout.simple_list_item_multiple_choice, new ArrayList<String>(names)));
    }

    private void drop() {
        int n = list.getCount(); // full
        android.util.SparseBooleanArray checked = list.getCheckedItemPositions();
        for (int i = 0; i < n; i++) { // fault, thin
            if (checked.get(i)) { // full
                names.remove(i); // thin
            }
        }
        show();
    }
}
