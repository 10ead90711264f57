package java.nio;

/** Floats in an array or, seen as floats, in a ByteBuffer. */
public abstract class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    FloatBuffer(int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
    }

    public static FloatBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        return new Heap(-1, 0, capacity, capacity, new float[capacity], 0, false);
    }

    public static FloatBuffer wrap(float[] array, int offset, int length) {
        if ((offset | length | (offset + length) | (array.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new Heap(-1, offset, offset + length, array.length, array, 0, false);
    }

    public static FloatBuffer wrap(float[] array) {
        return wrap(array, 0, array.length);
    }

    /** The element at an index that was checked. */
    abstract float at(int index);

    abstract void set(int index, float value);

    public abstract FloatBuffer slice();

    public abstract FloatBuffer duplicate();

    public abstract FloatBuffer asReadOnlyBuffer();

    public abstract ByteOrder order();

    final void writable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    public float get() {
        return at(nextGet(1));
    }

    public FloatBuffer put(float value) {
        writable();
        set(nextPut(1), value);
        return this;
    }

    public float get(int index) {
        return at(checkIndex(index, 1));
    }

    public FloatBuffer put(int index, float value) {
        writable();
        set(checkIndex(index, 1), value);
        return this;
    }

    public FloatBuffer get(float[] dst, int offset, int length) {
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

    public FloatBuffer get(float[] dst) {
        return get(dst, 0, dst.length);
    }

    public FloatBuffer put(FloatBuffer src) {
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

    public FloatBuffer put(float[] src, int offset, int length) {
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

    public final FloatBuffer put(float[] src) {
        return put(src, 0, src.length);
    }

    public FloatBuffer compact() {
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
    public float[] array() {
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
    public FloatBuffer position(int to) {
        super.position(to);
        return this;
    }

    @Override
    public FloatBuffer limit(int to) {
        super.limit(to);
        return this;
    }

    @Override
    public FloatBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public FloatBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public FloatBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public FloatBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public FloatBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        return (this instanceof Heap ? "java.nio.HeapFloatBuffer" : "java.nio.ByteBufferAsFloatBuffer") + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
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
        return other instanceof FloatBuffer && remaining() == ((FloatBuffer) other).remaining() && compareTo((FloatBuffer) other) == 0;
    }

    @Override
    public int compareTo(FloatBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = compare(at(position + i), that.at(that.position + i));
            if (c != 0) {
                return c;
            }
        }
        return remaining() - that.remaining();
    }

    private static int compare(float a, float b) {
        return a < b ? -1 : a > b ? 1 : a == b ? 0 : Float.isNaN(a) ? Float.isNaN(b) ? 0 : 1 : -1;
    }

    /** In an array. */
    static final class Heap extends FloatBuffer {
        private final float[] hb;
        private final int offset;
        private final boolean readOnly;

        Heap(int mark, int position, int limit, int capacity, float[] hb, int offset, boolean readOnly) {
            super(mark, position, limit, capacity);
            this.hb = hb;
            this.offset = offset;
            this.readOnly = readOnly;
        }

        @Override
        float at(int index) {
            return hb[offset + index];
        }

        @Override
        void set(int index, float value) {
            hb[offset + index] = value;
        }

        @Override
        public FloatBuffer get(float[] dst, int at, int length) {
            checkBounds(at, length, dst.length);
            if (length > remaining()) {
                throw new BufferUnderflowException();
            }
            System.arraycopy(hb, offset + position, dst, at, length);
            position += length;
            return this;
        }

        @Override
        public FloatBuffer put(float[] src, int at, int length) {
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
        public FloatBuffer slice() {
            return new Heap(-1, 0, remaining(), remaining(), hb, offset + position, readOnly);
        }

        @Override
        public FloatBuffer duplicate() {
            return new Heap(mark, position, limit, capacity, hb, offset, readOnly);
        }

        @Override
        public FloatBuffer asReadOnlyBuffer() {
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
        public float[] array() {
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
    static final class Of extends FloatBuffer {
        private final ByteBuffer bytes;

        Of(ByteBuffer bytes) {
            super(-1, 0, bytes.capacity() / 4, bytes.capacity() / 4);
            this.bytes = bytes;
        }

        private Of(ByteBuffer bytes, int mark, int position, int limit, int capacity) {
            super(mark, position, limit, capacity);
            this.bytes = bytes;
        }

        @Override
        float at(int index) {
            return bytes.getFloat(index * 4);
        }

        @Override
        void set(int index, float value) {
            bytes.putFloat(index * 4, value);
        }

        @Override
        public FloatBuffer slice() {
            ByteBuffer b = bytes.duplicate();
            b.clear().position(position * 4).limit(limit * 4);
            return new Of(b.slice().order(bytes.order()));
        }

        @Override
        public FloatBuffer duplicate() {
            return new Of(bytes, mark, position, limit, capacity);
        }

        @Override
        public FloatBuffer asReadOnlyBuffer() {
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
