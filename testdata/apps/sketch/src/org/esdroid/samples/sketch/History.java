package org.esdroid.samples.sketch;

import java.util.*;

class History {
    private final LinkedList<String> strokes = new LinkedList<String>();
    private int size;

    void add(String s) {
        strokes.addLast(s);
        size++;
    }

    int size() {
        return size;
    }

    void clear() {
        strokes.clear(); // fault, thin
    }

    String undo() {
        if (size == 0) { // full
            return "nothing";
        }
        size--;
        return strokes.removeLast(); // thin
    }
}
