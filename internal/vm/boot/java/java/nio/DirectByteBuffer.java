package java.nio;

import libcore.io.Disk;

/** Bytes outside the program's arrays: allocated for it, or a part of a file. */
public class DirectByteBuffer extends MappedByteBuffer {
    private final boolean isFile;

    DirectByteBuffer(int mark, int position, int limit, int capacity, byte[] hb, int offset, boolean readOnly, boolean isFile) {
        super(mark, position, limit, capacity, hb, offset);
        isReadOnly = readOnly;
        this.isFile = isFile;
    }

    /** For file channels: the buffer of a mapping. */
    public static MappedByteBuffer mapped(byte[] memory, boolean readOnly) {
        return new DirectByteBuffer(-1, 0, memory.length, memory.length, memory, 0, readOnly, true);
    }

    @Override
    ByteBuffer view(int mark, int position, int limit, int capacity, int offset, boolean readOnly) {
        return new DirectByteBuffer(mark, position, limit, capacity, hb, offset, readOnly, isFile);
    }

    @Override
    boolean hidden() {
        // Memory that allocateDirect gives is an array on Android and shows; that of a file does not.
        return isFile;
    }

    @Override
    public boolean isDirect() {
        return true;
    }

    @Override
    public MappedByteBuffer force() {
        if (isFile) {
            Disk.force(hb);
        }
        return this;
    }
}
