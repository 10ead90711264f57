import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;
import java.util.logging.XMLFormatter;

/** Logs in files, by turns, and as XML. */
public class LogFiles {
    static LogRecord record(int i) {
        LogRecord r = new LogRecord(i % 2 == 0 ? Level.INFO : Level.FINE, "record {0} & <" + i + ">");
        r.setParameters(new Object[] {i});
        r.setLoggerName("a.b");
        r.setSourceClassName("C");
        r.setSourceMethodName("m");
        r.setThreadID(7);
        return r;
    }

    static String body(String xml) {
        return xml.replaceAll("(?s)<(date|millis|sequence|nanos)>.*?</\\1>", "").replaceAll("\\s+", " ");
    }

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("logs");
        String pattern = dir + File.separator + "x%g%%.log";
        FileHandler h = new FileHandler(pattern, 60, 3);
        System.out.println(h.getLevel() + " " + h.getFormatter().getClass().getName());
        h.setFormatter(new SimpleFormatter() {
            @Override
            public String format(LogRecord r) {
                return formatMessage(r) + "\n";
            }
        });
        for (int i = 0; i < 12; i++) {
            h.publish(record(i));
        }
        System.out.println(new File(dir + "/x0%.log.lck").exists());
        h.close();
        System.out.println(new File(dir + "/x0%.log.lck").exists());
        for (int i = 0; i < 3; i++) {
            System.out.println(Files.readAllLines(dir.resolve("x" + i + "%.log")));
        }
        FileHandler one = new FileHandler(dir + "/u.log");
        FileHandler two = new FileHandler(dir + "/u.log");
        one.publish(record(1));
        two.publish(record(2));
        one.close();
        two.close();
        System.out.println(body(new String(Files.readAllBytes(dir.resolve("u.log")))));
        System.out.println(body(new String(Files.readAllBytes(dir.resolve("u.log.1")))));
        FileHandler more = new FileHandler(dir + "/u.log", true);
        more.setFormatter(new SimpleFormatter());
        more.setLevel(Level.WARNING);
        more.publish(record(4));
        more.close();
        System.out.println(Files.readAllLines(dir.resolve("u.log")).size() > 10);
        LogRecord r = record(3);
        r.setMessage("plain");
        r.setThrown(new IllegalStateException("a<b"));
        r.getThrown().setStackTrace(new StackTraceElement[] {new StackTraceElement("K", "<init>", "K.java", 5)});
        System.out.println(body(new XMLFormatter().format(r)));
        System.out.println(new XMLFormatter().getTail(null).trim());
        try {
            new FileHandler(pattern, -1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("refused");
        }
    }
}
