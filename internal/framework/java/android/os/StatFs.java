package android.os;

import java.io.File;

/** The space of a file system. */
public class StatFs {
    private static final long BLOCK = 4096;

    private File mFile;

    public StatFs(String path) {
        restat(path);
    }

    public void restat(String path) {
        File f = new File(path);
        if (!f.exists()) {
            throw new IllegalArgumentException("Invalid path: " + path);
        }
        mFile = f;
    }

    @Deprecated
    public int getBlockSize() {
        return (int) BLOCK;
    }

    public long getBlockSizeLong() {
        return BLOCK;
    }

    @Deprecated
    public int getBlockCount() {
        return (int) getBlockCountLong();
    }

    public long getBlockCountLong() {
        return mFile.getTotalSpace() / BLOCK;
    }

    @Deprecated
    public int getFreeBlocks() {
        return (int) getFreeBlocksLong();
    }

    public long getFreeBlocksLong() {
        return mFile.getFreeSpace() / BLOCK;
    }

    public long getFreeBytes() {
        return mFile.getFreeSpace();
    }

    @Deprecated
    public int getAvailableBlocks() {
        return (int) getAvailableBlocksLong();
    }

    public long getAvailableBlocksLong() {
        return mFile.getUsableSpace() / BLOCK;
    }

    public long getAvailableBytes() {
        return mFile.getUsableSpace();
    }

    public long getTotalBytes() {
        return mFile.getTotalSpace();
    }
}
