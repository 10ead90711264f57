package org.esdroid.samples.poll;

import android.app.Activity;
import android.os.Bundle;
import android.widget.*;
import java.util.*;

public class Main extends Activity {
    private final Map<String, Integer> votes = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>(Arrays.asList("tea", "coffee"));
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        for (String o : options) votes.put(o, 0);
        final EditText name = (EditText) findViewById(R.id.name);
        final TextView out = (TextView) findViewById(R.id.out);
        findViewById(R.id.vote).setOnClickListener(v -> {
            String top = options.get(0); // thin
            int n = votes.get(top); // thin
            votes.put(top, n + 1);
            out.setText(top + " " + (n + 1)); // not
        });
        findViewById(R.id.rename).setOnClickListener(v -> {
            String text = name.getText().toString().trim();
            options.set(0, text.isEmpty() ? "green tea" : text); // fault, thin
        });
        findViewById(R.id.swap).setOnClickListener(v -> Collections.reverse(options));
    }
}
