package java.util.logging;

/** Keeps the latest records and hands them on when one is important enough. */
public class MemoryHandler extends Handler {
    private final Handler target;
    private final LogRecord[] buffer;
    private volatile Level pushLevel;
    private int start;
    private int count;

    public MemoryHandler(Handler target, int size, Level pushLevel) {
        if (target == null || pushLevel == null) {
            throw new NullPointerException();
        }
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
        this.target = target;
        this.pushLevel = pushLevel;
        this.buffer = new LogRecord[size];
    }

    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        buffer[(start + count) % buffer.length] = record;
        if (count < buffer.length) {
            count++;
        } else {
            start = (start + 1) % buffer.length;
        }
        if (record.getLevel().intValue() >= pushLevel.intValue()) {
            push();
        }
    }

    public synchronized void push() {
        for (int i = 0; i < count; i++) {
            target.publish(buffer[(start + i) % buffer.length]);
        }
        start = 0;
        count = 0;
    }

    public void flush() {
        target.flush();
    }

    public void close() throws SecurityException {
        target.close();
        setLevel(Level.OFF);
    }

    public synchronized void setPushLevel(Level newLevel) throws SecurityException {
        if (newLevel == null) {
            throw new NullPointerException();
        }
        pushLevel = newLevel;
    }

    public Level getPushLevel() {
        return pushLevel;
    }

    public boolean isLoggable(LogRecord record) {
        return super.isLoggable(record);
    }
}
