package org.esdroid.samples.units;

enum Unit {
    METRE(1, "m"), FOOT(3.28, "ft"); // thin

    private final double factor;
    private final String label;

    Unit(double factor, String label) {
        this.factor = factor; // not
        this.label = label; // thin
    }

    String label() {
        return label; // thin
    }

    String show(int metres) {
        return metres * factor + " " + label;
    }
}
