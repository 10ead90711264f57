package android.util;

/** Prints lines to a writer. */
public class PrintWriterPrinter implements Printer {
    private final java.io.PrintWriter mPW;

    public PrintWriterPrinter(java.io.PrintWriter pw) {
        mPW = pw;
    }

    public void println(String x) {
        mPW.println(x);
    }
}
