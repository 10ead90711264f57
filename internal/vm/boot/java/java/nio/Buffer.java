package java.nio;

/** A run of elements with a position and a limit. */
public abstract class Buffer {
    int mark = -1;
    int position;
    int limit;
    final int capacity;

    Buffer(int mark, int position, int limit, int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Negative capacity: " + capacity);
        }
        this.capacity = capacity;
        limit(limit);
        position(position);
        if (mark >= 0) {
            if (mark > position) {
                throw new IllegalArgumentException("mark > position: (" + mark + " > " + position + ")");
            }
            this.mark = mark;
        }
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int to) {
        if (to > limit || to < 0) {
            throw new IllegalArgumentException("Bad position " + to + "/" + limit);
        }
        position = to;
        if (mark > to) {
            mark = -1;
        }
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int to) {
        if (to > capacity || to < 0) {
            throw new IllegalArgumentException("Bad limit " + to + "/" + capacity);
        }
        limit = to;
        if (position > to) {
            position = to;
        }
        if (mark > to) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return limit > position ? limit - position : 0;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public abstract boolean isDirect();

    // The steps of relative and absolute access.

    final int nextGet(int n) {
        int p = position;
        if (limit - p < n) {
            throw new BufferUnderflowException();
        }
        position = p + n;
        return p;
    }

    final int nextPut(int n) {
        int p = position;
        if (limit - p < n) {
            throw new BufferOverflowException();
        }
        position = p + n;
        return p;
    }

    final int checkIndex(int i, int n) {
        if (i < 0 || n > limit - i) {
            throw new IndexOutOfBoundsException("index=" + i + " out of bounds (limit=" + limit + (n > 1 ? ", nb=" + n : "") + ")");
        }
        return i;
    }

    static void checkBounds(int offset, int count, int length) {
        if ((offset | count | (offset + count) | (length - (offset + count))) < 0) {
            throw new IndexOutOfBoundsException("off=" + offset + ", len=" + count + " out of bounds (size=" + length + ")");
        }
    }
}
