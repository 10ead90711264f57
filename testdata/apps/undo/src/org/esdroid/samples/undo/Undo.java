package org.esdroid.samples.undo;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Undo extends Activity implements View.OnClickListener {
    private final Steps steps = new Steps();
    private int value = 1;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.plus).setOnClickListener(this);
        findViewById(R.id.twice).setOnClickListener(this);
        findViewById(R.id.back).setOnClickListener(this);
    }

    @Override
    public void onClick(View v) {
        if (v.getId() == R.id.plus) {
            value = steps.run(new Plus(), value);
        } else if (v.getId() == R.id.twice) {
            value = steps.run(new Twice(), value);
        } else if (steps.any()) { // full
            value = steps.back(value);
        }
        ((TextView) findViewById(R.id.shown)).setText(String.valueOf(value)); // not
    }
}
