import android.util.Log;
import android.util.PrintWriterPrinter;
import android.util.StringBuilderPrinter;
import java.io.PrintWriter;
import java.io.StringWriter;
import static esdroid.conformance.Out.*;

/** What a log keeps. */
public class Logging {
    public static void main(String[] args) throws Exception {
        say(Log.isLoggable("tag", Log.DEBUG), Log.isLoggable("tag", Log.INFO), Log.isLoggable("tag", Log.VERBOSE));
        say(Log.getStackTraceString(null).isEmpty(), Log.getStackTraceString(new java.net.UnknownHostException("h")).isEmpty(), Log.getStackTraceString(new IllegalStateException("seen")).startsWith("java.lang.IllegalStateException: seen\n"));
        say(Log.ASSERT, Log.ERROR, Log.WARN);
        StringWriter w = new StringWriter();
        PrintWriterPrinter p = new PrintWriterPrinter(new PrintWriter(w, true));
        p.println("a line");
        say(w.toString().trim());
        StringBuilder b = new StringBuilder();
        new StringBuilderPrinter(b).println("built");
        say(b.toString().equals("built\n"));
        fails("Log.isLoggable(\"a tag that is longer than it may be\", Log.INFO)", new Code() {
            public void run() throws Exception {
                Log.isLoggable("a tag that is longer than it may be", Log.INFO);
            }
        });
    }
}
