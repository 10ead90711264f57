package org.esdroid.samples.turned;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Turns pages; the page outlives a turn of the screen. */
public class Turned extends Activity {
    private static final String PAGE = "page";
    private int page;
    private String[] titles;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        if (state == null) { // full
            titles = new String[] {"One", "Two", "Three"};
        } else {
            page = state.getInt(PAGE);
            titles = state.getStringArray("titles"); // thin
        }
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                page++; // not
                show();
            }
        });
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        out.putInt(PAGE, page); // not
        out.putStringArray("title", titles); // fault
    }

    private void show() {
        int last = titles.length - 1; // thin
        ((TextView) findViewById(R.id.page)).setText(titles[Math.min(page, last)]);
    }
}
