package org.esdroid.samples.plugins;

public class Reverse {
    public static String apply(String text) {
        return new StringBuilder(text).reverse().toString(); // not
    }
}
