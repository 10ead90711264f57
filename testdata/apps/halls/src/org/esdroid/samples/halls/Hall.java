package org.esdroid.samples.halls;

class Hall {
    static final String[] ROWS = {"A", "B", "C"}; // full
    static final int[] FREE = {4, 0, 9}; // not
}
