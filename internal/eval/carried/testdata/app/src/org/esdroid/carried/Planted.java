package org.esdroid.carried;

/** Makes the bad values and crashes of them. */
final class Planted {
    static int zero() {
        return 0; // zero
    }

    static String text() {
        return "bad"; // text
    }

    static String none() {
        return null; // null
    }

    static int divide(int v) {
        return 100 / v;
    }

    static int measure(String v) {
        return v.length() > 2 ? Integer.parseInt(v) : 100 / Integer.parseInt(v);
    }
}
