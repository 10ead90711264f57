package java.nio;

/** Bytes in an array of the program, not to be changed. */
final class HeapByteBufferR extends HeapByteBuffer {
    HeapByteBufferR(int mark, int position, int limit, int capacity, byte[] hb, int offset) {
        super(mark, position, limit, capacity, hb, offset, true);
    }
}
