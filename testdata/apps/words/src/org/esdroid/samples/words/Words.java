package org.esdroid.samples.words;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.text.Editable;
import android.text.TextWatcher;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

public class Words extends Activity implements TextWatcher {
    private List<String> words = new ArrayList<>();
    private int changes;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        words.add("one");
        words.add("two");
        words.add("three");
        ((TextView) findViewById(R.id.text)).addTextChangedListener(this); // full
        findViewById(R.id.third).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                third();
            }
        });
        findViewById(R.id.help).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText("Type three words");
            }
        });
    }

    @Override
    public void beforeTextChanged(CharSequence text, int start, int count, int after) {
        changes++; // not
    }

    @Override
    public void onTextChanged(CharSequence text, int start, int before, int count) {
    }

    @Override
    public void afterTextChanged(Editable text) {
        List<String> found = new ArrayList<>(); // fault, thin
        for (String word : text.toString().split(" ")) { // full
            found.add(word); // thin
        }
        words = found; // thin
    }

    private void third() {
        String third = words.get(2); // thin
        ((TextView) findViewById(R.id.shown)).setText(third + " after " + changes);
    }
}
