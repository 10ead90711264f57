package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Sums what is written. */
public class CheckedOutputStream extends FilterOutputStream {
    private final Checksum sum;

    public CheckedOutputStream(OutputStream out, Checksum sum) {
        super(out);
        this.sum = sum;
    }

    @Override
    public void write(int value) throws IOException {
        out.write(value);
        sum.update(value);
    }

    @Override
    public void write(byte[] buffer, int offset, int length) throws IOException {
        out.write(buffer, offset, length);
        sum.update(buffer, offset, length);
    }

    public Checksum getChecksum() {
        return sum;
    }
}
