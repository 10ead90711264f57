package org.esdroid.samples.vault;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Settings extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        int limit = getSharedPreferences("vault", MODE_PRIVATE).getInt("limit", 5); // thin
        TextView shown = new TextView(this);
        shown.setText("Limit " + limit);
        setContentView(shown);
    }
}
