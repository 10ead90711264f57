package libcore.io;

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.DirectByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The channel of a file on the virtual disk. */
public final class DiskChannel extends FileChannel {
    private final FileDescriptor fd;
    private final int flags;
    private final Closeable owner;
    private final List<Lock> locks = new ArrayList<Lock>();
    private String deleteOnClose;

    /** A channel over an open file; closing it closes the stream that owns the file too. */
    public DiskChannel(FileDescriptor fd, int flags, Closeable owner) {
        this.fd = fd;
        this.flags = flags;
        this.owner = owner;
    }

    public static DiskChannel open(Path path, Set<? extends OpenOption> options) throws IOException {
        int flags = 0;
        boolean append = options.contains(StandardOpenOption.APPEND);
        boolean write = append || options.contains(StandardOpenOption.WRITE);
        if (options.contains(StandardOpenOption.READ) || !write) {
            if (append) {
                throw new IllegalArgumentException("READ + APPEND not allowed");
            }
            flags |= Disk.READ;
        }
        if (write) {
            flags |= Disk.WRITE;
            if (append) {
                if (options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
                    throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
                }
                flags |= Disk.APPEND;
            } else if (options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
                flags |= Disk.TRUNCATE;
            }
            if (options.contains(StandardOpenOption.CREATE_NEW)) {
                flags |= Disk.CREATE | Disk.EXCLUSIVE;
            } else if (options.contains(StandardOpenOption.CREATE)) {
                flags |= Disk.CREATE;
            }
        }
        String name = path.toString();
        FileDescriptor fd = new FileDescriptor();
        try {
            fd.setInt$(Disk.open(name, flags));
        } catch (IOException e) {
            throw DiskPath.translate(e, name, null);
        }
        DiskChannel c = new DiskChannel(fd, flags, null);
        if (options.contains(StandardOpenOption.DELETE_ON_CLOSE)) {
            c.deleteOnClose = name;
        }
        return c;
    }

    private int open() throws IOException {
        if (!isOpen() || !fd.valid()) {
            throw new ClosedChannelException();
        }
        return fd.getInt$();
    }

    private int reading() throws IOException {
        int handle = open();
        if ((flags & Disk.READ) == 0) {
            throw new NonReadableChannelException();
        }
        return handle;
    }

    private int writing() throws IOException {
        int handle = open();
        if ((flags & Disk.WRITE) == 0) {
            throw new NonWritableChannelException();
        }
        return handle;
    }

    private int readAt(ByteBuffer dst, long position) throws IOException {
        int handle = reading();
        if (dst.isReadOnly()) {
            throw new IllegalArgumentException("Read-only buffer");
        }
        int n = dst.remaining();
        if (n == 0) {
            return 0;
        }
        byte[] bytes = dst.hasArray() ? dst.array() : new byte[n];
        int at = dst.hasArray() ? dst.arrayOffset() + dst.position() : 0;
        int got = Disk.read(handle, bytes, at, n, position);
        if (got > 0) {
            if (dst.hasArray()) {
                dst.position(dst.position() + got);
            } else {
                dst.put(bytes, 0, got);
            }
        }
        return got;
    }

