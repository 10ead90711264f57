package org.esdroid.samples.radio;

import java.util.*;

class Station {
    interface Listener {
        void heard(String what);
    }

    private final List<Listener> listeners = new ArrayList<Listener>();

    void add(Listener l) {
        listeners.add(l);
    }

    void remove(Listener l) {
        listeners.remove(l); // thin
    }

    void send(String what) {
        for (Listener l : listeners) { // thin
            l.heard(what);
        }
    }
}
