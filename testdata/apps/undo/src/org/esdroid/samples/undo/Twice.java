package org.esdroid.samples.undo;

class Twice implements Step {
    @Override
    public int to(int value) {
        return value * 2; // not
    }

    @Override
    public int from(int value) {
        return value / 2;
    }
}
