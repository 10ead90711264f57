import android.content.Context;
import android.text.format.DateUtils;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Sizes and times as people read them. */
public class Sizes {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        for (long n : new long[] {0, 1, 899, 900, 1000, 1023, 1024, 10000, 99999, 1 << 20, 123456789, 1L << 31, 1L << 41, 1L << 51, -5, -2000}) say(n, android.text.format.Formatter.formatFileSize(c, n), android.text.format.Formatter.formatShortFileSize(c, n));
        say(android.text.format.Formatter.formatIpAddress(0x0100007f));
        fails("android.text.format.Formatter.formatFileSize(null, 1)", new Code() {
            public void run() throws Exception {
                android.text.format.Formatter.formatFileSize(null, 1);
            }
        });
        for (long s : new long[] {0, 59, 60, 61, 3599, 3600, 3661, 36000, 360000, -1}) say(s, DateUtils.formatElapsedTime(s), DateUtils.formatElapsedTime(new StringBuilder("reused"), s));
    }
}
