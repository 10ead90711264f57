package org.esdroid.samples.crew;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Roll {
    private List<String> names = new ArrayList<>();

    void lock() {
        names = Collections.unmodifiableList(names); // fault, thin
    }

    void add(String name) {
        names.add(name); // thin
    }

    int size() {
        return names.size();
    }
}
