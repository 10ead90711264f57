package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Sums what is read. */
public class CheckedInputStream extends FilterInputStream {
    private final Checksum sum;

    public CheckedInputStream(InputStream in, Checksum sum) {
        super(in);
        this.sum = sum;
    }

    @Override
    public int read() throws IOException {
        int c = in.read();
        if (c >= 0) {
            sum.update(c);
        }
        return c;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = in.read(buffer, offset, length);
        if (n > 0) {
            sum.update(buffer, offset, n);
        }
        return n;
    }

    @Override
    public long skip(long count) throws IOException {
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

    public Checksum getChecksum() {
        return sum;
    }
}
