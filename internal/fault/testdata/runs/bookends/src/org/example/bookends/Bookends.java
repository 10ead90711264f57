package org.example.bookends;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Bookends extends Activity {
    private final List<String> titles = new ArrayList<String>();
    private String next; // nobody sets it
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        titles.add("Emma");
        final ArrayAdapter<String> rows = new ArrayAdapter<String>(this, android.R.layout.simple_list_item_1, titles);
        ((ListView) findViewById(R.id.list)).setAdapter(rows);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { titles.add(wanted(1)); rows.notifyDataSetChanged(); // thin
 } });
        findViewById(R.id.more).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { titles.add(wanted(0)); rows.notifyDataSetChanged(); // not
 } });
    }
    private String wanted(int kind) {
        if (kind == 0) return "Persuasion"; // not
        return null; // thin
    }
}
