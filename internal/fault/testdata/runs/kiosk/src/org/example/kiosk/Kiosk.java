package org.example.kiosk;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Kiosk extends Activity {
    private final String[] papers = new String[3]; // thin
    private ArrayAdapter<String> rows;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        papers[0] = "morning"; // not
        papers[2] = "noon"; // thin
        papers[2] = "evening"; // not
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) {
            rows = new ArrayAdapter<String>(Kiosk.this, android.R.layout.simple_list_item_1, papers);
            ((ListView) findViewById(R.id.list)).setAdapter(rows);
        } });
    }
}
