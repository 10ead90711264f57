package java.nio;

/** Shorts in an array or, seen as shorts, in a ByteBuffer. */
public abstract class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    ShortBuffer(int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
    }

    public static ShortBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        return new Heap(-1, 0, capacity, capacity, new short[capacity], 0, false);
    }

    public static ShortBuffer wrap(short[] array, int offset, int length) {
        if ((offset | length | (offset + length) | (array.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new Heap(-1, offset, offset + length, array.length, array, 0, false);
    }

    public static ShortBuffer wrap(short[] array) {
        return wrap(array, 0, array.length);
    }

    /** The element at an index that was checked. */
    abstract short at(int index);

    abstract void set(int index, short value);

    public abstract ShortBuffer slice();

    public abstract ShortBuffer duplicate();

    public abstract ShortBuffer asReadOnlyBuffer();

    public abstract ByteOrder order();

    final void writable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    public short get() {
        return at(nextGet(1));
    }

    public ShortBuffer put(short value) {
        writable();
        set(nextPut(1), value);
        return this;
    }

    public short get(int index) {
        return at(checkIndex(index, 1));
    }

    public ShortBuffer put(int index, short value) {
        writable();
        set(checkIndex(index, 1), value);
        return this;
    }

    public ShortBuffer get(short[] dst, int offset, int length) {
        checkBounds(offset, length, dst.length);
        if (length > remaining()) {
            throw new BufferUnderflowException();
        }
        for (int i = 0; i < length; i++) {
            dst[offset + i] = at(position + i);
        }
        position += length;
        return this;
    }

    public ShortBuffer get(short[] dst) {
        return get(dst, 0, dst.length);
    }

    public ShortBuffer put(ShortBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException();
        }
        writable();
        int n = src.remaining();
        if (n > remaining()) {
            throw new BufferOverflowException();
        }
        for (int i = 0; i < n; i++) {
            set(position + i, src.at(src.position + i));
        }
        src.position += n;
        position += n;
        return this;
    }

    public ShortBuffer put(short[] src, int offset, int length) {
        writable();
        checkBounds(offset, length, src.length);
        if (length > remaining()) {
            throw new BufferOverflowException();
        }
        for (int i = 0; i < length; i++) {
            set(position + i, src[offset + i]);
        }
        position += length;
        return this;
    }

    public final ShortBuffer put(short[] src) {
        return put(src, 0, src.length);
    }

    public ShortBuffer compact() {
        writable();
        int n = remaining();
        for (int i = 0; i < n; i++) {
            set(i, at(position + i));
        }
        position = n;
        limit = capacity;
        mark = -1;
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public short[] array() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int arrayOffset() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    public ShortBuffer position(int to) {
        super.position(to);
        return this;
    }

    @Override
    public ShortBuffer limit(int to) {
        super.limit(to);
        return this;
    }

    @Override
    public ShortBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ShortBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ShortBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ShortBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ShortBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        return (this instanceof Heap ? "java.nio.HeapShortBuffer" : "java.nio.ByteBufferAsShortBuffer") + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }

    @Override
    public int hashCode() {
        int h = 1;
        for (int i = limit - 1; i >= position; i--) {
            h = 31 * h + (int) at(i);
        }
        return h;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof ShortBuffer && remaining() == ((ShortBuffer) other).remaining() && compareTo((ShortBuffer) other) == 0;
    }

    @Override
    public int compareTo(ShortBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = compare(at(position + i), that.at(that.position + i));
            if (c != 0) {
                return c;
            }
        }
        return remaining() - that.remaining();
    }

    private static int compare(short a, short b) {
        return a - b;
    }

    /** In an array. */
    static final class Heap extends ShortBuffer {
        private final short[] hb;
        private final int offset;
        private final boolean readOnly;

        Heap(int mark, int position, int limit, int capacity, short[] hb, int offset, boolean readOnly) {
            super(mark, position, limit, capacity);
            this.hb = hb;
            this.offset = offset;
            this.readOnly = readOnly;
        }

        @Override
        short at(int index) {
            return hb[offset + index];
        }

        @Override
        void set(int index, short value) {
            hb[offset + index] = value;
        }

        @Override
        public ShortBuffer get(short[] dst, int at, int length) {
            checkBounds(at, length, dst.length);
            if (length > remaining()) {
                throw new BufferUnderflowException();
            }
            System.arraycopy(hb, offset + position, dst, at, length);
            position += length;
            return this;
        }

        @Override
        public ShortBuffer put(short[] src, int at, int length) {
            writable();
            checkBounds(at, length, src.length);
            if (length > remaining()) {
                throw new BufferOverflowException();
            }
            System.arraycopy(src, at, hb, offset + position, length);
            position += length;
            return this;
        }

        @Override
        public ShortBuffer slice() {
            return new Heap(-1, 0, remaining(), remaining(), hb, offset + position, readOnly);
        }

        @Override
        public ShortBuffer duplicate() {
            return new Heap(mark, position, limit, capacity, hb, offset, readOnly);
        }

        @Override
        public ShortBuffer asReadOnlyBuffer() {
            return new Heap(mark, position, limit, capacity, hb, offset, true);
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.nativeOrder();
        }

        @Override
        public boolean isReadOnly() {
            return readOnly;
        }

        @Override
        public boolean hasArray() {
            return !readOnly;
        }

        @Override
        public short[] array() {
            writable();
            return hb;
        }

        @Override
        public int arrayOffset() {
            writable();
            return offset;
        }
    }

    /** In a ByteBuffer. */
    static final class Of extends ShortBuffer {
        private final ByteBuffer bytes;

        Of(ByteBuffer bytes) {
            super(-1, 0, bytes.capacity() / 2, bytes.capacity() / 2);
            this.bytes = bytes;
        }

        private Of(ByteBuffer bytes, int mark, int position, int limit, int capacity) {
            super(mark, position, limit, capacity);
            this.bytes = bytes;
        }

        @Override
        short at(int index) {
            return bytes.getShort(index * 2);
        }

        @Override
        void set(int index, short value) {
            bytes.putShort(index * 2, value);
        }

        @Override
        public ShortBuffer slice() {
            ByteBuffer b = bytes.duplicate();
            b.clear().position(position * 2).limit(limit * 2);
            return new Of(b.slice().order(bytes.order()));
        }

        @Override
        public ShortBuffer duplicate() {
            return new Of(bytes, mark, position, limit, capacity);
        }

        @Override
        public ShortBuffer asReadOnlyBuffer() {
            return new Of(bytes.asReadOnlyBuffer().order(bytes.order()), mark, position, limit, capacity);
        }

        @Override
        public ByteOrder order() {
            return bytes.order();
        }

        @Override
        public boolean isReadOnly() {
            return bytes.isReadOnly();
        }

        @Override
        public boolean isDirect() {
            return bytes.isDirect();
        }
    }
}
