package java.nio;

import java.io.IOException;
import java.util.stream.IntStream;

/** Chars in an array or, seen as chars, in a ByteBuffer. */
public abstract class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    CharBuffer(int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        return new Heap(-1, 0, capacity, capacity, new char[capacity], 0, false);
    }

    public static CharBuffer wrap(char[] array, int offset, int length) {
        if ((offset | length | (offset + length) | (array.length - (offset + length))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new Heap(-1, offset, offset + length, array.length, array, 0, false);
    }

    public static CharBuffer wrap(char[] array) {
        return wrap(array, 0, array.length);
    }

    /** The element at an index that was checked. */
    abstract char at(int index);

    abstract void set(int index, char value);

    public abstract CharBuffer slice();

    public abstract CharBuffer duplicate();

    public abstract CharBuffer asReadOnlyBuffer();

    public abstract ByteOrder order();

    final void writable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    public char get() {
        return at(nextGet(1));
    }

    public CharBuffer put(char value) {
        writable();
        set(nextPut(1), value);
        return this;
    }

    public char get(int index) {
        return at(checkIndex(index, 1));
    }

    public CharBuffer put(int index, char value) {
        writable();
        set(checkIndex(index, 1), value);
        return this;
    }

    public CharBuffer get(char[] dst, int offset, int length) {
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

    public CharBuffer get(char[] dst) {
        return get(dst, 0, dst.length);
    }

    public CharBuffer put(CharBuffer src) {
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

    public CharBuffer put(char[] src, int offset, int length) {
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

    public final CharBuffer put(char[] src) {
        return put(src, 0, src.length);
    }

    public CharBuffer compact() {
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
    public char[] array() {
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
    public CharBuffer position(int to) {
        super.position(to);
        return this;
    }

    @Override
    public CharBuffer limit(int to) {
        super.limit(to);
        return this;
    }

    @Override
    public CharBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public CharBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public String toString() {
        return text(position, limit);
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
        return other instanceof CharBuffer && remaining() == ((CharBuffer) other).remaining() && compareTo((CharBuffer) other) == 0;
    }

    @Override
    public int compareTo(CharBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = compare(at(position + i), that.at(that.position + i));
            if (c != 0) {
                return c;
            }
        }
        return remaining() - that.remaining();
    }

    private static int compare(char a, char b) {
        return a - b;
    }

    public static CharBuffer wrap(CharSequence text, int start, int end) {
        if (start < 0 || end < start || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        return new OfText(text, start, end);
    }

    public static CharBuffer wrap(CharSequence text) {
        return wrap(text, 0, text.length());
    }

    private String text(int from, int to) {
        char[] chars = new char[to - from];
        for (int i = from; i < to; i++) {
            chars[i - from] = at(i);
        }
        return new String(chars);
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        int n = Math.min(remaining(), target.remaining());
        if (remaining() == 0) {
            return -1;
        }
        if (n > 0 && target == this) {
            throw new IllegalArgumentException();
        }
        for (int i = 0; i < n; i++) {
            target.put(get());
        }
        return n;
    }

    public CharBuffer put(String src, int start, int end) {
        checkBounds(start, end - start, src.length());
        writable();
        if (end - start > remaining()) {
            throw new BufferOverflowException();
        }
        for (int i = start; i < end; i++) {
            put(src.charAt(i));
        }
        return this;
    }

    public final CharBuffer put(String src) {
        return put(src, 0, src.length());
    }

    @Override
    public final int length() {
        return remaining();
    }

    @Override
    public final char charAt(int index) {
        return at(position + checkIndex(index, 1, remaining()));
    }

    private static int checkIndex(int index, int n, int length) {
        if (index < 0 || n > length - index) {
            throw new IndexOutOfBoundsException("index=" + index + " out of bounds (limit=" + length + ", nb=" + n + ")");
        }
        return index;
    }

    @Override
    public CharBuffer subSequence(int start, int end) {
        if (start < 0 || end > length() || start > end) {
            throw new IndexOutOfBoundsException();
        }
        CharBuffer b = duplicate();
        int from = position;
        b.limit(from + end);
        b.position(from + start);
        return b;
    }

    @Override
    public CharBuffer append(CharSequence text) {
        return put(text == null ? "null" : text.toString());
    }

    @Override
    public CharBuffer append(CharSequence text, int start, int end) {
        return put((text == null ? "null" : text).subSequence(start, end).toString());
    }

    @Override
    public CharBuffer append(char c) {
        return put(c);
    }

    public IntStream chars() {
        int[] units = new int[remaining()];
        for (int i = 0; i < units.length; i++) {
            units[i] = at(position + i);
        }
        return IntStream.of(units);
    }

    /** In an array. */
    static final class Heap extends CharBuffer {
        private final char[] hb;
        private final int offset;
        private final boolean readOnly;

        Heap(int mark, int position, int limit, int capacity, char[] hb, int offset, boolean readOnly) {
            super(mark, position, limit, capacity);
            this.hb = hb;
            this.offset = offset;
            this.readOnly = readOnly;
        }

        @Override
        char at(int index) {
            return hb[offset + index];
        }

        @Override
        void set(int index, char value) {
            hb[offset + index] = value;
        }

        @Override
        public CharBuffer get(char[] dst, int at, int length) {
            checkBounds(at, length, dst.length);
            if (length > remaining()) {
                throw new BufferUnderflowException();
            }
            System.arraycopy(hb, offset + position, dst, at, length);
            position += length;
            return this;
        }

        @Override
        public CharBuffer put(char[] src, int at, int length) {
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
        public CharBuffer slice() {
            return new Heap(-1, 0, remaining(), remaining(), hb, offset + position, readOnly);
        }

        @Override
        public CharBuffer duplicate() {
            return new Heap(mark, position, limit, capacity, hb, offset, readOnly);
        }

        @Override
        public CharBuffer asReadOnlyBuffer() {
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
        public char[] array() {
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
    static final class Of extends CharBuffer {
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
        char at(int index) {
            return bytes.getChar(index * 2);
        }

        @Override
        void set(int index, char value) {
            bytes.putChar(index * 2, value);
        }

        @Override
        public CharBuffer slice() {
            ByteBuffer b = bytes.duplicate();
            b.clear().position(position * 2).limit(limit * 2);
            return new Of(b.slice().order(bytes.order()));
        }

        @Override
        public CharBuffer duplicate() {
            return new Of(bytes, mark, position, limit, capacity);
        }

        @Override
        public CharBuffer asReadOnlyBuffer() {
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

    /** In a CharSequence, not to be changed. */
    static final class OfText extends CharBuffer {
        private final CharSequence text;
        private final int offset;

        OfText(CharSequence text, int start, int end) {
            super(-1, start, end, text.length());
            this.text = text;
            offset = 0;
        }

        private OfText(CharSequence text, int mark, int position, int limit, int capacity, int offset) {
            super(mark, position, limit, capacity);
            this.text = text;
            this.offset = offset;
        }

        @Override
        char at(int index) {
            return text.charAt(offset + index);
        }

        @Override
        void set(int index, char value) {
            throw new ReadOnlyBufferException();
        }

        @Override
        public CharBuffer slice() {
            return new OfText(text, -1, 0, remaining(), remaining(), offset + position);
        }

        @Override
        public CharBuffer duplicate() {
            return new OfText(text, mark, position, limit, capacity, offset);
        }

        @Override
        public CharBuffer asReadOnlyBuffer() {
            return duplicate();
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.nativeOrder();
        }

        @Override
        public boolean isReadOnly() {
            return true;
        }
    }
}
