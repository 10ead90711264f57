package java.util.zip;

import java.nio.ByteBuffer;

/** The checksum of zlib data. */
public class Adler32 implements Checksum {
    private int adler = 1;

    public Adler32() {
    }

    private static native int update(int adler, byte[] bytes, int offset, int length);

    @Override
    public void update(int value) {
        adler = update(adler, new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void update(byte[] bytes, int offset, int length) {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        adler = update(adler, bytes, offset, length);
    }

    @Override
    public void update(byte[] bytes) {
        adler = update(adler, bytes, 0, bytes.length);
    }

    public void update(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        update(bytes);
    }

    @Override
    public void reset() {
        adler = 1;
    }

    @Override
    public long getValue() {
        return adler & 0xffffffffL;
    }
}
