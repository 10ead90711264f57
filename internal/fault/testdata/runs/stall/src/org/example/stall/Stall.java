package org.example.stall;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Stall extends Activity {
    private ArrayAdapter<String> rows;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) {
            rows = new ArrayAdapter<String>(Stall.this, android.R.layout.simple_list_item_1, fruits()); // thin
            ListView list = (ListView) findViewById(R.id.list); // not
            list.setAdapter(rows);
        } });
    }
    private static List<String> fruits() {
        return null; // thin
    }
}
