package org.esdroid.samples.vault;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;

public class Vault extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.keep).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String limit = ((EditText) findViewById(R.id.limit)).getText().toString();
                getSharedPreferences("vault", MODE_PRIVATE).edit()
                        .putString("owner", "me") // not
                        .putString("limit", limit) // fault, thin
                        .apply();
            }
        });
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                startActivity(new Intent(Vault.this, Settings.class)); // full
            }
        });
    }
}
