package org.esdroid.samples.badge;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Badge extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Badge"); // not
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                Intent i = new Intent(Badge.this, Card.class);
                i.putExtra("person", new Person("Ada", 2));
                startActivity(i);
            }
        });
    }
}
