package java.nio;

/** Doubles in an array or, seen as doubles, in a ByteBuffer. */
public abstract class DoubleBuffer extends Buffer implements Comparable<DoubleBuffer> {
    DoubleBuffer(int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
    }

    public static DoubleBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        return new Heap(-1, 0, capacity, capacity, new double[capacity], 0, false);
    }

    public static DoubleBuffer wrap(double[] array, int offset, int length) {
        if ((offset | length | (offset + length) | (array.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new Heap(-1, offset, offset + length, array.length, array, 0, false);
    }

    public static DoubleBuffer wrap(double[] array) {
        return wrap(array, 0, array.length);
    }

    /** The element at an index that was checked. */
    abstract double at(int index);

    abstract void set(int index, double value);

    public abstract DoubleBuffer slice();

    public abstract DoubleBuffer duplicate();

    public abstract DoubleBuffer asReadOnlyBuffer();

    public abstract ByteOrder order();

    final void writable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    public double get() {
        return at(nextGet(1));
    }

    public DoubleBuffer put(double value) {
        writable();
        set(nextPut(1), value);
        return this;
    }

    public double get(int index) {
        return at(checkIndex(index, 1));
    }

    public DoubleBuffer put(int index, double value) {
        writable();
        set(checkIndex(index, 1), value);
        return this;
    }

    public DoubleBuffer get(double[] dst, int offset, int length) {
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

    public DoubleBuffer get(double[] dst) {
        return get(dst, 0, dst.length);
    }

    public DoubleBuffer put(DoubleBuffer src) {
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

    public DoubleBuffer put(double[] src, int offset, int length) {
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

    public final DoubleBuffer put(double[] src) {
        return put(src, 0, src.length);
    }

    public DoubleBuffer compact() {
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
    public double[] array() {
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
    public DoubleBuffer position(int to) {
        super.position(to);
        return this;
    }

    @Override
    public DoubleBuffer limit(int to) {
        super.limit(to);
        return this;
    }

    @Override
    public DoubleBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public DoubleBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public DoubleBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public DoubleBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public DoubleBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        return (this instanceof Heap ? "java.nio.HeapDoubleBuffer" : "java.nio.ByteBufferAsDoubleBuffer") + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
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
        return other instanceof DoubleBuffer && remaining() == ((DoubleBuffer) other).remaining() && compareTo((DoubleBuffer) other) == 0;
    }

    @Override
    public int compareTo(DoubleBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = compare(at(position + i), that.at(that.position + i));
            if (c != 0) {
                return c;
            }
        }
        return remaining() - that.remaining();
    }

    private static int compare(double a, double b) {
        return a < b ? -1 : a > b ? 1 : a == b ? 0 : Double.isNaN(a) ? Double.isNaN(b) ? 0 : 1 : -1;
    }

    /** In an array. */
    static final class Heap extends DoubleBuffer {
        private final double[] hb;
        private final int offset;
        private final boolean readOnly;

        Heap(int mark, int position, int limit, int capacity, double[] hb, int offset, boolean readOnly) {
            super(mark, position, limit, capacity);
            this.hb = hb;
            this.offset = offset;
            this.readOnly = readOnly;
        }

        @Override
        double at(int index) {
            return hb[offset + index];
        }

        @Override
        void set(int index, double value) {
            hb[offset + index] = value;
        }

        @Override
        public DoubleBuffer get(double[] dst, int at, int length) {
            checkBounds(at, length, dst.length);
            if (length > remaining()) {
                throw new BufferUnderflowException();
            }
            System.arraycopy(hb, offset + position, dst, at, length);
            position += length;
            return this;
        }

        @Override
        public DoubleBuffer put(double[] src, int at, int length) {
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
        public DoubleBuffer slice() {
            return new Heap(-1, 0, remaining(), remaining(), hb, offset + position, readOnly);
        }

        @Override
        public DoubleBuffer duplicate() {
            return new Heap(mark, position, limit, capacity, hb, offset, readOnly);
        }

        @Override
        public DoubleBuffer asReadOnlyBuffer() {
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
        public double[] array() {
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
    static final class Of extends DoubleBuffer {
        private final ByteBuffer bytes;

        Of(ByteBuffer bytes) {
            super(-1, 0, bytes.capacity() / 8, bytes.capacity() / 8);
            this.bytes = bytes;
        }

        private Of(ByteBuffer bytes, int mark, int position, int limit, int capacity) {
            super(mark, position, limit, capacity);
            this.bytes = bytes;
        }

        @Override
        double at(int index) {
            return bytes.getDouble(index * 8);
        }

        @Override
        void set(int index, double value) {
            bytes.putDouble(index * 8, value);
        }

        @Override
        public DoubleBuffer slice() {
            ByteBuffer b = bytes.duplicate();
            b.clear().position(position * 8).limit(limit * 8);
            return new Of(b.slice().order(bytes.order()));
        }

        @Override
        public DoubleBuffer duplicate() {
            return new Of(bytes, mark, position, limit, capacity);
        }

        @Override
        public DoubleBuffer asReadOnlyBuffer() {
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
