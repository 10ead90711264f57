package org.esdroid.samples.quiz;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.RadioButton;
import android.widget.RadioGroup;
import android.widget.TextView;

public class Quiz extends Activity {
    private final Answers answers = new Answers();
    private String[] questions;
    private int current;
    private RadioGroup group;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.quiz);
        questions = getResources().getStringArray(R.array.questions);
        group = (RadioGroup) findViewById(R.id.group);
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                next();
            }
        });
        show();
    }

    private void show() {
        ((TextView) findViewById(R.id.question)).setText(questions[current]); // not
        group.clearCheck();
    }

    private void next() {
        int checked = group.getCheckedRadioButtonId();
        if (checked != -1) { // fault, thin
            RadioButton b = (RadioButton) findViewById(checked);
            answers.put(current, b.getText().toString());
        }
        current++;
        if (current == questions.length) {
            TextView t = (TextView) findViewById(R.id.question);
            t.setText("You have " + answers.right(getResources().getStringArray(R.array.solutions)) + " right");
            current = 0;
            return;
        }
        show();
    }
}
