package java.io;

import java.nio.channels.FileChannel;
import libcore.io.Disk;
import libcore.io.DiskChannel;

/** Writes a file. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor fd;
    private final boolean append;
    private FileChannel channel;

    public FileOutputStream(String path) throws FileNotFoundException {
        this(path == null ? null : new File(path), false);
    }

    public FileOutputStream(String path, boolean append) throws FileNotFoundException {
        this(path == null ? null : new File(path), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        file.checkName();
        fd = new FileDescriptor();
        this.append = append;
        fd.open(file.getPath(), Disk.WRITE | Disk.CREATE | (append ? Disk.APPEND : Disk.TRUNCATE));
    }

    public FileOutputStream(FileDescriptor fd) {
        if (fd == null) {
            throw new NullPointerException("fdObj == null");
        }
        this.fd = fd;
        append = false;
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

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = new DiskChannel(fd, append ? Disk.WRITE | Disk.APPEND : Disk.WRITE, this);
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
        if (fd.valid() && fd.getInt$() > 2) {
            fd.close();
        }
    }
}
