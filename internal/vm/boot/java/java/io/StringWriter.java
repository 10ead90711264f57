package java.io;

/** Collects characters in a StringBuffer. */
public class StringWriter extends Writer {
    private final StringBuffer buf;

    public StringWriter() {
        buf = new StringBuffer();
        lock = buf;
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
        buf = new StringBuffer(size);
        lock = buf;
    }

    @Override
    public void write(int c) {
        buf.append((char) c);
    }

    @Override
    public void write(char[] chars, int offset, int count) {
        Ranges.check(chars.length, offset, count);
        if (count > 0) {
            buf.append(chars, offset, count);
        }
    }

    @Override
    public void write(String text) {
        buf.append(text);
    }

    @Override
    public void write(String text, int offset, int count) {
        buf.append(text.substring(offset, offset + count));
    }

    @Override
    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public StringWriter append(CharSequence text, int start, int end) {
        write((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }

    @Override
    public StringWriter append(char c) {
        write(c);
        return this;
    }

    @Override
    public String toString() {
        return buf.toString();
    }

    public StringBuffer getBuffer() {
        return buf;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() throws IOException {
    }
}
