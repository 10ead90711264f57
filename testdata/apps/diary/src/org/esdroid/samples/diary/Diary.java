package org.esdroid.samples.diary;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import java.text.*;

public class Diary extends Activity {
    private final Entries entries = new Entries();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                entries.add("24.12.2010", "Snow");
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show();
            }
        });
        setTitle("Diary"); // not
    }

    private void show() {
        ((TextView) findViewById(R.id.out)).setText(entries.weekdays());
    }
}
