package java.util.logging;

/** Writes records to System.err. */
public class ConsoleHandler extends StreamHandler {
    public ConsoleHandler() {
        setOutputStream(System.err);
    }

    public void publish(LogRecord record) {
        super.publish(record);
        flush();
    }

    public void close() {
        flush();
    }
}
