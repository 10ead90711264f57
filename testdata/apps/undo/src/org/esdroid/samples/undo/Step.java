package org.esdroid.samples.undo;

interface Step {
    int to(int value);

    int from(int value);
}
