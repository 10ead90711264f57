package org.esdroid.samples.parlor;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A room to talk in: the first lines come from a thread that fetches them. */
public class Parlor extends Activity {
    private final Handler main = new Handler();
    private List<String> lines = new ArrayList<String>(); // not

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.load).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                fetch(); // full
            }
        });
        findViewById(R.id.count).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                setTitle(lines.size() + " lines"); // not
            }
        });
        findViewById(R.id.say).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                lines.add("me: hello"); /*!*/ // thin
            }
        });
    }

    private void fetch() {
        new Thread(new Runnable() {
            @Override
            public void run() {
                final List<String> fetched = Arrays.asList("Ada: hi", "Bob: hi"); // fault, thin
                main.post(new Runnable() { // full
                    @Override
                    public void run() {
                        lines = fetched; // thin
                    }
                });
            }
        }).start(); // full
    }
}
