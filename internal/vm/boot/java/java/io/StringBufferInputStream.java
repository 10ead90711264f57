package java.io;

/** Reads the low bytes of a string's characters. */
@Deprecated
public class StringBufferInputStream extends InputStream {
    protected String buffer;
    protected int pos;
    protected int count;

    public StringBufferInputStream(String text) {
        buffer = text;
        count = text.length();
    }

    @Override
    public synchronized int read() {
        return pos < count ? buffer.charAt(pos++) & 0xff : -1;
    }

    @Override
    public synchronized int read(byte[] out, int offset, int length) {
        Ranges.check(out.length, offset, length);
        if (pos >= count) {
            return -1;
        }
        int n = Math.min(length, count - pos);
        for (int i = 0; i < n; i++) {
            out[offset + i] = (byte) buffer.charAt(pos++);
        }
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
    public synchronized void reset() {
        pos = 0;
    }
}
