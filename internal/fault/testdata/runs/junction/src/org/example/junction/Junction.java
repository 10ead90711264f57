package org.example.junction;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Junction extends Activity {
    private Object next = 2.5; // thin
    private boolean open;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        open = true;
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { setTitle(way(next)); } });
    }
    private String way(Object to) {
        if (open) {
            if (to instanceof Integer) // first
                return "left";
            if (to instanceof String)
                return "right";
            throw new IllegalStateException("no way for " + to); // thin
        }
        return "none";
    }
}
