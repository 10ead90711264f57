package java.util.zip;

import java.nio.ByteBuffer;

/** The checksum of zip files. */
public class CRC32 implements Checksum {
    private int crc;

    public CRC32() {
    }

    private static native int update(int crc, byte[] bytes, int offset, int length);

    @Override
    public void update(int value) {
        crc = update(crc, new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void update(byte[] bytes, int offset, int length) {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        crc = update(crc, bytes, offset, length);
    }

    @Override
    public void update(byte[] bytes) {
        crc = update(crc, bytes, 0, bytes.length);
    }

    public void update(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        update(bytes);
    }

    @Override
    public void reset() {
        crc = 0;
    }

    @Override
    public long getValue() {
        return crc & 0xffffffffL;
    }
}
