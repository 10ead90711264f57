package org.esdroid.samples.lamp;

enum Light {
    OFF, ON, BROKEN;

    Light next() {
        return values()[(ordinal() + 1) % values().length]; // fault, thin
    }
}
