package libcore.io;

import java.io.IOException;

/**
 * The virtual file system. Handles are small numbers; failures are thrown as IOException with the
 * words of the operating system, such as "No such file or directory".
 */
public final class Disk {
    public static final int READ = 1;
    public static final int WRITE = 2;
    public static final int CREATE = 4;
    public static final int EXCLUSIVE = 8;
    public static final int TRUNCATE = 16;
    public static final int APPEND = 32;

    private Disk() {
    }

    /** Opens a file and returns its handle. */
    public static native int open(String path, int flags) throws IOException;

    public static native void close(int fd) throws IOException;

    /** Reads at a position, or at the handle's own if position is negative; -1 at the end. */
    public static native int read(int fd, byte[] buffer, int offset, int count, long position) throws IOException;

    public static native int write(int fd, byte[] buffer, int offset, int count, long position) throws IOException;

    /** Bytes that can be read without blocking. */
    public static native int available(int fd) throws IOException;

    /** Moves the handle's position; -1 only asks for it. */
    public static native long seek(int fd, long position) throws IOException;

    public static native long size(int fd) throws IOException;

    public static native void truncate(int fd, long size) throws IOException;

    public static native void sync(int fd) throws IOException;

    /** An array that shares the file's memory, so that changes of either show in the other. */
    public static native byte[] map(int fd, long position, int size, boolean write) throws IOException;

    /** Writes what changed in a mapping to where the file really is. */
    public static native void force(byte[] memory);

    /**
     * Describes a path: kind (1 file, 2 folder, 3 link, 4 other), size, modification time in milliseconds,
     * permission bits, a number that identifies the file, free and total bytes; null if there is no such file.
     */
    public static native long[] stat(String path, boolean followLinks) throws IOException;

    /** Names in a folder in the order of the file system, null if it cannot be listed. */
    public static native String[] list(String path);

    public static native void mkdir(String path) throws IOException;

    public static native void remove(String path) throws IOException;

    public static native void rename(String from, String to) throws IOException;

    public static native void link(String path, String target) throws IOException;

    public static native String readLink(String path) throws IOException;

    public static native boolean setModified(String path, long millis);

    public static native boolean setMode(String path, int mode);

    /** The path without links, dots and doubled slashes. */
    public static native String canonical(String path) throws IOException;

    /** Free and total bytes for this app. */
    public static native long[] space();

    /** A random number for the names of temporary files. */
    public static native long random();
}
