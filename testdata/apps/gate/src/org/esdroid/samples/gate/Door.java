package org.esdroid.samples.gate;

interface Door {
    String open();
}
