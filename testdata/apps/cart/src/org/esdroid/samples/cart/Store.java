package org.esdroid.samples.cart;

import java.util.ArrayList;
import java.util.List;

final class Store {
    private static Store instance;
    private final List<Integer> prices = new ArrayList<Integer>();

    static synchronized Store get() {
        if (instance == null) {
            instance = new Store(); // full
        }
        return instance;
    }

    void put(int price) {
        prices.add(price); // full
    }

    void dropBelow(int limit) {
        for (Integer price : prices) { // thin
            if (price < limit) { // full
                prices.remove(price); // fault, thin
            }
        }
    }

    int total() {
        int total = 0; // not
        for (int price : prices) {
            total += price; // not
        }
        return total;
    }
}
