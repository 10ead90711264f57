package org.esdroid.samples.chatter;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.ListView;
import java.util.ArrayList;
import java.util.List;

public class Main extends Activity {
    private final List<Line> lines = new ArrayList<>();
    private Lines adapter;
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        adapter = new Lines(this, lines);
        ((ListView) findViewById(R.id.list)).setAdapter(adapter);
        findViewById(R.id.say).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) { add(Line.MINE, "hello"); }
        });
        findViewById(R.id.join).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) { add(Line.SYSTEM, "somebody joined"); } // thin
        });
    }
    private void add(int kind, String text) {
        lines.add(new Line(kind, text));
        adapter.notifyDataSetChanged();
    }
}
