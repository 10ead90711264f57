package java.io;

/** Reads from an array. */
public class CharArrayReader extends Reader {
    protected char[] buf;
    protected int pos;
    protected int markedPos;
    protected int count;

    public CharArrayReader(char[] buffer) {
        buf = buffer;
        count = buffer.length;
    }

    public CharArrayReader(char[] buffer, int offset, int length) {
        if (offset < 0 || offset > buffer.length || length < 0 || offset + length < 0) {
            throw new IllegalArgumentException();
        }
        buf = buffer;
        pos = markedPos = offset;
        count = Math.min(offset + length, buffer.length);
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
            return pos >= count ? -1 : buf[pos++];
        }
    }

    @Override
    public int read(char[] out, int offset, int length) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(out.length, offset, length);
            if (pos >= count) {
                return -1;
            }
            int n = Math.min(length, count - pos);
            System.arraycopy(buf, pos, out, offset, n);
            pos += n;
            return n;
        }
    }

    @Override
    public long skip(long length) throws IOException {
        synchronized (lock) {
            open();
            long n = Math.max(0, Math.min(length, count - pos));
            pos += (int) n;
            return n;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            return count - pos > 0;
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int limit) throws IOException {
        synchronized (lock) {
            open();
            markedPos = pos;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            open();
            pos = markedPos;
        }
    }

    @Override
    public void close() {
        buf = null;
    }
}
