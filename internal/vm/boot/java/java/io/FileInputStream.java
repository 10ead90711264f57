package java.io;

import java.nio.channels.FileChannel;
import libcore.io.Disk;
import libcore.io.DiskChannel;

/** Reads a file. */
public class FileInputStream extends InputStream {
    private final FileDescriptor fd;
    private final boolean owner;
    private FileChannel channel;

    public FileInputStream(String path) throws FileNotFoundException {
        this(path == null ? null : new File(path));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        file.checkName();
        fd = new FileDescriptor();
        owner = true;
        fd.open(file.getPath(), Disk.READ);
    }

    public FileInputStream(FileDescriptor fd) {
        if (fd == null) {
            throw new NullPointerException();
        }
        this.fd = fd;
        owner = false;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        int handle = fd.get();
        return count == 0 ? 0 : Disk.read(handle, buffer, offset, count, -1);
    }

    @Override
    public long skip(long count) throws IOException {
        int handle = fd.get();
        long at = Disk.seek(handle, -1);
        if (at + count < 0) {
            throw new IOException("Invalid argument");
        }
        Disk.seek(handle, at + count);
        return count;
    }

    @Override
    public int available() throws IOException {
        return Disk.available(fd.get());
    }

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = new DiskChannel(fd, Disk.READ, this);
            }
            return channel;
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            FileChannel c = channel;
            channel = null;
            c.close();
        }
        if (owner || fd.valid() && fd.getInt$() > 2) {
            fd.close();
        }
    }
}
