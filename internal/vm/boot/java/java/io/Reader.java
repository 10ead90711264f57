package java.io;

import java.nio.CharBuffer;

/** A source of characters. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public int read(CharBuffer target) throws IOException {
        char[] chars = new char[target.remaining()];
        int n = read(chars, 0, chars.length);
        if (n > 0) {
            target.put(chars, 0, n);
        }
        return n;
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    public int read(char[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    public abstract int read(char[] buffer, int offset, int count) throws IOException;

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            char[] waste = new char[(int) Math.min(8192, count)];
            long left = count;
            while (left > 0) {
                int n = read(waste, 0, (int) Math.min(left, waste.length));
                if (n < 0) {
                    break;
                }
                left -= n;
            }
            return count - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public long transferTo(Writer out) throws IOException {
        if (out == null) {
            throw new NullPointerException("out");
        }
        char[] buffer = new char[8192];
        long total = 0;
        for (int n = read(buffer, 0, buffer.length); n >= 0; n = read(buffer, 0, buffer.length)) {
            out.write(buffer, 0, n);
            total += n;
        }
        return total;
    }

    public abstract void close() throws IOException;

    /** A reader that is at its end from the beginning. */
    public static Reader nullReader() {
        return new Reader() {
            private boolean closed;

            @Override
            public int read(char[] buffer, int offset, int count) throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
                return count == 0 ? 0 : -1;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }
}
