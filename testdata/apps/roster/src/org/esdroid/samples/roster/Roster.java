package org.esdroid.samples.roster;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;
import android.widget.Toast;

/** A list of members; some have a number, some only a name. */
public class Roster extends Activity implements AdapterView.OnItemClickListener {
    private final Object[] members = {Integer.valueOf(7), "Bo", Integer.valueOf(9)}; // fault

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        ListView list = (ListView) findViewById(R.id.members);
        list.setAdapter(new Members());
        list.setOnItemClickListener(this);
    }

    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
        Integer number = (Integer) parent.getItemAtPosition(position); // thin
        Toast.makeText(this, "No. " + number, Toast.LENGTH_SHORT).show(); // not
    }

    private class Members extends BaseAdapter {
        @Override
        public int getCount() {
            return members.length;
        }

        @Override
        public Object getItem(int position) {
            return members[position]; // thin
        }

        @Override
        public long getItemId(int position) {
            return position;
        }

        @Override
        public View getView(int position, View recycled, ViewGroup parent) {
            TextView row = recycled == null ? new TextView(Roster.this) : (TextView) recycled;
            row.setText(members[position].toString()); // not
            return row;
        }
    }
}
