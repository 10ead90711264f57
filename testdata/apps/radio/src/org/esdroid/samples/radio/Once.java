package org.esdroid.samples.radio;

import android.widget.TextView;

class Once implements Station.Listener {
    private final Station station;
    private final TextView out;

    Once(Station s, TextView out) {
        station = s;
        this.out = out;
    }

    @Override
    public void heard(String what) {
        out.append("!"); // not
        station.remove(this); // fault
    }
}
