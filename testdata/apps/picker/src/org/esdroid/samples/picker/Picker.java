package org.esdroid.samples.picker;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Has a colour chosen by another activity. */
public class Picker extends Activity {
    private static final int COLOUR = 1;
    private static final int[] COLOURS = {0xffff0000, 0xff00ff00};

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.choose).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivityForResult(new Intent(Picker.this, Choices.class), COLOUR);
            }
        });
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        if (request != COLOUR || result != RESULT_OK) { // full
            return;
        }
        int index = data.getIntExtra(Choices.INDEX, 0); // thin
        TextView chosen = (TextView) findViewById(R.id.chosen);
        chosen.setTextColor(COLOURS[index]); // thin
    }
}
