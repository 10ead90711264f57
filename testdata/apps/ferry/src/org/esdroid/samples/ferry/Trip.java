package org.esdroid.samples.ferry;


import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Trip {
    final String ship;
    final List<String> guests;

    private Trip(Builder from) {
        ship = from.ship;
        guests = from.guests; // thin
    }

    static class Builder {
        private String ship = "none";
        private List<String> guests = Collections.emptyList(); // fault, thin

        Builder on(String ship) {
            this.ship = ship; // not
            return this;
        }

        Builder with(String guest) {
            guests = new ArrayList<>(guests);
            guests.add(guest);
            return this;
        }

        Trip build() {
            return new Trip(this); // full
        }
    }
}
