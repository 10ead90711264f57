package java.io;

/** Writes to another stream in larger pieces. */
public class BufferedOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected int count;

    public BufferedOutputStream(OutputStream out) {
        this(out, 8192);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        buf = new byte[size];
    }

    private void empty() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
        }
    }

    @Override
    public synchronized void write(int value) throws IOException {
        if (count >= buf.length) {
            empty();
        }
        buf[count++] = (byte) value;
    }

    @Override
    public synchronized void write(byte[] buffer, int offset, int length) throws IOException {
        if (length >= buf.length) {
            empty();
            out.write(buffer, offset, length);
            return;
        }
        if (length > buf.length - count) {
            empty();
        }
        System.arraycopy(buffer, offset, buf, count, length);
        count += length;
    }

    @Override
    public synchronized void flush() throws IOException {
        empty();
        out.flush();
    }
}
