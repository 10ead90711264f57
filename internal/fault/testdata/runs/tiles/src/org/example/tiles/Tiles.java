package org.example.tiles;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Tiles extends Activity {
    private LinearLayout rows; private int size = 90;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        rows = (LinearLayout) findViewById(R.id.rows);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { add(); } });
        findViewById(R.id.grow).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { grow(); } });
    }
    void add() {
        TextView t = new TextView(this);
        t.setText("tile " + rows.getChildCount());
        rows.addView(t);
    }
    void grow() {
        size += 20;
        for (int i = 0; i < rows.getChildCount(); i++)
            rows.getChildAt(i).setLayoutParams(new ViewGroup.LayoutParams(size, size)); // thin
    }
}
