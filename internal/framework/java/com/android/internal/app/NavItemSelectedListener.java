package com.android.internal.app;

import android.app.ActionBar;
import android.view.View;
import android.widget.AdapterView;

/** Tells an action bar's navigation listener what its spinner selected. */
class NavItemSelectedListener implements AdapterView.OnItemSelectedListener {
    private final ActionBar.OnNavigationListener mListener;

    public NavItemSelectedListener(ActionBar.OnNavigationListener listener) {
        mListener = listener;
    }

    @Override
    public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
        if (mListener != null) {
            mListener.onNavigationItemSelected(position, id);
        }
    }

    @Override
    public void onNothingSelected(AdapterView<?> parent) {
    }
}
