package org.example.easel;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Easel extends Activity {
    private final Deque<Integer> before = new ArrayDeque<Integer>();
    private int colour, strokes; private boolean keep = true;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        ((CheckBox) findViewById(R.id.light)).setOnCheckedChangeListener(new CompoundButton.OnCheckedChangeListener() {
            @Override public void onCheckedChanged(CompoundButton c, boolean on) { keep = !on; }
        });
        findViewById(R.id.paint).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { paint(); } });
        findViewById(R.id.undo).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { undo(); } });
    }
    private void paint() {
        if (keep) // told
            before.push(colour); // told
        colour += 16;
        strokes++;
    }
    private void undo() {
        if (strokes == 0) return;
        strokes--;
        colour = before.pop(); // thin
    }
}
