package java.io;

import java.util.Arrays;

/** Collects characters in an array. */
public class CharArrayWriter extends Writer {
    protected char[] buf;
    protected int count;

    public CharArrayWriter() {
        this(32);
    }

    public CharArrayWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new char[size];
    }

    private void room(int needed) {
        if (needed > buf.length) {
            buf = Arrays.copyOf(buf, Math.max(buf.length << 1, needed));
        }
    }

    @Override
    public void write(int c) {
        synchronized (lock) {
            room(count + 1);
            buf[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] chars, int offset, int length) {
        Ranges.check(chars.length, offset, length);
        synchronized (lock) {
            room(count + length);
            System.arraycopy(chars, offset, buf, count, length);
            count += length;
        }
    }

    @Override
    public void write(String text, int offset, int length) {
        synchronized (lock) {
            room(count + length);
            text.getChars(offset, offset + length, buf, count);
            count += length;
        }
    }

    public void writeTo(Writer out) throws IOException {
        synchronized (lock) {
            out.write(buf, 0, count);
        }
    }

    @Override
    public CharArrayWriter append(CharSequence text) {
        String s = String.valueOf(text);
        write(s, 0, s.length());
        return this;
    }

    @Override
    public CharArrayWriter append(CharSequence text, int start, int end) {
        String s = (text == null ? "null" : text).subSequence(start, end).toString();
        write(s, 0, s.length());
        return this;
    }

    @Override
    public CharArrayWriter append(char c) {
        write(c);
        return this;
    }

    public void reset() {
        count = 0;
    }

    public char[] toCharArray() {
        synchronized (lock) {
            return Arrays.copyOf(buf, count);
        }
    }

    public int size() {
        return count;
    }

    @Override
    public String toString() {
        synchronized (lock) {
            return new String(buf, 0, count);
        }
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }
}
