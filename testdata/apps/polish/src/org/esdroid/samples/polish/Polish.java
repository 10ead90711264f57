package org.esdroid.samples.polish;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.TextView;

import java.util.ArrayDeque;
import java.util.Deque;

/** A calculator in reverse Polish notation. */
public class Polish extends Activity {
    private final Deque<Long> stack = new ArrayDeque<Long>();
    private String entry = "";

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.polish);
        ViewGroup keys = (ViewGroup) findViewById(R.id.keys);
        for (int i = 0; i < keys.getChildCount(); i++) {
            final Button b = (Button) keys.getChildAt(i);
            b.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View v) {
                    press(b.getText().toString());
                }
            });
        }
    }

    private void press(String key) {
        char c = key.charAt(0);
        if (c >= '0' && c <= '9') {
            entry += c;
        } else {
            if (entry.length() > 0) {
                stack.push(Long.parseLong(entry)); // full
                entry = "";
            }
            Operation op = Operation.of(c);
            if (op != null && stack.size() >= op.operands - 1) { // fault
                op.apply(stack); // full
            }
        }
        TextView show = (TextView) findViewById(R.id.show);
        show.setText(entry.length() > 0 || stack.isEmpty() ? entry : stack.peek().toString());
    }
}
