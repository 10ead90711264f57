package org.esdroid.samples.alarm;

class Snooze {
    private final int step;

    Snooze(int step) { this.step = step; // thin
    }

    int[] add(int hour, int minute) {
        int m = minute + step;
        int h = hour + m / 60; // fault, thin
        return new int[] {h, m % 60}; // thin
    }
}
