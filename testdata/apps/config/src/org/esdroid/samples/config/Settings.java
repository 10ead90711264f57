package org.esdroid.samples.config;

final class Settings {
    private static final String[] DEFAULTS = {"localhost", "80 80"}; // fault, thin
    static final String HOST = DEFAULTS[0]; // not
    static final int PORT = Integer.parseInt(DEFAULTS[1]); // thin

    private Settings() {}
}
