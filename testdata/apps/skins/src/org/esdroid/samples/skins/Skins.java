package org.esdroid.samples.skins;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.content.SharedPreferences;
import android.widget.TextView;

public class Skins extends Activity implements SharedPreferences.OnSharedPreferenceChangeListener {
    private static final String[] NAMES = {"day", "dusk"}; // full
    private SharedPreferences kept;
    private int painted;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        kept = getSharedPreferences("skins", MODE_PRIVATE);
        kept.registerOnSharedPreferenceChangeListener(this); // full
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                int next = kept.getInt("skin", 0) + 1; // fault, thin
                kept.edit().putInt("skin", next).apply(); // thin
            }
        });
        findViewById(R.id.paint).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                painted++; // not
            }
        });
    }

    @Override
    public void onSharedPreferenceChanged(SharedPreferences preferences, String key) {
        int skin = preferences.getInt("skin", 0); // thin
        String name = NAMES[skin]; // thin
        ((TextView) findViewById(R.id.shown)).setText(name + " painted " + painted);
    }
}
