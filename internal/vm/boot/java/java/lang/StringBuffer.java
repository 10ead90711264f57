package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A growing text that threads may share. */
public final class StringBuffer extends AbstractStringBuilder implements Serializable, CharSequence, Comparable<StringBuffer> {
    private static final long serialVersionUID = 3388685877147921107L;

    public StringBuffer() {
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Integer.toString(capacity));
        }
        begin(capacity);
    }

    public StringBuffer(String text) {
        begin(text.length() + 16);
        append(text.toString());
    }

    public StringBuffer(CharSequence text) {
        begin(text.length() + 16);
        append(text.toString());
    }

    public synchronized StringBuffer append(Object object) {
        append(String.valueOf(object));
        return this;
    }

    public synchronized StringBuffer append(CharSequence text) {
        append(String.valueOf(text));
        return this;
    }

    public synchronized native StringBuffer append(String text);

    public synchronized native StringBuffer append(boolean value);

    public synchronized native StringBuffer append(char value);

    public synchronized native StringBuffer append(int value);

    public synchronized native StringBuffer append(long value);

    public synchronized native StringBuffer append(float value);

    public synchronized native StringBuffer append(double value);

    public synchronized native StringBuffer append(char[] value);

    public synchronized native StringBuffer append(char[] value, int offset, int length);

    public synchronized StringBuffer append(StringBuffer text) {
        append(String.valueOf(text));
        return this;
    }

    public synchronized native StringBuffer append(CharSequence text, int start, int end);

    public synchronized native StringBuffer appendCodePoint(int codePoint);

    public synchronized native StringBuffer delete(int start, int end);

    public synchronized native StringBuffer deleteCharAt(int index);

    public synchronized native StringBuffer replace(int start, int end, String text);

    public synchronized native StringBuffer insert(int offset, String text);

    public synchronized native StringBuffer insert(int offset, char[] value);

    public synchronized native StringBuffer insert(int index, char[] value, int offset, int length);

    public synchronized native StringBuffer insert(int offset, CharSequence text, int start, int end);

    public synchronized StringBuffer insert(int offset, Object value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, CharSequence value) {
        return value == this ? insert(offset, value, 0, length()) : insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, char value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized StringBuffer insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    public synchronized native StringBuffer reverse();

    public synchronized native String toString();

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(toString());
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        append((String) in.readObject());
    }

    @Override
    public int compareTo(StringBuffer other) {
        return CharSequence.compare(this, other);
    }
}
