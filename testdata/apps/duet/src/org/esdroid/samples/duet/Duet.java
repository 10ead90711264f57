package org.esdroid.samples.duet;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.CompoundButton;
import android.widget.TextView;

public class Duet extends Activity implements CompoundButton.OnCheckedChangeListener {
    private int pattern = R.string.one;
    private int guests;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        ((CompoundButton) findViewById(R.id.both)).setOnCheckedChangeListener(this); // full
        findViewById(R.id.guest).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                guests++; // not
            }
        });
        findViewById(R.id.greet).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((TextView) findViewById(R.id.shown)).setText(greeting() + " and " + guests);
            }
        });
    }

    @Override
    public void onCheckedChanged(CompoundButton button, boolean checked) {
        pattern = checked ? R.string.two : R.string.one; // fault, thin
    }

    private String greeting() {
        String text = getString(pattern); // thin
        return String.format(text, "Ann"); // thin
    }
}
