package org.esdroid.samples.tree;

import java.util.ArrayList;
import java.util.List;

/** A knot and the one above it. */
class Knot {
    Knot parent; final String name; final List<Knot> kids = new ArrayList<Knot>();
    Knot(String name) { this.name = name; }
    void add(Knot k) {
        kids.add(k); // not
        k.parent = this; // thin
    }
    String path() {
        if (parent == null) { return name; } // full
        return parent.path() + "/" + name; // thin
    }
}
