package org.esdroid.samples.egg;

class Presets {
    static String text(int seconds) {
        return seconds / 60 + ":" + seconds % 60;
    }
}
