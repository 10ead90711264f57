package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Compresses what is read. */
public class DeflaterInputStream extends FilterInputStream {
    protected final Deflater def;
    protected final byte[] buf;
    private boolean ended;
    private final boolean own;

    public DeflaterInputStream(InputStream in) {
        this(in, new Deflater(), 512, true);
    }

    public DeflaterInputStream(InputStream in, Deflater def) {
        this(in, def, 512, false);
    }

    public DeflaterInputStream(InputStream in, Deflater def, int size) {
        this(in, def, size, false);
    }

    private DeflaterInputStream(InputStream in, Deflater def, int size, boolean own) {
        super(in);
        if (in == null) {
            throw new NullPointerException("Null input");
        }
        if (def == null) {
            throw new NullPointerException("Null deflater");
        }
        if (size < 1) {
            throw new IllegalArgumentException("Buffer size < 1");
        }
        this.def = def;
        buf = new byte[size];
        this.own = own;
    }

    private void open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        open();
        if (offset < 0 || length < 0 || length > buffer.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        int total = 0;
        while (length > 0 && !def.finished()) {
            if (def.needsInput()) {
                int n = in.read(buf, 0, buf.length);
                if (n < 0) {
                    def.finish();
                } else if (n > 0) {
                    def.setInput(buf, 0, n);
                }
            }
            int n = def.deflate(buffer, offset, length);
            total += n;
            offset += n;
            length -= n;
        }
        if (total == 0 && def.finished()) {
            ended = true;
            return -1;
        }
        return total;
    }

    @Override
    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("negative skip length");
        }
        byte[] waste = new byte[512];
        long total = 0;
        while (total < count) {
            int n = read(waste, 0, (int) Math.min(waste.length, count - total));
            if (n < 0) {
                break;
            }
            total += n;
        }
        return total;
    }

    @Override
    public int available() throws IOException {
        open();
        return ended ? 0 : 1;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int limit) {
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            try {
                if (own) {
                    def.end();
                }
                in.close();
            } finally {
                in = null;
            }
        }
    }
}
