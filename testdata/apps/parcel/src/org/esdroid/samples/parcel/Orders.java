package org.esdroid.samples.parcel;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.CheckBox;

public class Orders extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.orders);
    }

    public void show(View v) {
        CheckBox express = (CheckBox) findViewById(R.id.express);
        Order order = new Order("Tea", 3, express.isChecked() ? "courier" : null);
        startActivity(new Intent(this, Details.class).putExtra("order", order));
    }
}
