package java.io;

import java.nio.channels.FileChannel;
import libcore.io.Disk;
import libcore.io.DiskChannel;

/** Reads and writes a file at any place. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
    private final FileDescriptor fd = new FileDescriptor();
    private final int flags;
    private FileChannel channel;

    public RandomAccessFile(String path, String mode) throws FileNotFoundException {
        this(path == null ? null : new File(path), mode);
    }

    public RandomAccessFile(File file, String mode) throws FileNotFoundException {
        if (mode.equals("r")) {
            flags = Disk.READ;
        } else if (mode.equals("rw") || mode.equals("rws") || mode.equals("rwd")) {
            flags = Disk.READ | Disk.WRITE | Disk.CREATE;
        } else {
            throw new IllegalArgumentException("Illegal mode \"" + mode + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
        }
        if (file == null) {
            throw new NullPointerException();
        }
        file.checkName();
        fd.open(file.getPath(), flags);
    }

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public final FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = new DiskChannel(fd, flags & (Disk.READ | Disk.WRITE), this);
            }
            return channel;
        }
    }

    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    public int read(byte[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    public int read(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        int handle = fd.get();
        return count == 0 ? 0 : Disk.read(handle, buffer, offset, count, -1);
    }

    @Override
    public final void readFully(byte[] dst) throws IOException {
        readFully(dst, 0, dst.length);
    }

    @Override
    public final void readFully(byte[] dst, int offset, int count) throws IOException {
        int done = 0;
        do {
            int n = read(dst, offset + done, count - done);
            if (n < 0) {
                throw new EOFException();
            }
            done += n;
        } while (done < count);
    }

    @Override
    public int skipBytes(int count) throws IOException {
        if (count <= 0) {
            return 0;
        }
        long at = getFilePointer();
        long to = Math.min(at + count, length());
        seek(to);
        return (int) (to - at);
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] buffer) throws IOException {
        write(buffer, 0, buffer.length);
    }

    @Override
    public void write(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        int handle = fd.get();
        if (count > 0) {
            Disk.write(handle, buffer, offset, count, -1);
        }
    }

    public long getFilePointer() throws IOException {
        return Disk.seek(fd.get(), -1);
    }

    public void seek(long position) throws IOException {
        if (position < 0) {
            throw new IOException("Negative seek offset");
        }
        Disk.seek(fd.get(), position);
    }

    public long length() throws IOException {
        return Disk.size(fd.get());
    }

    public void setLength(long length) throws IOException {
        if (length < 0) {
            throw new IllegalArgumentException("length < 0");
        }
        int handle = fd.get();
        Disk.truncate(handle, length);
        if (Disk.seek(handle, -1) > length) {
            Disk.seek(handle, length);
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            FileChannel c = channel;
            channel = null;
            c.close();
        }
        fd.close();
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
        int c = read();
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
        byte[] b = new byte[2];
        readFully(b, 0, 2);
        return (b[0] & 0xff) << 8 | b[1] & 0xff;
    }

    @Override
    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    @Override
    public final int readInt() throws IOException {
        byte[] b = new byte[4];
        readFully(b, 0, 4);
        return (b[0] & 0xff) << 24 | (b[1] & 0xff) << 16 | (b[2] & 0xff) << 8 | b[3] & 0xff;
    }

    @Override
    public final long readLong() throws IOException {
        return (long) readInt() << 32 | readInt() & 0xffffffffL;
    }

    @Override
    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    public final String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        while (true) {
            int c = read();
            if (c < 0) {
                return line.length() == 0 ? null : line.toString();
            }
            if (c == '\n') {
                return line.toString();
            }
            if (c == '\r') {
                long at = getFilePointer();
                if (read() != '\n') {
                    seek(at);
                }
                return line.toString();
            }
            line.append((char) c);
        }
    }

    @Override
    public final String readUTF() throws IOException {
        return DataInputStream.readUTF(this);
    }

    @Override
    public final void writeBoolean(boolean value) throws IOException {
        write(value ? 1 : 0);
    }

    @Override
    public final void writeByte(int value) throws IOException {
        write(value);
    }

    @Override
    public final void writeShort(int value) throws IOException {
        write(new byte[] {(byte) (value >> 8), (byte) value}, 0, 2);
    }

    @Override
    public final void writeChar(int value) throws IOException {
        writeShort(value);
    }

    @Override
    public final void writeInt(int value) throws IOException {
        write(new byte[] {(byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8), (byte) value}, 0, 4);
    }

    @Override
    public final void writeLong(long value) throws IOException {
        byte[] b = new byte[8];
        for (int i = 0; i < 8; i++) {
            b[i] = (byte) (value >> 56 - 8 * i);
        }
        write(b, 0, 8);
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
        byte[] b = new byte[text.length()];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) text.charAt(i);
        }
        write(b, 0, b.length);
    }

    @Override
    public final void writeChars(String text) throws IOException {
        byte[] b = new byte[2 * text.length()];
        for (int i = 0; i < text.length(); i++) {
            b[2 * i] = (byte) (text.charAt(i) >> 8);
            b[2 * i + 1] = (byte) text.charAt(i);
        }
        write(b, 0, b.length);
    }

    @Override
    public final void writeUTF(String text) throws IOException {
        long length = ModifiedUTF8.length(text);
        if (length > 65535) {
            throw new UTFDataFormatException("encoded string too long: " + length + " bytes");
        }
        byte[] b = new byte[(int) length + 2];
        b[0] = (byte) (length >> 8);
        b[1] = (byte) length;
        ModifiedUTF8.encode(text, b, 2);
        write(b, 0, b.length);
    }
}
