package org.esdroid.samples.themes;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Themes extends Activity {
    private String name = "light";
    private boolean large;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        setTitle("Themes"); // not
        findViewById(R.id.large).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                large = !large; // not
            }
        });
        findViewById(R.id.dark).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                name = "dark"; // fault, thin
            }
        });
        findViewById(R.id.apply).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                apply();
            }
        });
    }

    private void apply() {
        String text = Files.read(getAssets(), "themes/" + name + ".txt"); // thin
        ((TextView) findViewById(R.id.out)).setText(text);
    }
}
