package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.ByteArrayInputStream;

/** Reads GZIP files (RFC 1952). */
public class GZIPInputStream extends InflaterInputStream {
    public static final int GZIP_MAGIC = 0x8b1f;

    protected CRC32 crc = new CRC32();
    protected boolean eos;
    private boolean closed;

    public GZIPInputStream(InputStream in, int size) throws IOException {
        super(in, new Inflater(true), size);
        ownInflater = true;
        header(in);
    }

    public GZIPInputStream(InputStream in) throws IOException {
        this(in, 512);
    }

    private int one(InputStream from, CRC32 sum) throws IOException {
        int c = from.read();
        if (c < 0) {
            throw new EOFException();
        }
        sum.update(c);
        return c;
    }

    private int two(InputStream from, CRC32 sum) throws IOException {
        int c = one(from, sum);
        return c | one(from, sum) << 8;
    }

    private void header(InputStream from) throws IOException {
        CRC32 sum = new CRC32();
        if (two(from, sum) != GZIP_MAGIC) {
            throw new ZipException("Not in GZIP format");
        }
        if (one(from, sum) != 8) {
            throw new ZipException("Unsupported compression method");
        }
        int flags = one(from, sum);
        for (int i = 0; i < 6; i++) {
            one(from, sum);
        }
        if ((flags & 4) != 0) {
            for (int n = two(from, sum); n > 0; n--) {
                one(from, sum);
            }
        }
        for (int bit = 8; bit <= 16; bit *= 2) {
            if ((flags & bit) != 0) {
                while (one(from, sum) != 0) {
                }
            }
        }
        if ((flags & 2) != 0) {
            int want = (int) sum.getValue() & 0xffff;
            if (two(from, sum) != want) {
                throw new ZipException("Corrupt GZIP header");
            }
        }
        crc.reset();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (eos) {
            return -1;
        }
        int n = super.read(buffer, offset, length);
        if (n >= 0) {
            crc.update(buffer, offset, n);
            return n;
        }
        if (trailer()) {
            eos = true;
            return -1;
        }
        return read(buffer, offset, length);
    }

    /** Checks the trailer; false if another member follows. */
    private boolean trailer() throws IOException {
        InputStream from = in;
        int n = inf.getRemaining();
        if (n > 0) {
            from = new SequenceInputStream(new ByteArrayInputStream(buf, len - n, n), new java.io.FilterInputStream(in) {
                @Override
                public void close() {
                }
            });
        }
        CRC32 waste = new CRC32();
        long sum = two(from, waste) | (long) two(from, waste) << 16;
        long size = two(from, waste) | (long) two(from, waste) << 16;
        if (sum != crc.getValue() || size != (inf.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("Corrupt GZIP trailer");
        }
        if (in.available() <= 0 && n <= 8) {
            return true;
        }
        try {
            header(from);
        } catch (IOException e) {
            return true; // what follows is not ours
        }
        byte[] rest = new byte[Math.max(n, 1)];
        int left = 0;
        if (n > 0) {
            left = Math.max(0, from.available() - in.available());
            left = from.read(rest, 0, left);
        }
        inf.reset();
        if (left > 0) {
            System.arraycopy(rest, 0, buf, 0, left);
            len = left;
            inf.setInput(buf, 0, left);
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            eos = true;
            closed = true;
        }
    }
}
