package org.esdroid.samples.ballot;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.RadioButton;
import android.widget.RadioGroup;
import android.widget.TextView;

public class Ballot extends Activity {
    private RadioGroup choice;
    private int votes;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        choice = (RadioGroup) findViewById(R.id.choice);
        choice.check(R.id.yes);
        findViewById(R.id.again).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                votes = 0; // not
                choice.clearCheck(); // fault, thin
            }
        });
        findViewById(R.id.count).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                count();
            }
        });
    }

    private void count() {
        votes++; // not
        int id = choice.getCheckedRadioButtonId(); // thin
        RadioButton chosen = (RadioButton) findViewById(id); // thin
        String text = chosen.getText().toString(); // thin
        ((TextView) findViewById(R.id.shown)).setText(text + ": " + votes);
    }
}
