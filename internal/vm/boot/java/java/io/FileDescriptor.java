package java.io;

import libcore.io.Disk;

/** An open file. */
public final class FileDescriptor {
    public static final FileDescriptor in = new FileDescriptor(0);
    public static final FileDescriptor out = new FileDescriptor(1);
    public static final FileDescriptor err = new FileDescriptor(2);

    private int descriptor;

    public FileDescriptor() {
        descriptor = -1;
    }

    private FileDescriptor(int descriptor) {
        this.descriptor = descriptor;
    }

    public boolean valid() {
        return descriptor >= 0;
    }

    public void sync() throws SyncFailedException {
        if (descriptor < 0) {
            throw new SyncFailedException("fsync failed: EBADF (Bad file descriptor)");
        }
        try {
            Disk.sync(descriptor);
        } catch (IOException e) {
            throw new SyncFailedException(e.getMessage());
        }
    }

    public int getInt$() {
        return descriptor;
    }

    public void setInt$(int fd) {
        descriptor = fd;
    }

    void open(String path, int flags) throws FileNotFoundException {
        try {
            descriptor = Disk.open(path, flags);
        } catch (IOException e) {
            throw new FileNotFoundException(path + " (" + e.getMessage() + ")");
        }
    }

    int get() throws IOException {
        if (descriptor < 0) {
            throw new IOException("Stream Closed");
        }
        return descriptor;
    }

    void close() throws IOException {
        int fd = descriptor;
        if (fd >= 0) {
            descriptor = -1;
            Disk.close(fd);
        }
    }
}
