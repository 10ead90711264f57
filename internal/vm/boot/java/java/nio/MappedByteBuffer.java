package java.nio;

/** Bytes of a file that is mapped into memory. */
public abstract class MappedByteBuffer extends ByteBuffer {
    MappedByteBuffer(int mark, int position, int limit, int capacity, byte[] hb, int offset) {
        super(mark, position, limit, capacity, hb, offset);
    }

    public final boolean isLoaded() {
        return true;
    }

    public final MappedByteBuffer load() {
        return this;
    }

    public abstract MappedByteBuffer force();
}
