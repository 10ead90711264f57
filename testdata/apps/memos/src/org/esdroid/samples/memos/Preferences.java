package org.esdroid.samples.memos;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Preferences extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.preferences);
        findViewById(R.id.by_title).setOnClickListener(choose(0));
        findViewById(R.id.by_time).setOnClickListener(choose(1)); // full
    }

    private View.OnClickListener choose(final int index) {
        return new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                Settings.get(Preferences.this).setOrder(index); // full
                finish(); // full
            }
        };
    }
}
