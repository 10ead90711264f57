package org.esdroid.samples.finder;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;

public class Finder extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.finder);
    }

    public void save(View v) {
        EditText e = (EditText) findViewById(R.id.pattern);
        String typed = e.getText().toString(); // thin
        getSharedPreferences("search", MODE_PRIVATE).edit().putString("pattern", typed).commit(); // fault, thin
        e.setText(""); // not
    }

    public void find(View v) {
        startActivity(new Intent(this, Results.class));
    }
}
