package org.example.lanterns;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Lanterns extends Activity {
    private final List<Integer> lights = new ArrayList<Integer>();
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        final BaseAdapter rows = new BaseAdapter() {
            @Override public int getCount() { return lights.size(); }
            @Override public Object getItem(int i) { return lights.get(i); }
            @Override public long getItemId(int i) { return i; }
            @Override public View getView(int i, View old, ViewGroup p) { return lantern(lights.get(i)); } // thin
        };
        ((ListView) findViewById(R.id.list)).setAdapter(rows);
        findViewById(R.id.bright).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { lights.add(3); rows.notifyDataSetChanged(); // not
 } });
        findViewById(R.id.dark).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { lights.add(0); rows.notifyDataSetChanged(); } });
    }
    private View lantern(int light) {
        if (light == 0)
            return null; // thin
        TextView t = new TextView(this);
        t.setText("light " + light);
        return t;
    }
}
