package org.esdroid.samples.crate;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.content.Intent;

public class Crate extends Activity {
    private final Load load = new Load(); // full

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.weigh).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                load.weight++; // not
            }
        });
        findViewById(R.id.note).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                load.note = new Note("fragile"); // fault, thin
            }
        });
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Crate.this, Receipt.class).putExtra("load", load)); // thin
            }
        });
    }
}