    private int writeAt(ByteBuffer src, long position) throws IOException {
        int handle = writing();
        int n = src.remaining();
        if (src.hasArray()) {
            Disk.write(handle, src.array(), src.arrayOffset() + src.position(), n, position);
            src.position(src.position() + n);
        } else {
            byte[] bytes = new byte[n];
            src.get(bytes);
            Disk.write(handle, bytes, 0, n, position);
        }
        return n;
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        return readAt(dst, -1);
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        if ((offset | length | (offset + length) | (dsts.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        reading();
        long total = 0;
        for (int i = offset; i < offset + length; i++) {
            while (dsts[i].hasRemaining()) {
                int n = readAt(dsts[i], -1);
                if (n < 0) {
                    return total == 0 ? -1 : total;
                }
                total += n;
            }
        }
        return total;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        return writeAt(src, -1);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        if ((offset | length | (offset + length) | (srcs.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        writing();
        long total = 0;
        for (int i = offset; i < offset + length; i++) {
            total += writeAt(srcs[i], -1);
        }
        return total;
    }

    @Override
    public long position() throws IOException {
        int handle = open();
        return (flags & Disk.APPEND) != 0 ? Disk.size(handle) : Disk.seek(handle, -1);
    }

    @Override
    public FileChannel position(long position) throws IOException {
        int handle = open();
        if (position < 0) {
            throw new IllegalArgumentException();
        }
        Disk.seek(handle, position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return Disk.size(open());
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        int handle = open();
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        writing();
        if (size < Disk.size(handle)) {
            Disk.truncate(handle, size);
        }
        if (Disk.seek(handle, -1) > size) {
            Disk.seek(handle, size);
        }
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        Disk.sync(open());
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        reading();
        if (!target.isOpen()) {
            throw new ClosedChannelException();
        }
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        if (target instanceof DiskChannel) {
            ((DiskChannel) target).writing();
        }
        long done = 0;
        while (done < count) {
            ByteBuffer piece = ByteBuffer.allocate((int) Math.min(8192, count - done));
            int n = readAt(piece, position + done);
            if (n <= 0) {
                break;
            }
            piece.flip();
            done += target.write(piece);
        }
        return done;
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
        writing();
        if (!source.isOpen()) {
            throw new ClosedChannelException();
        }
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        if (position > size()) {
            return 0;
        }
        long done = 0;
        while (done < count) {
            ByteBuffer piece = ByteBuffer.allocate((int) Math.min(8192, count - done));
            int n = source.read(piece);
            if (n <= 0) {
                break;
            }
            piece.flip();
            writeAt(piece, position + done);
            done += n;
        }
        return done;
    }

    @Override
    public int read(ByteBuffer dst, long position) throws IOException {
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        return readAt(dst, position);
    }

    @Override
    public int write(ByteBuffer src, long position) throws IOException {
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        return writeAt(src, position);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        int handle = open();
        if (mode == null) {
            throw new NullPointerException("Mode is null");
        }
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        if (position + size < 0) {
            throw new IllegalArgumentException("Position + size overflow");
        }
        if (size > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Size exceeds Integer.MAX_VALUE");
        }
        if (mode != MapMode.READ_ONLY) {
            writing();
        }
        reading();
        if (Disk.size(handle) < position + size) {
            writing();
            Disk.truncate(handle, position + size);
        }
        if (mode == MapMode.PRIVATE) {
            byte[] copy = new byte[(int) size];
            int done = 0;
            while (done < copy.length) {
                int n = Disk.read(handle, copy, done, copy.length - done, position + done);
                if (n < 0) {
                    break;
                }
                done += n;
            }
            return DirectByteBuffer.mapped(copy, false);
        }
        return DirectByteBuffer.mapped(Disk.map(handle, position, (int) size, mode == MapMode.READ_WRITE), mode == MapMode.READ_ONLY);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        open();
        if (shared) {
            reading();
        } else {
            writing();
        }
        synchronized (locks) {
            for (int i = 0; i < locks.size(); i++) {
                if (locks.get(i).overlaps(position, size)) {
                    throw new OverlappingFileLockException();
                }
            }
            Lock lock = new Lock(this, position, size, shared);
            locks.add(lock);
            return lock;
        }
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return lock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        locks.clear();
        if (owner != null) {
            owner.close();
        } else {
            int handle = fd.getInt$();
            fd.setInt$(-1);
            Disk.close(handle);
            if (deleteOnClose != null) {
                Disk.remove(deleteOnClose);
            }
        }
    }

    private static final class Lock extends FileLock {
        private final DiskChannel owner;
        private boolean released;

        Lock(DiskChannel channel, long position, long size, boolean shared) {
            super(channel, position, size, shared);
            owner = channel;
        }

        @Override
        public boolean isValid() {
            return !released && owner.isOpen();
        }

        @Override
        public void release() throws IOException {
            if (!owner.isOpen()) {
                throw new ClosedChannelException();
            }
            released = true;
            owner.locks.remove(this);
        }
    }
}
