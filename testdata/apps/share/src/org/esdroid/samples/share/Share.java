package org.esdroid.samples.share;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import java.math.*;

public class Share extends Activity {
    private int people = 2; // full

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Share"); // not
        findViewById(R.id.more).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                people = people + 1; // thin
            }
        });
        findViewById(R.id.split).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                split();
            }
        });
    }

    private void split() {
        BigDecimal all = new BigDecimal("100"); // thin
        BigDecimal n = BigDecimal.valueOf(people); // thin
        BigDecimal each = all.divide(n); // fault, thin
        ((TextView) findViewById(R.id.out)).setText(each.toPlainString());
    }
}
