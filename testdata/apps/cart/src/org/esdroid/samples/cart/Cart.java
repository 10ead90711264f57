package org.esdroid.samples.cart;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** A shopping cart that the whole app shares. */
public class Cart extends Activity {
    private int next = 5;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.put).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                Store.get().put(next);
                next += 20;
                showTotal();
            }
        });
        findViewById(R.id.drop_cheap).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                Store.get().dropBelow(10);
                showTotal();
            }
        });
    }

    private void showTotal() {
        ((TextView) findViewById(R.id.total)).setText(String.valueOf(Store.get().total())); // not
    }
}
