package java.io;

/** Writes primitive values to another stream. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;
    private final byte[] scratch = new byte[8];

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int n) {
        written = written + n < 0 ? Integer.MAX_VALUE : written + n;
    }

    @Override
    public synchronized void write(int value) throws IOException {
        out.write(value);
        count(1);
    }

    @Override
    public synchronized void write(byte[] buffer, int offset, int length) throws IOException {
        out.write(buffer, offset, length);
        count(length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public final void writeBoolean(boolean value) throws IOException {
        out.write(value ? 1 : 0);
        count(1);
    }

    @Override
    public final void writeByte(int value) throws IOException {
        out.write(value);
        count(1);
    }

    @Override
    public final void writeShort(int value) throws IOException {
        scratch[0] = (byte) (value >> 8);
        scratch[1] = (byte) value;
        out.write(scratch, 0, 2);
        count(2);
    }

    @Override
    public final void writeChar(int value) throws IOException {
        writeShort(value);
    }

    @Override
    public final void writeInt(int value) throws IOException {
        scratch[0] = (byte) (value >> 24);
        scratch[1] = (byte) (value >> 16);
        scratch[2] = (byte) (value >> 8);
        scratch[3] = (byte) value;
        out.write(scratch, 0, 4);
        count(4);
    }

    @Override
    public final void writeLong(long value) throws IOException {
        for (int i = 0; i < 8; i++) {
            scratch[i] = (byte) (value >> 56 - 8 * i);
        }
        out.write(scratch, 0, 8);
        count(8);
    }

    @Override
    public final void writeFloat(float value) throws IOException {
        writeInt(Float.floatToIntBits(value));
    }

    @Override
    public final void writeDouble(double value) throws IOException {
        writeLong(Double.doubleToLongBits(value));
    }

    @Override
    public final void writeBytes(String text) throws IOException {
        int n = text.length();
        for (int i = 0; i < n; i++) {
            out.write((byte) text.charAt(i));
        }
        count(n);
    }

    @Override
    public final void writeChars(String text) throws IOException {
        int n = text.length();
        for (int i = 0; i < n; i++) {
            char c = text.charAt(i);
            out.write(c >> 8 & 0xff);
            out.write(c & 0xff);
        }
        count(2 * n);
    }

    @Override
    public final void writeUTF(String text) throws IOException {
        long length = ModifiedUTF8.length(text);
        if (length > 65535) {
            throw new UTFDataFormatException("encoded string too long: " + length + " bytes");
        }
        byte[] bytes = new byte[(int) length + 2];
        bytes[0] = (byte) (length >> 8);
        bytes[1] = (byte) length;
        ModifiedUTF8.encode(text, bytes, 2);
        out.write(bytes, 0, bytes.length);
        count(bytes.length);
    }

    public final int size() {
        return written;
    }
}
