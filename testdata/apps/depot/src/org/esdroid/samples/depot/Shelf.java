package org.esdroid.samples.depot;

import java.util.Arrays;

class Shelf {
    private final Object[] places = new Integer[4]; // fault, thin
    private int at;

    void next() {
        at = (at + 1) % places.length;
    }

    void put(Object what) {
        places[at] = what; // thin
    }

    @Override
    public String toString() {
        return Arrays.toString(places);
    }
}
