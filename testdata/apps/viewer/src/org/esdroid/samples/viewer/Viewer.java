package org.esdroid.samples.viewer;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;

/** Hands an address to whoever can show it. */
public class Viewer extends Activity {
    private int opened;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String address = ((EditText) findViewById(R.id.address)).getText().toString(); // thin
                Uri uri = Uri.parse(address); // fault, thin
                Intent intent = new Intent(Intent.ACTION_VIEW, uri); // thin
                opened++; // not
                startActivity(intent); // thin
            }
        });
    }
}
