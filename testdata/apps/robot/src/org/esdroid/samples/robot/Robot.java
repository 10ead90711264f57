package org.esdroid.samples.robot;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Robot extends Activity {
    private final Body body = new Body(); // full
    private String command = "turn";
    private int runs;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.turn).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                command = "turn";
            }
        });
        findViewById(R.id.jump).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                command = "Jump"; // fault, thin
            }
        });
        findViewById(R.id.go).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                runs++; // not
                go();
            }
        });
    }

    private void go() {
        try {
            body.getClass().getMethod(command).invoke(body); // thin
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("robot", e); // full
        }
        ((TextView) findViewById(R.id.shown)).setText(body + " in run " + runs);
    }
}
