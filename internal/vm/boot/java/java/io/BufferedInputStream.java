package java.io;

/** Reads another stream in larger pieces, and can return to a mark. */
public class BufferedInputStream extends FilterInputStream {
    protected volatile byte[] buf;
    protected int count;
    protected int pos;
    protected int markpos = -1;
    protected int marklimit;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        buf = new byte[size];
    }

    private InputStream source() throws IOException {
        if (buf == null || in == null) {
            throw new IOException("Stream closed");
        }
        return in;
    }

    /** Reads more into the buffer, keeping what a mark needs. */
    private void fill() throws IOException {
        InputStream source = source();
        byte[] b = buf;
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= b.length) {
            if (markpos > 0) {
                System.arraycopy(b, markpos, b, 0, pos - markpos);
                pos -= markpos;
                markpos = 0;
            } else if (b.length >= marklimit) {
                markpos = -1;
                pos = 0;
            } else {
                byte[] wider = new byte[Math.min(marklimit, Math.max(pos, 1) * 2)];
                System.arraycopy(b, 0, wider, 0, pos);
                buf = b = wider;
            }
        }
        count = pos;
        int n = source.read(b, pos, b.length - pos);
        if (n > 0) {
            count = pos + n;
        }
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count) {
                return -1;
            }
        }
        source();
        return buf[pos++] & 0xff;
    }

    @Override
    public synchronized int read(byte[] buffer, int offset, int length) throws IOException {
        InputStream source = source();
        Ranges.check(buffer.length, offset, length);
        if (length == 0) {
            return 0;
        }
        int done = 0;
        while (true) {
            int n = count - pos;
            if (n <= 0) {
                if (markpos < 0 && length - done >= buf.length) {
                    n = source.read(buffer, offset + done, length - done);
                    if (n <= 0) {
                        return done == 0 ? n : done;
                    }
                    done += n;
                    if (done >= length || source.available() <= 0) {
                        return done;
                    }
                    continue;
                }
                fill();
                n = count - pos;
                if (n <= 0) {
                    return done == 0 ? -1 : done;
                }
            }
            n = Math.min(n, length - done);
            System.arraycopy(buf, pos, buffer, offset + done, n);
            pos += n;
            done += n;
            if (done >= length || source.available() <= 0) {
                return done;
            }
        }
    }

    @Override
    public synchronized long skip(long length) throws IOException {
        InputStream source = source();
        if (length <= 0) {
            return 0;
        }
        long n = count - pos;
        if (n <= 0) {
            if (markpos < 0) {
                return source.skip(length);
            }
            fill();
            n = count - pos;
            if (n <= 0) {
                return 0;
            }
        }
        n = Math.min(n, length);
        pos += (int) n;
        return n;
    }

    @Override
    public synchronized int available() throws IOException {
        int n = count - pos;
        int more = source().available();
        return n > Integer.MAX_VALUE - more ? Integer.MAX_VALUE : n + more;
    }

    @Override
    public synchronized void mark(int limit) {
        marklimit = limit;
        markpos = pos;
    }

    @Override
    public synchronized void reset() throws IOException {
        source();
        if (markpos < 0) {
            throw new IOException("Resetting to invalid mark");
        }
        pos = markpos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void close() throws IOException {
        InputStream source = in;
        buf = null;
        in = null;
        if (source != null) {
            source.close();
        }
    }
}
