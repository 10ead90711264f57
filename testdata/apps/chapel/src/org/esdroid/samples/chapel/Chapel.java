package org.esdroid.samples.chapel;


import android.content.Intent;
import android.view.View;
import android.widget.TextView;

public class Chapel extends Hall {
    @Override
    protected void prepare() {
        super.prepare();
        findViewById(R.id.choir).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Chapel.this, Choir.class)); // full
            }
        });
        findViewById(R.id.sing).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                sing("psalm");
                ((TextView) findViewById(R.id.shown)).setText(songs.size() + " songs");
            }
        });
    }
}
