package org.esdroid.samples.digits;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.MenuItem;
import android.widget.PopupMenu;
import android.widget.TextView;

public class Digits extends Activity implements PopupMenu.OnMenuItemClickListener {
    private int digits = 2;
    private int shows;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.digits).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                choose(v);
            }
        });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show();
            }
        });
    }

    private void choose(View anchor) {
        PopupMenu menu = new PopupMenu(this, anchor);
        menu.getMenu().add(0, 0, 0, "None");
        menu.getMenu().add(0, 3, 1, "Three");
        menu.getMenu().add(0, -1, 2, "As many as there are"); // fault, thin
        menu.setOnMenuItemClickListener(this); // full
        menu.show();
    }

    @Override
    public boolean onMenuItemClick(MenuItem item) {
        digits = item.getItemId(); // thin
        return true;
    }

    private void show() {
        shows++; // not
        String pattern = "%." + digits + "f"; // thin
        String text = String.format(pattern, Math.PI); // thin
        ((TextView) findViewById(R.id.shown)).setText(text + " shown " + shows);
    }
}
