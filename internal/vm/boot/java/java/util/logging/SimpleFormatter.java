package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Date;

/** Two lines for a record: when and where, then what. */
public class SimpleFormatter extends Formatter {
    private static final String DEFAULT = "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%4$s: %5$s%6$s%n";

    private final String format;

    public SimpleFormatter() {
        String f = System.getProperty("java.util.logging.SimpleFormatter.format");
        if (f != null) {
            try {
                String.format(f, new Date(0), "", "", "", "", "");
            } catch (IllegalArgumentException unusable) {
                f = null;
            }
        }
        format = f == null ? DEFAULT : f;
    }

    public synchronized String format(LogRecord record) {
        String source = record.getLoggerName();
        if (record.getSourceClassName() != null) {
            source = record.getSourceClassName();
            if (record.getSourceMethodName() != null) {
                source += " " + record.getSourceMethodName();
            }
        }
        String thrown = "";
        if (record.getThrown() != null) {
            StringWriter text = new StringWriter();
            PrintWriter out = new PrintWriter(text);
            out.println();
            record.getThrown().printStackTrace(out);
            out.close();
            thrown = text.toString();
        }
        return String.format(format, new Date(record.getMillis()), source, record.getLoggerName(),
                record.getLevel().getLocalizedName(), formatMessage(record), thrown);
    }
}
