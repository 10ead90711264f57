package org.esdroid.samples.courier;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;

/** Takes a parcel's data and has its label printed. */
public class Courier extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                send();
            }
        });
    }

    private String text(int id) {
        return ((EditText) findViewById(id)).getText().toString(); // thin
    }

    private void send() {
        Intent intent = new Intent(this, Label.class); // full
        intent.putExtra(Label.ADDRESS, text(R.id.address)); // not
        intent.putExtra(Label.WEIGHT, text(R.id.weight)); // fault, thin
        startActivity(intent); // full
    }
}
