package org.esdroid.samples.tabs;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class News extends Fragment {
    private final Handler handler = new Handler();
    private TextView text;

    @Override
    public View onCreateView(LayoutInflater in, ViewGroup parent, Bundle state) {
        text = new TextView(getActivity());
        text.setText("Loading"); // not
        handler.postDelayed(new Runnable() { // fault
            @Override
            public void run() {
                loaded();
            }
        }, 3000);
        return text;
    }

    private void loaded() {
        Activity a = getActivity(); // thin
        text.setText(a.getTitle() + " loaded"); // thin
    }
}
