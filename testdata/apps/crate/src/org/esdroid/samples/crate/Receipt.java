package org.esdroid.samples.crate;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Receipt extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Load load = (Load) getIntent().getSerializableExtra("load");
        TextView shown = new TextView(this);
        shown.setText(load.weight + " kg");
        setContentView(shown);
    }
}
