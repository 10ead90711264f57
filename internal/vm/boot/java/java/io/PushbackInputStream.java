package java.io;

/** Lets bytes that were read be read once more. */
public class PushbackInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int pos;

    public PushbackInputStream(InputStream in) {
        this(in, 1);
    }

    public PushbackInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        buf = new byte[size];
        pos = size;
    }

    private void open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        open();
        return pos < buf.length ? buf[pos++] & 0xff : super.read();
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        open();
        Ranges.check(buffer.length, offset, count);
        if (count == 0) {
            return 0;
        }
        int back = Math.min(buf.length - pos, count);
        if (back > 0) {
            System.arraycopy(buf, pos, buffer, offset, back);
            pos += back;
            offset += back;
            count -= back;
        }
        if (count > 0) {
            int n = super.read(buffer, offset, count);
            if (n < 0) {
                return back == 0 ? -1 : back;
            }
            return back + n;
        }
        return back;
    }

    public void unread(int value) throws IOException {
        open();
        if (pos == 0) {
            throw new IOException("Push back buffer is full");
        }
        buf[--pos] = (byte) value;
    }

    public void unread(byte[] buffer) throws IOException {
        unread(buffer, 0, buffer.length);
    }

    public void unread(byte[] buffer, int offset, int count) throws IOException {
        open();
        if (count > pos) {
            throw new IOException("Push back buffer is full");
        }
        pos -= count;
        System.arraycopy(buffer, offset, buf, pos, count);
    }

    @Override
    public int available() throws IOException {
        open();
        return buf.length - pos + super.available();
    }

    @Override
    public long skip(long count) throws IOException {
        open();
        if (count <= 0) {
            return 0;
        }
        long back = Math.min(buf.length - pos, count);
        pos += (int) back;
        return count > back ? back + super.skip(count - back) : back;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public synchronized void mark(int limit) {
    }

    @Override
    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public synchronized void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
            buf = null;
        }
    }
}
