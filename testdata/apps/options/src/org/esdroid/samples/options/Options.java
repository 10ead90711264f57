package org.esdroid.samples.options;

import android.app.Activity;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;
import android.widget.TextView;

import java.util.Arrays;
import java.util.List;

/** Tags that are edited from the options menu. */
public class Options extends Activity {
    private static final int ADD = 1;
    private static final int CLEAR = 2;
    private List<String> tags;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        tags = Arrays.asList("home", "work"); // fault, thin
        show();
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        menu.add(Menu.NONE, ADD, 0, "Add tag");
        menu.add(Menu.NONE, CLEAR, 1, "Clear");
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        if (item.getItemId() == ADD) { // full
            tags.add("tag " + tags.size()); // thin
            show();
            return true;
        }
        return super.onOptionsItemSelected(item);
    }

    private void show() {
        ((TextView) findViewById(R.id.tags)).setText(tags.toString()); // not
    }
}
