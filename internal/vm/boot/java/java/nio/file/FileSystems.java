package java.nio.file;

import libcore.io.DiskFileSystem;

/** Gives the file system. */
public final class FileSystems {
    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return DiskFileSystem.INSTANCE;
    }
}
