package org.esdroid.samples.memos;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Memos extends Activity {
    private final List<Memo> memos = new ArrayList<>();
    private ArrayAdapter<Memo> adapter;
    private long clock = 1000;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        adapter = new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, memos);
        ((ListView) findViewById(R.id.list)).setAdapter(adapter);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                memos.add(new Memo("memo " + memos.size(), clock++));
                Settings.get(Memos.this).count();
                sort();
            }
        });
        findViewById(R.id.settings).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Memos.this, Preferences.class)); // full
            }
        });
    }

    @Override
    protected void onResume() {
        super.onResume();
        sort(); // full
    }

    private void sort() {
        final Order order = Settings.get(this).getOrder(); // full
        Collections.sort(memos, new Comparator<Memo>() {
            @Override
            public int compare(Memo a, Memo b) { return order.compare(a, b); }
        });
        adapter.notifyDataSetChanged(); // not
    }
}
