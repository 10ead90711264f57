package java.io;

/** Lets characters that were read be read once more. */
public class PushbackReader extends FilterReader {
    private char[] buf;
    private int pos;

    public PushbackReader(Reader in) {
        this(in, 1);
    }

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        buf = new char[size];
        pos = size;
    }

    private void open() throws IOException {
        if (buf == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            open();
            return pos < buf.length ? buf[pos++] : super.read();
        }
    }

    @Override
    public int read(char[] out, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(out.length, offset, count);
            if (count == 0) {
                return 0;
            }
            int back = Math.min(count, buf.length - pos);
            System.arraycopy(buf, pos, out, offset, back);
            pos += back;
            if (count > back) {
                int n = super.read(out, offset + back, count - back);
                if (n < 0) {
                    return back == 0 ? -1 : back;
                }
                return back + n;
            }
            return back;
        }
    }

    public void unread(int c) throws IOException {
        synchronized (lock) {
            open();
            if (pos == 0) {
                throw new IOException("Pushback buffer overflow");
            }
            buf[--pos] = (char) c;
        }
    }

    public void unread(char[] chars) throws IOException {
        unread(chars, 0, chars.length);
    }

    public void unread(char[] chars, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            if (count > pos) {
                throw new IOException("Pushback buffer overflow");
            }
            pos -= count;
            System.arraycopy(chars, offset, buf, pos, count);
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            return pos < buf.length || super.ready();
        }
    }

    @Override
    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            open();
            long back = Math.min(count, buf.length - pos);
            pos += (int) back;
            return count > back ? back + super.skip(count - back) : back;
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int limit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            super.close();
            buf = null;
        }
    }
}
