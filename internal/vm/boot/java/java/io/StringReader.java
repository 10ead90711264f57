package java.io;

/** Reads from a string. */
public class StringReader extends Reader {
    private String text;
    private final int length;
    private int next;
    private int mark;

    public StringReader(String text) {
        this.text = text;
        length = text.length();
    }

    private void open() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            open();
            return next >= length ? -1 : text.charAt(next++);
        }
    }

    @Override
    public int read(char[] buffer, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(buffer.length, offset, count);
            if (count == 0) {
                return 0;
            }
            if (next >= length) {
                return -1;
            }
            int n = Math.min(length - next, count);
            text.getChars(next, next + n, buffer, offset);
            next += n;
            return n;
        }
    }

    @Override
    public long skip(long count) throws IOException {
        synchronized (lock) {
            open();
            if (next >= length) {
                return 0;
            }
            long n = Math.max(-next, Math.min(length - next, count));
            next += (int) n;
            return n;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            return true;
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            open();
            mark = next;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            open();
            next = mark;
        }
    }

    @Override
    public void close() {
        text = null;
    }
}
