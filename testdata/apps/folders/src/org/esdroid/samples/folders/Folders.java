package org.esdroid.samples.folders;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Folders in folders. */
public class Folders extends Activity {
    static class Folder {
        final String name;
        Folder parent;

        Folder(String name, Folder parent) {
            this.name = name; // not
            this.parent = parent;
        }

        int depth() {
            return parent == null ? 0 : 1 + parent.depth(); // thin
        }
    }

    private final Folder root = new Folder("root", null);
    private final Folder music = new Folder("music", root); // thin

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.move_up).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                root.parent = music; // fault, thin
            }
        });
        findViewById(R.id.measure).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                int depth = music.depth(); // full
                ((TextView) findViewById(R.id.depth)).setText(String.valueOf(depth)); // not
            }
        });
    }
}
