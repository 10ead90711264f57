package org.esdroid.samples.atlas;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Atlas extends Activity {

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        FragmentManager m = getFragmentManager();
        if (m.findFragmentByTag("map") == null) {
            m.beginTransaction().add(R.id.box, new MapPage(), "map").commit();
        }
        findViewById(R.id.hide).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                hide();
            }
        });
        findViewById(R.id.zoom).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ((MapPage) getFragmentManager().findFragmentByTag("map")).zoom(2); // full
            }
        });
    }

    private void hide() {
        FragmentManager m = getFragmentManager();
        Fragment page = m.findFragmentByTag("map");
        if (page != null) {
            m.beginTransaction().remove(page).addToBackStack(null).commit(); // fault, thin
        }
    }
}
