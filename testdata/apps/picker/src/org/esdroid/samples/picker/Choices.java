package org.esdroid.samples.picker;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;

public class Choices extends Activity {
    static final String INDEX = "index";
    private static final String[] NAMES = {"Red", "Green", "Custom"}; // fault

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        LinearLayout all = new LinearLayout(this);
        all.setOrientation(LinearLayout.VERTICAL); // not
        for (int i = 0; i < NAMES.length; i++) { // thin
            final int index = i; // thin
            TextView name = new TextView(this);
            name.setText(NAMES[i]); // not
            name.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View v) {
                    setResult(RESULT_OK, new Intent().putExtra(INDEX, index)); // thin
                    finish();
                }
            });
            all.addView(name);
        }
        setContentView(all);
    }
}
