package org.esdroid.samples.pulse;


/** A connection whose state is a set of bits. */
class Link {
    private static final int OPEN = 1;
    private static final int READY = 2;
    private static final int PAUSED = 4;

    private int state = OPEN; // thin
    private int sent;

    void connect() {
        state |= READY; // thin
    }

    void pause() {
        state ^= PAUSED | READY; // fault, thin
    }

    boolean paused() {
        return (state & PAUSED) != 0; // full
    }

    void send() {
        if (paused()) { // full
            return;
        }
        if ((state & READY) == 0) { // full
            throw new IllegalStateException("not ready: " + state); // thin
        }
        sent++;
    }
}
