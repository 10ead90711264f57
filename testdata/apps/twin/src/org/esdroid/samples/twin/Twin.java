package org.esdroid.samples.twin;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Twin extends Activity {
    private final Loader loader = new Loader(); // full
    private int names;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.load).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                loader.load(); // full
            }
        });
        findViewById(R.id.name).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                names++; // not
                ((TextView) findViewById(R.id.shown)).setText("name " + names);
            }
        });
    }
}
