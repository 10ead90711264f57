package java.io;

import java.util.Enumeration;
import java.util.Vector;

/** Reads several streams one after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> rest;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> streams) {
        rest = streams;
        first();
    }

    public SequenceInputStream(InputStream first, InputStream second) {
        Vector<InputStream> both = new Vector<InputStream>(2);
        both.addElement(first);
        both.addElement(second);
        rest = both.elements();
        first();
    }

    private void first() {
        if (rest.hasMoreElements()) {
            in = rest.nextElement();
            if (in == null) {
                throw new NullPointerException();
            }
        }
    }

    private void next() throws IOException {
        if (in != null) {
            in.close();
        }
        in = null;
        first();
    }

    @Override
    public int available() throws IOException {
        return in == null ? 0 : in.available();
    }

    @Override
    public int read() throws IOException {
        while (in != null) {
            int c = in.read();
            if (c >= 0) {
                return c;
            }
            next();
        }
        return -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        if (in == null) {
            return -1;
        }
        Ranges.check(buffer.length, offset, count);
        if (count == 0) {
            return 0;
        }
        while (in != null) {
            int n = in.read(buffer, offset, count);
            if (n > 0) {
                return n;
            }
            next();
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        do {
            next();
        } while (in != null);
    }
}
