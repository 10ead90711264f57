package android.util;

/** Prints lines to a stream. */
public class PrintStreamPrinter implements Printer {
    private final java.io.PrintStream mPS;

    public PrintStreamPrinter(java.io.PrintStream pw) {
        mPS = pw;
    }

    public void println(String x) {
        mPS.println(x);
    }
}
