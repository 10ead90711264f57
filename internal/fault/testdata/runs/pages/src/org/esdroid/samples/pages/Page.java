package org.esdroid.samples.pages;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

public class Page extends Fragment {
    private final String title;
    public Page(String title) { this.title = title; }
    @Override public View onCreateView(LayoutInflater i, ViewGroup parent, Bundle state) {
        TextView v = new TextView(getActivity());
        v.setText(title); // not
        return v;
    }
}
