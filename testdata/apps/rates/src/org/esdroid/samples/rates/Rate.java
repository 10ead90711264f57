package org.esdroid.samples.rates;

import java.util.Locale;

class Rate {
    private final double rate;
    private final String format;

    Rate(double rate, String format) {
        this.rate = rate;
        this.format = format; // thin
    }

    String show(int euros) {
        return String.format(Locale.ROOT, format, euros * rate); // thin
    }
}
