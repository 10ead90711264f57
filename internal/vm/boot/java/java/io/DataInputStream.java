package java.io;

/** Reads primitive values from another stream. */
public class DataInputStream extends FilterInputStream implements DataInput {
    private final byte[] scratch = new byte[8];

    public DataInputStream(InputStream in) {
        super(in);
    }

    @Override
    public final int read(byte[] buffer) throws IOException {
        return in.read(buffer, 0, buffer.length);
    }

    @Override
    public final int read(byte[] buffer, int offset, int count) throws IOException {
        return in.read(buffer, offset, count);
    }

    @Override
    public final void readFully(byte[] dst) throws IOException {
        readFully(dst, 0, dst.length);
    }

    @Override
    public final void readFully(byte[] dst, int offset, int count) throws IOException {
        if (count < 0) {
            throw new IndexOutOfBoundsException();
        }
        int done = 0;
        while (done < count) {
            int n = in.read(dst, offset + done, count - done);
            if (n < 0) {
                throw new EOFException();
            }
            done += n;
        }
    }

    @Override
    public final int skipBytes(int count) throws IOException {
        int total = 0;
        while (total < count) {
            int n = (int) in.skip(count - total);
            if (n <= 0) {
                break;
            }
            total += n;
        }
        return total;
    }

    @Override
    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    @Override
    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    @Override
    public final int readUnsignedByte() throws IOException {
        int c = in.read();
        if (c < 0) {
            throw new EOFException();
        }
        return c;
    }

    @Override
    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    @Override
    public final int readUnsignedShort() throws IOException {
        readFully(scratch, 0, 2);
        return (scratch[0] & 0xff) << 8 | scratch[1] & 0xff;
    }

    @Override
    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    @Override
    public final int readInt() throws IOException {
        readFully(scratch, 0, 4);
        return (scratch[0] & 0xff) << 24 | (scratch[1] & 0xff) << 16 | (scratch[2] & 0xff) << 8 | scratch[3] & 0xff;
    }

    @Override
    public final long readLong() throws IOException {
        readFully(scratch, 0, 8);
        long v = 0;
        for (int i = 0; i < 8; i++) {
            v = v << 8 | scratch[i] & 0xff;
        }
        return v;
    }

    @Override
    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Deprecated
    @Override
    public final String readLine() throws IOException {
        StringBuilder line = new StringBuilder(80);
        while (true) {
            int c = in.read();
            if (c < 0) {
                return line.length() == 0 ? null : line.toString();
            }
            if (c == '\n') {
                return line.toString();
            }
            if (c == '\r') {
                int next = in.read();
                if (next != '\n' && next >= 0) {
                    if (!(in instanceof PushbackInputStream)) {
                        in = new PushbackInputStream(in);
                    }
                    ((PushbackInputStream) in).unread(next);
                }
                return line.toString();
            }
            line.append((char) c);
        }
    }

    @Override
    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    public static final String readUTF(DataInput in) throws IOException {
        byte[] bytes = new byte[in.readUnsignedShort()];
        in.readFully(bytes, 0, bytes.length);
        return ModifiedUTF8.decode(bytes, bytes.length);
    }
}
