package org.esdroid.samples.pages;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

public class Page extends Fragment {
    private TextView text;

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
        text = new TextView(getActivity());
        text.setText("Select again to refresh"); // not
        return text;
    }

    void refresh() {
        int days = getArguments().getInt("days"); // thin
        text.setText(days + " days");
    }
}
