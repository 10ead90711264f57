package org.esdroid.samples.weeds;

import java.util.*;

class Garden {
    private final List<int[]> plants = new LinkedList<int[]>();

    void plant(String name, int water) {
        plants.add(new int[] {water, name.length()});
    }

    void age(int days) {
        for (int[] p : plants) {
            p[0] -= days;
        }
    }

    int clean(int least, int tall) {
        Iterator<int[]> i = plants.iterator();
        while (i.hasNext()) {
            int[] p = i.next();
            if (p[0] < least) { // full
                i.remove(); // thin
            }
            if (p[1] > tall) { // fault
                i.remove(); // thin
            }
        }
        return plants.size();
    }
}
