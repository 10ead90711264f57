package org.esdroid.samples.courier;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A parcel's label. */
public class Label extends Activity {
    static final String ADDRESS = "address";
    static final String WEIGHT = "weight";

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        String address = getIntent().getStringExtra(ADDRESS); // not
        String weight = getIntent().getStringExtra(WEIGHT); // thin
        int grams = 1000 * Integer.parseInt(weight); // thin
        TextView view = new TextView(this);
        view.setText(address + "\n" + grams + " g");
        setContentView(view);
    }
}
