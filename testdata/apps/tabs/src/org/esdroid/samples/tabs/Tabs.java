package org.esdroid.samples.tabs;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Tabs extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.first).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                open(new News());
            }
        });
        findViewById(R.id.second).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                open(new Help());
            }
        });
        if (state == null) {
            open(new Help());
        }
    }

    private void open(Fragment f) {
        getFragmentManager().beginTransaction().replace(R.id.place, f).commit();
    }

    public static class Help extends Fragment {
        @Override
        public View onCreateView(LayoutInflater in, ViewGroup parent, Bundle state) {
            TextView t = new TextView(getActivity());
            t.setText("Tap a tab");
            return t;
        }
    }
}
