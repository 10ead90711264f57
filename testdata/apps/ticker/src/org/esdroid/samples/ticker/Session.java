package org.esdroid.samples.ticker;

/** Counts the ticks since the screen is shown. */
class Session {
    private int ticks;

    String elapsed() {
        return ++ticks + " s";
    }
}
