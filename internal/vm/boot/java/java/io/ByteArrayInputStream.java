package java.io;

/** Reads from an array. */
public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] buffer) {
        buf = buffer;
        count = buffer.length;
    }

    public ByteArrayInputStream(byte[] buffer, int offset, int length) {
        buf = buffer;
        pos = mark = offset;
        count = Math.min(offset + length, buffer.length);
    }

    @Override
    public synchronized int read() {
        return pos < count ? buf[pos++] & 0xff : -1;
    }

    @Override
    public synchronized int read(byte[] buffer, int offset, int length) {
        Ranges.check(buffer.length, offset, length);
        if (pos >= count) {
            return -1;
        }
        int n = Math.min(length, count - pos);
        if (n <= 0) {
            return 0;
        }
        System.arraycopy(buf, pos, buffer, offset, n);
        pos += n;
        return n;
    }

    @Override
    public synchronized long skip(long length) {
        long n = Math.max(0, Math.min(length, count - pos));
        pos += (int) n;
        return n;
    }

    @Override
    public synchronized int available() {
        return count - pos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int limit) {
        mark = pos;
    }

    @Override
    public synchronized void reset() {
        pos = mark;
    }

    @Override
    public void close() throws IOException {
    }
}
