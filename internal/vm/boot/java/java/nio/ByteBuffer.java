package java.nio;

/**
 * Bytes. All kinds are one: an array and where in it the buffer begins; direct and mapped buffers
 * only do not show their array.
 */
public abstract class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    final byte[] hb;
    final int offset;
    boolean isReadOnly;
    boolean bigEndian = true;

    ByteBuffer(int mark, int position, int limit, int capacity, byte[] hb, int offset) {
        super(mark, position, limit, capacity);
        this.hb = hb;
        this.offset = offset;
    }

    public static ByteBuffer allocateDirect(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Negative capacity: " + capacity);
        }
        return new DirectByteBuffer(-1, 0, capacity, capacity, new byte[capacity], 0, false, false);
    }

    public static ByteBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        return new HeapByteBuffer(-1, 0, capacity, capacity, new byte[capacity], 0, false);
    }

    public static ByteBuffer wrap(byte[] array, int offset, int length) {
        if ((offset | length | (offset + length) | (array.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new HeapByteBuffer(-1, offset, offset + length, array.length, array, 0, false);
    }

    public static ByteBuffer wrap(byte[] array) {
        return wrap(array, 0, array.length);
    }

    /** A buffer of the same kind over the same bytes. */
    abstract ByteBuffer view(int mark, int position, int limit, int capacity, int offset, boolean readOnly);

    public ByteBuffer slice() {
        return view(-1, 0, remaining(), remaining(), offset + position, isReadOnly);
    }

    public ByteBuffer duplicate() {
        return view(mark, position, limit, capacity, offset, isReadOnly);
    }

    public ByteBuffer asReadOnlyBuffer() {
        return view(mark, position, limit, capacity, offset, true);
    }

    final void writable() {
        if (isReadOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    public native byte get();

    public native ByteBuffer put(byte value);

    public byte get(int index) {
        return hb[offset + checkIndex(index, 1)];
    }

    public ByteBuffer put(int index, byte value) {
        writable();
        hb[offset + checkIndex(index, 1)] = value;
        return this;
    }

    public ByteBuffer get(byte[] dst, int at, int length) {
        checkBounds(at, length, dst.length);
        if (length > remaining()) {
            throw new BufferUnderflowException();
        }
        System.arraycopy(hb, offset + position, dst, at, length);
        position += length;
        return this;
    }

    public ByteBuffer get(byte[] dst) {
        return get(dst, 0, dst.length);
    }

    public ByteBuffer put(ByteBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException();
        }
        writable();
        int n = src.remaining();
        if (n > remaining()) {
            throw new BufferOverflowException();
        }
        System.arraycopy(src.hb, src.offset + src.position, hb, offset + position, n);
        src.position += n;
        position += n;
        return this;
    }

    public ByteBuffer put(byte[] src, int at, int length) {
        writable();
        checkBounds(at, length, src.length);
        if (length > remaining()) {
            throw new BufferOverflowException();
        }
        System.arraycopy(src, at, hb, offset + position, length);
        position += length;
        return this;
    }

    public final ByteBuffer put(byte[] src) {
        return put(src, 0, src.length);
    }

    @Override
    public final boolean hasArray() {
        return hb != null && !isReadOnly && !hidden();
    }

    /** Whether the array is not the program's to see. */
    boolean hidden() {
        return false;
    }

    @Override
    public final byte[] array() {
        if (hidden()) {
            throw new UnsupportedOperationException();
        }
        writable();
        return hb;
    }

    @Override
    public final int arrayOffset() {
        if (hidden()) {
            throw new UnsupportedOperationException();
        }
        writable();
        return offset;
    }

    @Override
    public ByteBuffer position(int to) {
        super.position(to);
        return this;
    }

    @Override
    public ByteBuffer limit(int to) {
        super.limit(to);
        return this;
    }

    @Override
    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    public ByteBuffer compact() {
        writable();
        int n = remaining();
        System.arraycopy(hb, offset + position, hb, offset, n);
        position = n;
        limit = capacity;
        mark = -1;
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return isReadOnly;
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }

    @Override
    public int hashCode() {
        int h = 1;
        for (int i = limit - 1; i >= position; i--) {
            h = 31 * h + hb[offset + i];
        }
        return h;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof ByteBuffer)) {
            return false;
        }
        ByteBuffer that = (ByteBuffer) other;
        return remaining() == that.remaining() && compareTo(that) == 0;
    }

    @Override
    public int compareTo(ByteBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = hb[offset + position + i] - that.hb[that.offset + that.position + i];
            if (c != 0) {
                return c;
            }
        }
        return remaining() - that.remaining();
    }

    public final ByteOrder order() {
        return bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder order) {
        bigEndian = order == ByteOrder.BIG_ENDIAN;
        return this;
    }

    public final int alignmentOffset(int index, int unit) {
        return (offset + index) % unit;
    }

    public char getChar() {
        return (char) Bits.getShort(hb, offset + nextGet(2), bigEndian);
    }

    public ByteBuffer putChar(char value) {
        writable();
        Bits.putShort(hb, offset + nextPut(2), (short) value, bigEndian);
        return this;
    }

    public char getChar(int index) {
        return (char) Bits.getShort(hb, offset + checkIndex(index, 2), bigEndian);
    }

    public ByteBuffer putChar(int index, char value) {
        writable();
        Bits.putShort(hb, offset + checkIndex(index, 2), (short) value, bigEndian);
        return this;
    }

    public native short getShort();

    public native ByteBuffer putShort(short value);

    public short getShort(int index) {
        return Bits.getShort(hb, offset + checkIndex(index, 2), bigEndian);
    }

    public ByteBuffer putShort(int index, short value) {
        writable();
        Bits.putShort(hb, offset + checkIndex(index, 2), value, bigEndian);
        return this;
    }

    public native int getInt();

    public native ByteBuffer putInt(int value);

    public int getInt(int index) {
        return Bits.getInt(hb, offset + checkIndex(index, 4), bigEndian);
    }

    public ByteBuffer putInt(int index, int value) {
        writable();
        Bits.putInt(hb, offset + checkIndex(index, 4), value, bigEndian);
        return this;
    }

    public native long getLong();

    public native ByteBuffer putLong(long value);

    public long getLong(int index) {
        return Bits.getLong(hb, offset + checkIndex(index, 8), bigEndian);
    }

    public ByteBuffer putLong(int index, long value) {
        writable();
        Bits.putLong(hb, offset + checkIndex(index, 8), value, bigEndian);
        return this;
    }

    public float getFloat() {
        return Float.intBitsToFloat(getInt());
    }

    public ByteBuffer putFloat(float value) {
        return putInt(Float.floatToRawIntBits(value));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat(getInt(index));
    }

    public ByteBuffer putFloat(int index, float value) {
        return putInt(index, Float.floatToRawIntBits(value));
    }

    public double getDouble() {
        return Double.longBitsToDouble(getLong());
    }

    public ByteBuffer putDouble(double value) {
        return putLong(Double.doubleToRawLongBits(value));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(getLong(index));
    }

    public ByteBuffer putDouble(int index, double value) {
        return putLong(index, Double.doubleToRawLongBits(value));
    }

    /** The bytes from the position on, for views of other types. */
    private ByteBuffer rest() {
        ByteBuffer b = slice();
        b.bigEndian = bigEndian;
        return b;
    }

    public CharBuffer asCharBuffer() {
        return new CharBuffer.Of(rest());
    }

    public ShortBuffer asShortBuffer() {
        return new ShortBuffer.Of(rest());
    }

    public IntBuffer asIntBuffer() {
        return new IntBuffer.Of(rest());
    }

    public LongBuffer asLongBuffer() {
        return new LongBuffer.Of(rest());
    }

    public FloatBuffer asFloatBuffer() {
        return new FloatBuffer.Of(rest());
    }

    public DoubleBuffer asDoubleBuffer() {
        return new DoubleBuffer.Of(rest());
    }
}
