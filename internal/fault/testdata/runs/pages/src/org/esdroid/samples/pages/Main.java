package org.esdroid.samples.pages;

import android.app.Activity;
import android.app.Fragment;
import android.os.Bundle;
import android.view.View;

public class Main extends Activity {
    private int page = 0;
    private final String[] titles = {"Name", "Address", "Done"};
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        if (state == null) show(new Page(titles[0])); // thin
        findViewById(R.id.next).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) {
                if (page + 1 < titles.length) {
                    page++;
                    show(new Page(titles[page])); // not
                }
            }
        });
    }
    private void show(Fragment f) {
        getFragmentManager().beginTransaction().replace(R.id.frame, f).commit(); // not
    }
}
