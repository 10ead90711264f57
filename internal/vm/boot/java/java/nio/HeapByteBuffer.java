package java.nio;

/** Bytes in an array of the program. */
class HeapByteBuffer extends ByteBuffer {
    HeapByteBuffer(int mark, int position, int limit, int capacity, byte[] hb, int offset, boolean readOnly) {
        super(mark, position, limit, capacity, hb, offset);
        isReadOnly = readOnly;
    }

    @Override
    ByteBuffer view(int mark, int position, int limit, int capacity, int offset, boolean readOnly) {
        return readOnly ? new HeapByteBufferR(mark, position, limit, capacity, hb, offset)
                : new HeapByteBuffer(mark, position, limit, capacity, hb, offset, false);
    }
}
