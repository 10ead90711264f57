package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A growing text. */
public final class StringBuilder extends AbstractStringBuilder implements Serializable, CharSequence, Comparable<StringBuilder> {
    private static final long serialVersionUID = 4383685877147921099L;

    public StringBuilder() {
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Integer.toString(capacity));
        }
        begin(capacity);
    }

    public StringBuilder(String text) {
        begin(text.length() + 16);
        append(text.toString());
    }

    public StringBuilder(CharSequence text) {
        begin(text.length() + 16);
        append(text.toString());
    }

    public StringBuilder append(Object object) {
        append(String.valueOf(object));
        return this;
    }

    public StringBuilder append(CharSequence text) {
        append(String.valueOf(text));
        return this;
    }

    public native StringBuilder append(String text);

    public native StringBuilder append(boolean value);

    public native StringBuilder append(char value);

    public native StringBuilder append(int value);

    public native StringBuilder append(long value);

    public native StringBuilder append(float value);

    public native StringBuilder append(double value);

    public native StringBuilder append(char[] value);

    public native StringBuilder append(char[] value, int offset, int length);

    public StringBuilder append(StringBuffer text) {
        append(String.valueOf(text));
        return this;
    }

    public native StringBuilder append(CharSequence text, int start, int end);

    public native StringBuilder appendCodePoint(int codePoint);

    public native StringBuilder delete(int start, int end);

    public native StringBuilder deleteCharAt(int index);

    public native StringBuilder replace(int start, int end, String text);

    public native StringBuilder insert(int offset, String text);

    public native StringBuilder insert(int offset, char[] value);

    public native StringBuilder insert(int index, char[] value, int offset, int length);

    public native StringBuilder insert(int offset, CharSequence text, int start, int end);

    public StringBuilder insert(int offset, Object value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, CharSequence value) {
        return value == this ? insert(offset, value, 0, length()) : insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    public native StringBuilder reverse();

    public native String toString();

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        char[] chars = new char[capacity()];
        getChars(0, length(), chars, 0);
        out.writeInt(length());
        out.writeObject(chars);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = in.readInt();
        append((char[]) in.readObject(), 0, length);
    }

    @Override
    public int compareTo(StringBuilder other) {
        return CharSequence.compare(this, other);
    }
}
