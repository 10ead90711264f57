package java.io;

/** A sink of characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public void write(int c) throws IOException {
        synchronized (lock) {
            write(new char[] {(char) c}, 0, 1);
        }
    }

    public void write(char[] buffer) throws IOException {
        write(buffer, 0, buffer.length);
    }

    public abstract void write(char[] buffer, int offset, int count) throws IOException;

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int offset, int count) throws IOException {
        synchronized (lock) {
            char[] chars = new char[count];
            text.getChars(offset, offset + count, chars, 0);
            write(chars, 0, count);
        }
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public Writer append(CharSequence text, int start, int end) throws IOException {
        write((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }

    @Override
    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;

    /** A writer that forgets what it is given. */
    public static Writer nullWriter() {
        return new Writer() {
            private boolean closed;

            private void check() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public void write(char[] buffer, int offset, int count) throws IOException {
                check();
            }

            @Override
            public void flush() throws IOException {
                check();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }
}
