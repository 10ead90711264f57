package android.util;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Decodes what it reads. The text is taken whole at the first read. */
public class Base64InputStream extends FilterInputStream {
    private final int flags;
    private final boolean encode;
    private byte[] bytes;
    private int at;

    public Base64InputStream(InputStream in, int flags) {
        this(in, flags, false);
    }

    /** Encodes instead, which only the platform asks for. */
    public Base64InputStream(InputStream in, int flags, boolean encode) {
        super(in);
        this.flags = flags;
        this.encode = encode;
    }

    private void fill() throws IOException {
        if (bytes != null) return;
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[2048];
        for (int n = in.read(part); n >= 0; n = in.read(part)) all.write(part, 0, n);
        try {
            bytes = encode ? Base64.encode(all.toByteArray(), flags) : Base64.decode(all.toByteArray(), flags);
        } catch (IllegalArgumentException e) {
            throw new Base64DataException("bad base-64");
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int readlimit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void reset() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() throws IOException {
        in.close();
        bytes = null;
    }

    @Override
    public int available() {
        return bytes == null ? 0 : bytes.length - at;
    }

    @Override
    public long skip(long n) throws IOException {
        fill();
        int step = (int) Math.min(n, bytes.length - at);
        at += step;
        return step;
    }

    @Override
    public int read() throws IOException {
        fill();
        return at < bytes.length ? bytes[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        fill();
        if (at >= bytes.length) return -1;
        int n = Math.min(len, bytes.length - at);
        System.arraycopy(bytes, at, b, off, n);
        at += n;
        return n;
    }
}
