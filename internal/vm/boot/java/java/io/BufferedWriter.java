package java.io;

/** Writes to another writer in larger pieces. */
public class BufferedWriter extends Writer {
    private Writer out;
    private char[] buf;
    private int count;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        buf = new char[size];
    }

    private void open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void empty() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
        }
    }

    @Override
    public void write(int c) throws IOException {
        synchronized (lock) {
            open();
            if (count >= buf.length) {
                empty();
            }
            buf[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] chars, int offset, int length) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(chars.length, offset, length);
            if (length >= buf.length) {
                empty();
                out.write(chars, offset, length);
                return;
            }
            while (length > 0) {
                int n = Math.min(buf.length - count, length);
                System.arraycopy(chars, offset, buf, count, n);
                offset += n;
                length -= n;
                count += n;
                if (count >= buf.length) {
                    empty();
                }
            }
        }
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        synchronized (lock) {
            open();
            while (length > 0) {
                int n = Math.min(buf.length - count, length);
                text.getChars(offset, offset + n, buf, count);
                offset += n;
                length -= n;
                count += n;
                if (count >= buf.length) {
                    empty();
                }
            }
        }
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            open();
            empty();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out == null) {
                return;
            }
            Writer w = out;
            try {
                empty();
            } finally {
                out = null;
                buf = null;
                w.close();
            }
        }
    }
}
