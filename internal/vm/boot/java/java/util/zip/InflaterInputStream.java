package java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Decompresses what is read. */
public class InflaterInputStream extends FilterInputStream {
    protected Inflater inf;
    protected byte[] buf;
    protected int len;
    private boolean closed;
    private boolean ended;
    boolean ownInflater;

    public InflaterInputStream(InputStream in, Inflater inf, int size) {
        super(in);
        if (in == null || inf == null) {
            throw new NullPointerException();
        }
        if (size <= 0) {
            throw new IllegalArgumentException("buffer size <= 0");
        }
        this.inf = inf;
        buf = new byte[size];
    }

    public InflaterInputStream(InputStream in, Inflater inf) {
        this(in, inf, 512);
    }

    public InflaterInputStream(InputStream in) {
        this(in, new Inflater());
        ownInflater = true;
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    /** For ZipInputStream: whether the current entry's data has ended. */
    final void ended(boolean flag) {
        ended = flag;
    }

    @Override
    public int read() throws IOException {
        open();
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        open();
        if (buffer == null) {
            throw new NullPointerException();
        }
        if (offset < 0 || length < 0 || length > buffer.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        if (length == 0) {
            return 0;
        }
        try {
            while (true) {
                if (inf.finished() || inf.needsDictionary()) {
                    ended = true;
                    return -1;
                }
                int n = inf.inflate(buffer, offset, length);
                if (n > 0) {
                    return n;
                }
                if (inf.finished() || inf.needsDictionary()) {
                    ended = true;
                    return -1;
                }
                if (inf.needsInput()) {
                    fill();
                }
            }
        } catch (DataFormatException e) {
            throw new ZipException(e.getMessage() != null ? e.getMessage() : "Invalid ZLIB data format");
        }
    }

    protected void fill() throws IOException {
        open();
        len = in.read(buf, 0, buf.length);
        if (len < 0) {
            throw new EOFException("Unexpected end of ZLIB input stream");
        }
        inf.setInput(buf, 0, len);
    }

    @Override
    public int available() throws IOException {
        open();
        return ended || inf.finished() ? 0 : 1;
    }

    @Override
    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("negative skip length");
        }
        open();
        byte[] waste = new byte[512];
        long total = 0;
        while (total < count) {
            int n = read(waste, 0, (int) Math.min(waste.length, count - total));
            if (n < 0) {
                ended = true;
                break;
            }
            total += n;
        }
        return total;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            if (ownInflater) {
                inf.end();
            }
            in.close();
            closed = true;
        }
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
}
