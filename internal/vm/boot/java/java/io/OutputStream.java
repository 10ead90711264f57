package java.io;

/** A sink of bytes. */
public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public abstract void write(int value) throws IOException;

    public void write(byte[] buffer) throws IOException {
        write(buffer, 0, buffer.length);
    }

    public void write(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        for (int i = 0; i < count; i++) {
            write(buffer[offset + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }

    /** A stream that forgets what it is given. */
    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            private boolean closed;

            @Override
            public void write(int b) throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }
}
