package org.example.crates;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Crates extends Activity {
    private final List<Object> items = new ArrayList<Object>();
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        items.add("Fruit");
        items.add(7);
        final BaseAdapter rows = new Rows();
        ((ListView) findViewById(R.id.list)).setAdapter(rows);
        findViewById(R.id.turn).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { Collections.reverse(items); rows.notifyDataSetChanged(); } });
    }
    private class Rows extends BaseAdapter {
        @Override public int getCount() { return items.size(); }
        @Override public Object getItem(int i) { return items.get(i); }
        @Override public long getItemId(int i) { return i; }
        @Override public View getView(int i, View old, ViewGroup p) {
            Object item = items.get(i);
            if (old == null) // told
                old = getLayoutInflater().inflate(item instanceof String ? R.layout.head : R.layout.row, p, false); // thin, told
            if (item instanceof String) ((TextView) old.findViewById(R.id.title)).setText((String) item);
            else ((TextView) old.findViewById(R.id.price)).setText(item + " euros"); // thin
            return old;
        }
    }
}
