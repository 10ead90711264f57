package org.esdroid.samples.wizard;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

import java.util.ArrayDeque;
import java.util.Deque;

/** Steps that run one in another's callback. */
public class Wizard extends Activity {
    interface Done {
        void done(String result);
    }

    private final Deque<String> steps = new ArrayDeque<String>(); // full
    private String log = "";

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.begin).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                steps.add("name"); // fault
                step(new Done() {
                    @Override
                    public void done(String name) {
                        log += name; // not
                        step(new Done() {
                            @Override
                            public void done(String address) {
                                log += address; // not
                            }
                        });
                    }
                });
            }
        });
    }

    private void step(final Done then) {
        final View view = findViewById(R.id.step);
        view.post(new Runnable() {
            @Override
            public void run() {
                String next = steps.removeFirst(); // thin
                ((TextView) view).setText(next); // not
                then.done(next);
            }
        });
    }
}
