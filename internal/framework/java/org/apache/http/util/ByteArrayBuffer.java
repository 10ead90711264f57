package org.apache.http.util;

/** Bytes that grow. */
public final class ByteArrayBuffer {
    private byte[] buffer;
    private int len;

    public ByteArrayBuffer(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Buffer capacity may not be negative");
        }
        buffer = new byte[capacity];
    }

    private void expand(int newlen) {
        byte[] grown = new byte[Math.max(buffer.length << 1, newlen)];
        System.arraycopy(buffer, 0, grown, 0, len);
        buffer = grown;
    }

    public void append(byte[] b, int off, int len) {
        if (b == null) {
            return;
        }
        if (off < 0 || off > b.length || len < 0 || off + len < 0 || off + len > b.length) {
            throw new IndexOutOfBoundsException();
        }
        if (this.len + len > buffer.length) {
            expand(this.len + len);
        }
        System.arraycopy(b, off, buffer, this.len, len);
        this.len += len;
    }

    public void append(int b) {
        if (len + 1 > buffer.length) {
            expand(len + 1);
        }
        buffer[len++] = (byte) b;
    }

    public void clear() {
        len = 0;
    }

    public byte[] toByteArray() {
        byte[] b = new byte[len];
        System.arraycopy(buffer, 0, b, 0, len);
        return b;
    }

    public int byteAt(int i) {
        return buffer[i];
    }

    public int capacity() {
        return buffer.length;
    }

    public int length() {
        return len;
    }

    public byte[] buffer() {
        return buffer;
    }

    public void setLength(int len) {
        if (len < 0 || len > buffer.length) {
            throw new IndexOutOfBoundsException();
        }
        this.len = len;
    }

    public boolean isEmpty() {
        return len == 0;
    }

    public boolean isFull() {
        return len == buffer.length;
    }
}
