package java.io;

import java.nio.charset.Charset;
import java.util.Arrays;

/** Collects bytes in an array. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void room(int needed) {
        if (needed < 0) {
            throw new OutOfMemoryError();
        }
        if (needed > buf.length) {
            int wider = buf.length << 1;
            buf = Arrays.copyOf(buf, wider < needed ? needed : wider);
        }
    }

    @Override
    public synchronized void write(int value) {
        room(count + 1);
        buf[count++] = (byte) value;
    }

    @Override
    public synchronized void write(byte[] buffer, int offset, int length) {
        Ranges.check(buffer.length, offset, length);
        room(count + length);
        System.arraycopy(buffer, offset, buf, count, length);
        count += length;
    }

    public void writeBytes(byte[] buffer) {
        write(buffer, 0, buffer.length);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    @Override
    public synchronized String toString() {
        return new String(buf, 0, count);
    }

    public synchronized String toString(String charset) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charset);
    }

    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    @Deprecated
    public synchronized String toString(int high) {
        return new String(buf, high, 0, count);
    }

    @Override
    public void close() throws IOException {
    }
}
