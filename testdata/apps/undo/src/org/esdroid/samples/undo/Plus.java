package org.esdroid.samples.undo;

class Plus implements Step {
    @Override
    public int to(int value) {
        return value + 1; // not
    }

    @Override
    public int from(int value) {
        return value - 1;
    }
}
