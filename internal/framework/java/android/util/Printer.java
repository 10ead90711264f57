package android.util;

/** Prints lines. */
public interface Printer {
    void println(String x);
}
