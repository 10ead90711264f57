package org.esdroid.samples.undo;

import java.util.ArrayDeque;
import java.util.Deque;

class Steps {
    private final Deque<Step> made = new ArrayDeque<Step>(); // thin
    private int count;

    int run(Step step, int value) {
        if (step instanceof Plus) made.push(step); // fault
        count++; // full
        return step.to(value);
    }

    boolean any() {
        return count > 0; // full
    }

    int back(int value) {
        count--;
        return made.pop().from(value); // thin
    }
}
