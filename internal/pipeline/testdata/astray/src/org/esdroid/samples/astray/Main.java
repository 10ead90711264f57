// Crashes of which a change proves less than it seems to: it only puts them off, or changes a
// check alone, or what it changes is not what fails.
package org.esdroid.samples.astray;

import android.annotation.SuppressLint;
import android.app.Activity;
import android.app.Fragment;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.widget.ArrayAdapter;
import android.widget.Spinner;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class Main extends Activity implements View.OnClickListener, Runnable {
    private final Handler handler = new Handler();
    private final List<String> words = Arrays.asList("one", "two", "three", "four", "five");
    private final ArrayDeque<String> left = new ArrayDeque<>();

    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        Spinner units = (Spinner) findViewById(R.id.units);
        units.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_spinner_item, new String[]{"metre", "foot", "yard"}));
        for (int id : new int[]{R.id.start, R.id.pick, R.id.leaf, R.id.measure}) findViewById(id).setOnClickListener(this);
    }

    @Override public void onClick(View v) {
        if (v.getId() == R.id.start) start();
        else if (v.getId() == R.id.pick) startActivityForResult(new Intent(this, Main.class), 1);
        else if (v.getId() == R.id.leaf) getFragmentManager().beginTransaction().replace(R.id.frame, new Leaf("a")).commit();
        else measure(((Spinner) findViewById(R.id.units)).getSelectedItemPosition());
    }

    // A second start lets two clocks run.
    private void start() {
        if (left.isEmpty()) left.addAll(words);
        handler.postDelayed(this, 800);
    }

    @Override public void run() {
        left.remove();
        if (!left.isEmpty()) handler.postDelayed(this, 800);
    }

    @Override protected void onActivityResult(int request, int result, Intent data) {
        Objects.requireNonNull(data); setTitle(data.getStringExtra("name"));
    }

    private static void measure(int unit) {
        double[] lengths = {1, 3.28};
        if (lengths[unit] > 100) throw new IllegalStateException();
    }

    // Android cannot make it again.
    @SuppressLint("ValidFragment")
    public static class Leaf extends Fragment {
        private final String text;

        public Leaf(String text) { this.text = text; }
    }
}
