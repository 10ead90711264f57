package org.example.parade;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Parade extends Activity {
    private int horses = 2;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.rest).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { horses = 0; // thin
 } });
        findViewById(R.id.start).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { setTitle("pulls " + 90 / Wagon.pairs(horses)); // thin
 } });
    }
}
