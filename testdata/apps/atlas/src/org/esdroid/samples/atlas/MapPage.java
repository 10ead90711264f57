package org.esdroid.samples.atlas;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class MapPage extends Fragment {
    private int scale = 1;

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
        TextView view = new TextView(getActivity());
        view.setText("Scale " + scale);
        setHasOptionsMenu(false); // not
        return view;
    }

    void zoom(int by) {
        scale *= by;
        ((TextView) getView()).setText("Scale " + scale); // thin
    }
}
